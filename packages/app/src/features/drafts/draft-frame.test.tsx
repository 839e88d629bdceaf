import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { DraftFrame, showPage } from './draft-frame.tsx'

const pageWith = (style: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${body}</title><style>${style}</style></head><body class="${style}">${body}</body></html>`

it('puts another page into the same document', () => {
  const page = new DOMParser().parseFromString(pageWith('a', 'one'), 'text/html')
  const sheet = page.querySelector('style')
  showPage(page, pageWith('b', 'two'))
  expect(page.body.textContent).toBe('two')
  expect(page.body.className).toBe('b')
  expect(page.title).toBe('two')
  expect(page.querySelector('style')).toBe(sheet)
  expect(sheet?.textContent).toBe('b')
})

const HOME = pageWith('a', '<h1>Home</h1><a href="/emdr/">EMDR</a>')
const EMDR = pageWith('a', '<h1>EMDR</h1><a href="/">Home</a>').replace(
  /<title>.*<\/title>/,
  '<title>EMDR in Atlanta</title>',
)

type Shown = { readonly html: string; readonly path: string; readonly onPage?: (path: string) => void }

function frameOf({ html, path, onPage = () => {} }: Shown) {
  return (
    <MemoryRouter>
      <button type="button">In a drawer</button>
      <DraftFrame html={html} title="The page" pageWidth={0} path={path} onPage={onPage} />
    </MemoryRouter>
  )
}

const documentIn = () => screen.getByTitle<HTMLIFrameElement>('The page').contentDocument as Document

async function openFrame() {
  const { rerender } = render(frameOf({ html: HOME, path: '/' }))
  await waitFor(() => expect(documentIn().querySelector('a[data-path]')).not.toBeNull())
  return (shown: Shown) => rerender(frameOf(shown))
}

it('moves the focus to the heading of another page, and announces the page', async () => {
  const show = await openFrame()
  expect(screen.getByRole('status').textContent).toBe('')
  show({ html: EMDR, path: '/emdr/' })
  expect(documentIn().activeElement?.textContent).toBe('EMDR')
  expect(screen.getByRole('status').textContent).toBe('“EMDR in Atlanta” is shown.')
  show({ html: HOME, path: '/' })
  expect(documentIn().activeElement?.textContent).toBe('Home')
})

it('leaves the focus where it is in the app, and with another rendering of the same page', async () => {
  const show = await openFrame()
  show({ html: HOME.replace('Home', 'Our home'), path: '/' })
  expect(documentIn().activeElement).toBe(documentIn().body)
  expect(screen.getByRole('status').textContent).toBe('')
  screen.getByText('In a drawer').focus()
  show({ html: EMDR, path: '/emdr/' })
  expect(document.activeElement).toBe(screen.getByText('In a drawer'))
  expect(screen.getByRole('status').textContent).toBe('“EMDR in Atlanta” is shown.')
})

it('prepares the links once for each page, and calls the latest handler', async () => {
  const show = await openFrame()
  const added = vi.spyOn(documentIn(), 'addEventListener')
  const onPage = vi.fn()
  show({ html: HOME, path: '/', onPage })
  expect(added).not.toHaveBeenCalled()
  fireEvent.click(documentIn().querySelector('a') as HTMLElement)
  expect(onPage).toHaveBeenCalledExactlyOnceWith('/emdr/')
})
