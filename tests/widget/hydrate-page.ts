// A page of a partner in React that was rendered on the server: React takes over its HTML when the test says so.
import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'

const root = document.querySelector<HTMLElement>('#app')
const { api = '', place = '' } = root?.dataset ?? {}

function Site() {
  return h(
    'main',
    null,
    h('h1', null, 'Host'),
    place === 'element'
      ? h('foyer-form', { 'data-ref': 'LEDGER24', 'data-api': api, 'data-handoff': 'stay' })
      : h('div', { 'data-foyer': '' }),
    h('p', null, 'The host goes on.'),
  )
}

Object.assign(window, {
  hydrate: () =>
    root &&
    hydrateRoot(root, h(Site), { onRecoverableError: (error) => console.error('Hydration failed:', error) }),
})
