import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { PRACTICE, SLUG, visitorBackend, widenWindow } from '../../testing/open-draft.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeEach(widenWindow)

it('sees the draft in a frame without scripts and forms, and none of the tools of its owner', async () => {
  fakeBackend(visitorBackend)
  await renderApp(`/drafts/${SLUG}`)
  const frame = await screen.findByTitle(`The draft of ${PRACTICE}`)
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(PRACTICE)
  expect(screen.getByText('This is a draft.')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  const tools = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(tools).toEqual(['Open full', 'Share'])
})

it('is told about an unknown address, and sends no request for a malformed one', async () => {
  const sent = fakeBackend({ 'POST /rpc/open_draft': { body: null } })
  await renderApp('/drafts/no-slug')
  expect(await screen.findByRole('heading', { name: 'There is no draft here' })).toBeTruthy()
  expect(sent).toEqual([])
})

it('hands the address to the share sheet of the system where there is one', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  fakeBackend(visitorBackend)
  await renderApp(`/drafts/${SLUG}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this draft' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: `${PRACTICE}: website draft`,
    url: `https://app.test/drafts/${SLUG}`,
  })
})

it('tries again when the page could not be loaded', async () => {
  let isBroken = true
  fakeBackend({
    ...visitorBackend,
    'GET /frame.html': () => (isBroken ? { status: 500 } : visitorBackend['GET /frame.html']),
  })
  await renderApp(`/drafts/${SLUG}`)
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  fireEvent.click(again)
  expect(await screen.findByTitle(`The draft of ${PRACTICE}`)).toBeTruthy()
})
