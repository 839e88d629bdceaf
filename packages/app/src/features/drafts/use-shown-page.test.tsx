import { pageEdits } from '@foyer/draft/personas/page-edits.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { siteRows } from '../../testing/fake-entries.ts'
import { openAsOwner, PRACTICE, SLUG, visitorBackend, widenWindow } from '../../testing/open-draft.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeEach(widenWindow)

const HOME = "<h1>All services</h1><a href='/emdr/'>EMDR</a>"
const frameBackend = {
  ...visitorBackend,
  // The site has no file for a page that it does not have.
  'GET /frame.html': ({ url }: { readonly url: URL }) =>
    url.pathname.includes('/gone/')
      ? { status: 404 }
      : {
          body: `<html lang="en"><head></head><body>${url.pathname.includes('/emdr/') ? 'EMDR in Atlanta' : HOME}</body></html>`,
        },
}
const pageIn = (title: string) => screen.getByTitle<HTMLIFrameElement>(title).contentDocument
const shows = (text: string, title: string) =>
  waitFor(() => expect(pageIn(title)?.body.textContent).toContain(text))
const showsNo = (text: string, title: string) =>
  waitFor(() => expect(pageIn(title)?.body.textContent).not.toContain(text))
const follow = async (path: string, title: string) => {
  const link = await waitFor(() => {
    const found = pageIn(title)?.querySelector<HTMLElement>(`a[data-path="${path}"]`)
    if (!found) throw new Error('Not followed yet')
    return found
  })
  fireEvent.click(link)
}

it.each([
  ['', '?page=emdr'],
  ['?view=full', '?view=full&page=emdr'],
])('keeps the page of a service in the address of a visitor%s', async (search, next) => {
  fakeBackend(frameBackend)
  const title = search ? `The page of ${PRACTICE}` : `The draft of ${PRACTICE}`
  const { router, path } = await renderApp(`/drafts/${SLUG}${search}`)
  await screen.findByTitle(title)
  await follow('/emdr/', title)
  await shows('EMDR in Atlanta', title)
  expect(path()).toBe(`/drafts/${SLUG}${next}`)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(path()).toBe(`/drafts/${SLUG}${search}`))
  await showsNo('in Atlanta', title)
  await act(() => router.navigate(1))
  await shows('EMDR in Atlanta', title)
})

it.each([
  ['emdr', 'EMDR in Atlanta', ['/emdr/frame.html']],
  ['gone', 'All services', ['/gone/frame.html', '/frame.html']],
  ['..%2Fcard.png', 'All services', ['/frame.html']],
])('opens the page of a copied address, or the first one: %s', async (page, text, files) => {
  const sent = fakeBackend(frameBackend)
  await renderApp(`/drafts/${SLUG}?page=${page}`)
  await screen.findByTitle(`The draft of ${PRACTICE}`)
  await shows(text, `The draft of ${PRACTICE}`)
  const asked = sent.map(({ url }) => url.pathname).filter((path) => path.endsWith('.html'))
  expect(asked.map((path) => path.slice(path.indexOf(SLUG) + SLUG.length))).toEqual(files)
})

it('keeps the page of a service in the address of its owner, in Look and in Edit', async () => {
  const title = `The page of ${PRACTICE}`
  const { router, path } = await openAsOwner({}, siteRows({ edits: pageEdits() }))
  await follow('/sleep-and-worry/', title)
  await shows('gasping', title)
  expect(path()).toBe(`/drafts/${SLUG}?page=sleep-and-worry`)
  fireEvent.click(screen.getByLabelText('Edit'))
  await screen.findByRole('button', { name: 'Edit as a list' })
  await shows('gasping', title)
  await act(() => router.navigate(-1))
  await showsNo('gasping', title)
  await act(() => router.navigate(1))
  await shows('gasping', title)
})
