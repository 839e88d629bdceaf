import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { pageLoadsOf } from '../../testing/page-loads.ts'
import { renderApp } from '../../testing/render-app.tsx'

const PERSON = 'dana@clinic.example'
const LOADS = {
  ...pageLoadsOf(new Date(), [30, 0, 7]),
  pages: [
    { name: '/', loads: 30 },
    { name: '/diabetes', loads: 5 },
    { name: 'other', loads: 2 },
  ],
  sources: [
    { name: '', loads: 19 },
    { name: 'own', loads: 13 },
    { name: 'google.example', loads: 5 },
  ],
}

beforeEach(() => queryClient.clear())

async function openScreen(answers: Parameters<typeof fakeBackend>[0]) {
  const sent = fakeBackend(answers)
  await renderApp('/my-site/visits', { session: sessionFor(PERSON) })
  await screen.findByRole('heading', { level: 1, name: 'Did anybody come?' })
  return sent
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

it('shows the sums by day, page and site, with the own pages last', async () => {
  await openScreen({ 'POST /rpc/page_load_sums': { body: LOADS } })
  await screen.findByRole('heading', { name: 'By page' })
  expect(rowsOf('By page')).toEqual(['Home page30', '/diabetes5', 'Other pages2'])
  expect(rowsOf('Sent by')).toEqual(['No site named19', 'google.example5', 'Your own pages13'])
  const days = rowsOf('Pages opened by day')
  expect(days).toHaveLength(30)
  expect(days[0]).toMatch(/ \(so far\)7$/)
  screen.getByRole('img', { name: /37 in all, most on .* with 30$/ })
})

it('says what is counted, and that there is nothing yet before the first publication', async () => {
  await openScreen({ 'POST /rpc/page_load_sums': { body: { ...LOADS, live_since: null } } })
  await screen.findByText('Nothing to count yet')
  screen.getByRole('heading', { name: 'What is counted, and what is not' })
  expect(screen.queryByRole('table')).toBeNull()
})

it('offers another try when the sums could not be loaded', async () => {
  let isBroken = true
  await openScreen({ 'POST /rpc/page_load_sums': () => (isBroken ? { status: 400 } : { body: LOADS }) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  fireEvent.click(again)
  await screen.findByRole('heading', { name: 'By page' })
})

it('writes all that is kept as CSV, over pages of rows, with formulas of strangers made harmless', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => ({
    day: '2026-11-28',
    page: '/',
    source: index === 500 ? '=evil.example' : `s${index}.example`,
    loads: 1,
  }))
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x' }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await openScreen({
    'POST /rpc/page_load_sums': { body: LOADS },
    'GET /page_loads': ({ url }) => {
      const from = Number(url.searchParams.get('offset'))
      return { body: rows.slice(from, from + 500) }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'All days as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(502)
  expect(lines[0]).toBe('Day,Page,Sent by,Opened')
  expect(lines[1]).toBe('2026-11-28,Home page,s0.example,1')
  expect(lines.at(-1)).toBe("2026-11-28,Home page,'=evil.example,1")
})
