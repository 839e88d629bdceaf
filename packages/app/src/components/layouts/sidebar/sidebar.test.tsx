import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../../testing/fake-backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the sidebar writes
  document.cookie = 'sidebar_state=; path=/; max-age=0'
}
beforeEach(clearCookie)
afterEach(clearCookie)

const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' })
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'

async function openHome(isPhone = false) {
  queryClient.clear()
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isPhone && media.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /site_builds': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /rpc/referral_summary': { status: 500, body: { message: 'away' } },
  })
  await renderApp('/', { session: sessionFor('dana@clinic.example', { firstName: 'Dana' }) })
  await screen.findByRole('heading', { name: /, Dana$/ })
  // Its code comes after the screen's.
  if (!isPhone) await screen.findByRole('button', { name: 'Toggle sidebar' })
}

it('lists the pages of the specification and marks the current one', async () => {
  await openHome()
  const links = [...document.querySelectorAll('aside li a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Social Media', '/social-media'],
    ['My Site', '/my-site'],
    ['Reviews', '/reviews'],
    ['Marketing', '/marketing'],
    ['Bookings', '/bookings'],
    ['Payments', '/payments'],
    ['Contacts', '/contacts'],
    ['Settings', '/settings'],
    ['Help & Support', '/support'],
    ['Log out', '/logout'],
  ])
  expect(document.querySelectorAll('aside [aria-current="page"]')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  const promotion = screen.getByRole('link', { name: /Refer, Get Paid\s*1 REFERRAL = \$200 REWARD/ })
  expect(promotion.getAttribute('href')).toBe('/rewards')
})

it.each([
  ['Ctrl+B', { key: 'b', ctrlKey: true }],
  ['Cmd+B', { key: 'b', metaKey: true }],
  ['Ctrl+B with caps lock', { key: 'B', ctrlKey: true }],
])('%s collapses and expands the sidebar, and the cookie stores it', async (_, key) => {
  await openHome()
  expect(isOpen()).toBe(true)
  expect(fireEvent.keyDown(document.body, key)).toBe(false)
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(document.cookie).toContain('sidebar_state=false')
  expect(screen.getByRole('link', { name: 'My Site' }).textContent).toBe('')
  fireEvent.keyDown(document.body, key)
  await waitFor(() => expect(isOpen()).toBe(true))
  expect(document.cookie).toContain('sidebar_state=true')
})

it.each([
  ['b alone', { key: 'b' }],
  ['Ctrl+Shift+B', { key: 'b', ctrlKey: true, shiftKey: true }],
  ['Ctrl+V', { key: 'v', ctrlKey: true }],
])('%s does not toggle the sidebar', async (_, key) => {
  await openHome()
  expect(fireEvent.keyDown(document.body, key)).toBe(true)
  expect(isOpen()).toBe(true)
  expect(document.cookie).not.toContain('sidebar_state')
})

it('starts in the state of the cookie', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the sidebar reads
  document.cookie = 'sidebar_state=false; path=/'
  await openHome()
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('link', { name: 'Home' }).className).toContain('bg-lit')
  expect(screen.getByRole('link', { name: 'Reviews' }).className).not.toContain('bg-lit')
})

it('is a sheet on phones, whose state is not stored', async () => {
  await openHome(true)
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.cookie).not.toContain('sidebar_state')
})

it('gives the focus back to the button that opened the sheet', async () => {
  await openHome(true)
  const opener = screen.getByRole('button', { name: 'Open the menu' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  opener.focus()
  fireEvent.click(opener)
  const sheet = await screen.findByRole('dialog', { name: 'Menu' })
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close the menu' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps the focus on its button and its links while it collapses and expands', async () => {
  await openHome()
  for (const control of [
    screen.getByRole('button', { name: 'Toggle sidebar' }),
    screen.getByRole('link', { name: 'My Site' }),
  ]) {
    control.focus()
    fireEvent.keyDown(control, { key: 'b', ctrlKey: true })
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.activeElement).toBe(control)
    fireEvent.keyDown(control, { key: 'b', ctrlKey: true })
    await waitFor(() => expect(isOpen()).toBe(true))
    expect(document.activeElement).toBe(control)
  }
})
