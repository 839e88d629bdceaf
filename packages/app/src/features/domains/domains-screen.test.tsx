import type { Domain } from '@foyer/shared/api/domains.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeBackend, sessionFor, spentBudget } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const SITES = [{ published_at: '2026-11-20T09:00:00+00:00' }]
const LINES = [
  { type: 'A', name: '@', value: '198.51.100.20', hostname: 'cedargrove.com', cause: 'elsewhere', seen: ['203.0.113.7'] },
  { type: 'CNAME', name: 'www', value: 'sites.foyer.example', hostname: 'www.cedargrove.com', cause: 'missing', seen: [] },
] as const // biome-ignore format: a table
const DOMAIN: Domain = {
  id: '00000000-0000-4000-8000-000000000001',
  hostname: 'cedargrove.com',
  shown_name: 'cedargrove.com',
  is_apex: true,
  prefers_www: false,
  is_main: false,
  state: 'waiting',
  served: [],
  cause: 'elsewhere',
  findings: {
    lines: LINES.map((line) => ({ ...line, seen: [...line.seen] })),
    caa: null,
    provider: 'godaddy',
    name_servers: ['ns1.domaincontrol.com'],
  },
  since: '2026-11-20T10:00:00Z',
  checked_at: '2026-11-24T17:41:00+00:00',
  check_at: '2026-11-24T17:46:00+00:00',
  live_at: null,
  lost_at: null,
}
const LIVE: Domain = {
  ...DOMAIN,
  is_main: true,
  state: 'live',
  cause: null,
  served: ['cedargrove.com', 'www.cedargrove.com'],
  findings: {
    lines: LINES.map((line) => ({ ...line, cause: null, seen: [] })),
    caa: null,
    provider: 'godaddy',
    name_servers: [],
  },
  live_at: '2026-11-24T08:02:00+00:00',
}

async function open(domains: readonly Domain[], more: Parameters<typeof fakeBackend>[0] = {}) {
  const sent = fakeBackend({
    ...more,
    'GET /site_domains': { body: domains },
    'GET /sites': { body: SITES },
  })
  await renderApp('/my-site/domain', { session: sessionFor('dana@clinic.example') })
  await screen.findByRole('heading', { level: 1, name: 'Your own domain' })
  return sent
}
const requests = (sent: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ url }) => url.pathname.endsWith('/domains')).map(({ body }) => body)

it('adds what was typed, and keeps it when it is refused', async () => {
  const error = { code: 'not_registered', message: 'Nobody has registered this domain.' }
  const sent = await open([], { 'POST /domains': { status: 422, body: { error } } })
  const field = await screen.findByRole('textbox', { name: 'Domain' })
  fireEvent.change(field, { target: { value: 'cedar' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show me the lines' }))
  expect(screen.getByText('Type a domain, such as cedargrove.com.')).toBeDefined()
  fireEvent.change(field, { target: { value: 'cedargrove.con' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show me the lines' }))
  expect(await screen.findByText('Nobody has registered this domain.')).toBeDefined()
  expect(field).toHaveProperty('value', 'cedargrove.con')
  expect(requests(sent)).toEqual([{ do: 'add', domain: 'cedargrove.con' }])
})

it('says what it sees, what it expects, and when it looks again', async () => {
  await open([DOMAIN])
  expect(await screen.findByText('Another site still answers here')).toBeDefined()
  expect(screen.getByText(/Change the value of that line to 198.51.100.20.*People use/)).toBeDefined()
  const table = screen.getByRole('table', { name: 'The lines of cedargrove.com' })
  expect(within(table).getByText('Points elsewhere (203.0.113.7)')).toBeDefined()
  expect(within(table).getByText('Not found yet')).toBeDefined()
  expect(within(table).getByRole('button', { name: 'Copy the value sites.foyer.example' })).toBeDefined()
  expect(screen.getByText(/Last look/)).toBeDefined()
  expect(screen.getByText(/the ones called MX carry your email/)).toBeDefined()
})

it('checks now, and says when that was often enough', async () => {
  const sent = await open([DOMAIN], { 'POST /domains': spentBudget('domain_checks') })
  fireEvent.click(await screen.findByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(/You have had your domains checked 60 times/)).toBeDefined()
  expect(requests(sent)).toEqual([{ do: 'check', id: DOMAIN.id }])
})

it('sends the lines to whoever looks after the domain', async () => {
  const sent = await open([DOMAIN], { 'POST /domains': {} })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Their email' }), {
    target: { value: ' it@agency.example' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send these to whoever looks after my domain' }))
  expect(await screen.findByText('Sent to it@agency.example.')).toBeDefined()
  expect(requests(sent)).toEqual([{ do: 'send', id: DOMAIN.id, to: 'it@agency.example' }])
})

it('lets the owner choose how the address is written, and disconnect it', async () => {
  const sent = await open([LIVE], { 'POST /domains': {} })
  expect(await screen.findByText('People find you at cedargrove.com')).toBeDefined()
  expect(screen.getByRole('link', { name: /See it live/ }).getAttribute('href')).toBe(
    'https://cedargrove.com/',
  )
  fireEvent.click(screen.getByRole('button', { name: /^Prefer www/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Disconnect/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect cedargrove.com?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests(sent)).toEqual([
    { do: 'choose', id: LIVE.id, www: true },
    { do: 'remove', id: LIVE.id },
  ])
})

it.each([
  ['before the website is published', { 'GET /sites': { body: [] } }, /Publish your website first/],
  ['when they cannot be loaded', { 'GET /site_domains': { status: 500 } }, /We could not load your domains/],
])('%s it says so', async (_, more, said) => {
  fakeBackend({
    ...more,
    'GET /site_domains': { body: [] },
    'GET /sites': { body: SITES },
    ...more,
  })
  await renderApp('/my-site/domain', { session: sessionFor('dana@clinic.example') })
  expect(await screen.findByText(said)).toBeDefined()
})
