import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { suggestions } from '../../../testing/confirmed-site.ts'
import { entryRow, fakeStore, siteRows } from '../../../testing/fake-entries.ts'
import { created_at, openAsOwner, widenWindow } from '../../../testing/open-draft.ts'
import { rowsOf } from '../../../testing/open-question.ts'

beforeEach(widenWindow)

it('types a detail, which is saved once it is valid', async () => {
  const { list, saved } = await openAsOwner()
  fireEvent.click(list)
  const field = await screen.findByLabelText('Phone number')
  fireEvent.change(field, { target: { value: '555' } })
  fireEvent.blur(field)
  expect(screen.getByText('Enter a phone number like (423) 555-0100.')).toBeTruthy()
  expect(saved()).toEqual([])
  fireEvent.change(field, { target: { value: '(423) 555-0100' } })
  expect(screen.queryByText('Enter a phone number like (423) 555-0100.')).toBeNull()
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toEqual({ 'fact/phone': '(423) 555-0100' })
})

it('keeps what could not be saved, and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isBroken = true
  const { list } = await openAsOwner({
    'POST /rpc/save_entries': (request) =>
      isBroken ? 'unreachable' : fakeStore().backend['POST /rpc/save_entries'](request),
  })
  fireEvent.click(list)
  const field = await screen.findByLabelText<HTMLInputElement>('Phone number')
  fireEvent.change(field, { target: { value: '(423) 555-0100' } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(field.value).toBe('(423) 555-0100')
  isBroken = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
})

it('decides about a sentence with one click, and takes it back', async () => {
  const { list, saved } = await openAsOwner()
  fireEvent.click(list)
  const [notUs] = await screen.findAllByRole('button', { name: /^Not us: / })
  if (!notUs) throw new Error('Nothing is suggested.')
  fireEvent.click(notUs)
  const undo = await screen.findByRole('button', { name: /^Undo: / })
  expect(screen.getByText('Left out')).toBeTruthy()
  await waitFor(() => expect(saved()).toHaveLength(1))
  const statements = saved()[0] ?? {}
  expect(Object.values(statements)).toContain('struck')
  fireEvent.click(undo)
  await waitFor(() => expect(saved()).toHaveLength(2))
  const takenBack = Object.keys(statements).map((id) => [id, null])
  expect(saved()[1]).toEqual(Object.fromEntries(takenBack))
})

it('has what patients choose by together, each once', async () => {
  const { list } = await openAsOwner()
  fireEvent.click(list)
  const titles = ['Insurance plans', 'Openings', 'Languages', 'Ages', 'Your credentials']
  const together = await screen.findByRole('list', { name: 'What patients choose by' })
  for (const name of titles) {
    const task = screen.getByRole('button', { name: new RegExp(`^${name}`) })
    expect(together.contains(task)).toBe(true)
  }
  expect(together.contains(screen.getByRole('button', { name: /^Hours/ }))).toBe(false)
})

it('puts what was decided before it opened below what is left, and keeps the place of what is decided now', async () => {
  const [last = '', ...others] = suggestions
  const statements = Object.fromEntries(others.map((id) => [id, 'confirmed' as const]))
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const { list } = await openAsOwner({}, siteRows({ details: { statements } }))
  fireEvent.click(list)
  await screen.findByRole('heading', { name: '1 to confirm' })
  fireEvent.click(screen.getByRole('button', { name: /^Yes: / }))
  await screen.findByRole('heading', { name: 'To confirm' })
  const added = headings().findIndex((name) => name?.endsWith('worth adding'))
  expect(headings().indexOf('To confirm')).toBeLessThan(added)
  cleanup()

  const all = { ...statements, [last]: 'confirmed' as const }
  const again = await openAsOwner({}, siteRows({ details: { statements: all } }))
  fireEvent.click(again.list)
  await screen.findByRole('heading', { name: 'To confirm' })
  expect(headings().indexOf('To confirm')).toBeGreaterThan(
    headings().findIndex((name) => name?.endsWith('worth adding')),
  )
})

it('saves a detail without the spaces and invisible characters around it', async () => {
  const { list, saved } = await openAsOwner()
  fireEvent.click(list)
  const field = await screen.findByLabelText('Phone number')
  fireEvent.change(field, { target: { value: ' \u202d(423) 555-0100\u202c ' } })
  await waitFor(() => expect(saved().at(-1)).toEqual({ 'fact/phone': '(423) 555-0100' }))
  expect(field).toHaveProperty('value', ' \u202d(423) 555-0100\u202c ')
})

it('keeps every field that a password manager fills in at once', async () => {
  const { list, saved } = await openAsOwner()
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: /^Street and suite/ }))
  const fill = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  act(() => {
    fill('Street and suite', '12 Harbor Road')
    fill('City', 'Miami')
  })
  await waitFor(() =>
    expect(saved().at(-1)).toEqual({ 'fact/street': '12 Harbor Road', 'fact/city': 'Miami' }),
  )
})

it('gives a listed service a page, word by word, and leads to it', async () => {
  const { list, saved } = await openAsOwner({}, [entryRow('fact/services', 'EMDR\nGrief')])
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: /^A page for “EMDR”/ }))
  const about = await screen.findByLabelText('What it is')
  fireEvent.change(about, { target: { value: `It ${'helps '.repeat(78)}` } })
  expect(screen.getByText('Write one more word, and it gets a page.')).toBeTruthy()
  // The form stays when its words are enough.
  fireEvent.change(about, { target: { value: `It ${'helps '.repeat(79)}` } })
  fireEvent.blur(about)
  expect(screen.getByText('EMDR has a page now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^A page for “EMDR”.*done/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^A page for “Grief”/ })).toBeTruthy()
  await waitFor(() =>
    expect(Object.values(saved().at(-1) ?? {})).toMatchObject([
      { kind: 'service', name: 'EMDR', slug: 'emdr' },
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'See the page' }))
  const frame = screen.getByTitle<HTMLIFrameElement>(/^The page of /)
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')?.textContent).toContain('EMDR'))
})

it('asks again 90 days later whether new patients are taken, and shows the words of the page', async () => {
  const typed_at = new Date(Date.now() - 100 * 86_400_000).toISOString()
  const { list, saved } = await openAsOwner({}, [entryRow('fact/newPatients', 'list', { typed_at })])
  fireEvent.click(list)
  const asked = within(await screen.findByRole('region', { name: 'Openings: is this still so?' }))
  expect(asked.getByText(/^Said 3 months ago/)).toBeTruthy()
  fireEvent.click(asked.getByRole('button', { name: 'Yes, still' }))
  await waitFor(() => expect(Object.keys(saved().at(-1) ?? {})).toEqual(['fact/newPatientsStill']))
  expect(asked.queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Openings.*done/ }))
  expect(screen.getByText('On the page').nextSibling?.textContent).toBe('A waiting list')
})

const pageRows = () =>
  screen
    .queryAllByRole('button', { name: /^A page for / })
    .map(({ textContent }) => /“.*”/.exec(textContent)?.[0])

it('offers one page while a service is typed letter by letter, and none once it is gone', async () => {
  const item = { id: 'custom-1', title: 'Dental', description: 'Family dentistry.' }
  const practiceType = { selected_types: [item.id], custom_types: [item], updated_at: created_at }
  const { list } = await openAsOwner({
    'GET /onboarding_responses': { body: rowsOf({ ...THINKING, practiceType } as typeof THINKING) },
  })
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: /^Services/ }))
  const services = screen.getByLabelText('One on each line')
  for (const typed of ['G', 'Gr', 'Gri', 'Grie', 'Grief'])
    fireEvent.change(services, { target: { value: typed } })
  expect(pageRows()).toEqual(['“Grief”'])
  fireEvent.click(screen.getByRole('button', { name: /^A page for “Grief”/ }))
  await screen.findByLabelText('What it is')
  fireEvent.click(screen.getByRole('button', { name: /^Services/ }))
  fireEvent.change(screen.getByLabelText('One on each line'), { target: { value: 'EMDR' } })
  expect(pageRows()).toEqual(['“EMDR”'])
})

it('asks which words of a service stay after another window has changed them', async () => {
  const item = { kind: 'service', at: 1, name: 'EMDR', price: '', text: 'Typed here' }
  const { list, saved } = await openAsOwner({}, [
    entryRow('item/add-emdr', item, { replaced: { text: 'Typed in another window' } }),
  ])
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: /^A page for “EMDR”/ }))
  await screen.findByText('Changed in another window. The other words: “Typed in another window”')
  fireEvent.click(screen.getByRole('button', { name: 'Use the other words' }))
  await waitFor(() =>
    expect(saved().at(-1)).toMatchObject({ 'item/add-emdr': { text: 'Typed in another window' } }),
  )
  expect(screen.queryByText(/^Changed in another window/)).toBeNull()
})
