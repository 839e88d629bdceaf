// A page of a partner in React: it shows the custom element on one of its two views.
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.querySelector<HTMLElement>('#root')

function Site() {
  const [path, setPath] = useState('/')
  const [count, setCount] = useState(0)
  const link = (to: string, name: string) =>
    h(
      'a',
      {
        href: to,
        onClick: (event: Event) => {
          event.preventDefault()
          history.pushState({}, '', to)
          setPath(to)
        },
      },
      name,
    )
  return h(
    'main',
    null,
    link('/', 'Home'),
    link('/about', 'About'),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, `Count ${count}`),
    path === '/' &&
      h('foyer-form', { 'data-ref': 'LEDGER24', 'data-api': root?.dataset.api, 'data-handoff': 'stay' }),
  )
}

if (root) createRoot(root).render(h(Site))
