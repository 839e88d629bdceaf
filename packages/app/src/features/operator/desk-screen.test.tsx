import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { type Item, todayQuery } from './api/desk.ts'
import { ITEMS, itemOf } from './items-of-each-kind.ts'
import { singleKeys } from './use-desk-keys.ts'

beforeEach(() => {
  queryClient.clear()
  singleKeys.clear()
})

const SINCE = '2026-11-20T12:00:00+00:00'
const GROUNDS = {
  flags: [],
  signed_up_at: SINCE,
  launched_at: SINCE,
  due_at: SINCE,
  site: 'cedar',
  site_state: 'live',
  partner: 'Pat',
  partner_email: 'pat@partner.example',
  partner_counts: {},
  events: [],
}
const REFUSED = { status: 403, body: { code: '42501', message: 'Only operators may do this' } }

/** Opens Today with items; what a deed answers, and what waits afterwards, is up to the test. */
async function open(items: readonly Item[] = ITEMS) {
  const desk = {
    items: [...items],
    isOperator: true,
    answer: { is_new: true } as object,
    log: [] as object[],
  }
  const sent = fakeBackend({
    'POST /rpc/operator_today': () =>
      desk.isOperator ? { body: { operator: 'Olga', read_at: SINCE, items: desk.items } } : REFUSED,
    'POST /rpc/operator_referral': { body: GROUNDS },
    'POST /rpc/operator_log': () => ({ body: desk.log }),
    ...Object.fromEntries(
      [
        'send_again',
        'answer_support',
        'take_back_answer',
        'decide_referral',
        'build_again',
        'check_books',
      ].map((name) => [
        `POST /rpc/operator_${name}`,
        () => (desk.isOperator ? { body: desk.answer } : REFUSED),
      ]),
    ),
  })
  await renderApp('/operator', { session: sessionFor('olga@foyer.example') })
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  const deeds = () =>
    sent
      .map(({ url }: SentRequest) => url.pathname.split('operator_')[1] ?? '')
      .filter((name) => !['', 'today', 'referral', 'log'].includes(name))
  return { desk, deeds }
}

const press = (key: string, rest: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...rest })
const inHand = () => document.querySelector('.rw1.on .who')?.textContent
const reload = () => queryClient.refetchQueries({ queryKey: todayQuery.queryKey })
const pane = () => screen.getByRole('region', { name: 'Reading pane' })

it('moves with j and k, reads with Enter, and its keys rest in fields', async () => {
  await open()
  press('j')
  expect(inHand()).toBe('Practice 1')
  press('k')
  expect(inHand()).toBe('Practice 0')
  fireEvent.click(screen.getByRole('button', { name: 'Practice 4' }))
  expect(document.activeElement).toBe(within(pane()).getByRole('heading', { level: 2 }))
  screen.getByLabelText('Your answer').focus()
  press('j')
  expect(inHand()).toBe('Practice 4')
})

it('finds with /, shows the keys with ?, and can turn them off', async () => {
  await open()
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  press('Escape')
  press('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keys' })
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Single keys are on' }))
  press('?')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('j')
  expect(inHand()).toBe('Practice 0')
})

it('takes an answer back with z', async () => {
  const { deeds } = await open([itemOf('support')])
  press('e')
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Here it is.' } })
  press('Enter', { ctrlKey: true })
  await screen.findByText(/^Answered\. The mail leaves in a minute/)
  expect(screen.getByRole('button', { name: /Undo/ })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).not.toBe('TEXTAREA'))
  press('z')
  await waitFor(() => expect(deeds()).toEqual(['answer_support', 'take_back_answer']))
})

it('says at the field that words are missing, and sends nothing', async () => {
  const { deeds } = await open([itemOf('referral')])
  fireEvent.click(within(pane()).getByRole('button', { name: 'Reject' }))
  const field = screen.getByLabelText('Reason')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Write why, in at most 300 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '   ' } })
  press('Enter', { ctrlKey: true })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(deeds()).toEqual([])
})

it('does what all marked rows say with one key', async () => {
  const { deeds } = await open()
  press('x')
  press('j')
  press('x')
  expect(screen.getByRole('button', { name: /Do all 2 marked/ })).toBeTruthy()
  press('e')
  await waitFor(() => expect(deeds()).toEqual(['build_again', 'send_again']))
  expect(await screen.findByText(/2 rows are done/)).toBeTruthy()
  expect(inHand()).toBe('Practice 2')
})

it('keeps the pane and its text when somebody else decides the item, and acts on nothing else', async () => {
  const { desk, deeds } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Practice 4' }))
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Half an ans' } })
  desk.items = desk.items.filter(({ kind }) => kind !== 'support')
  desk.log = [
    {
      id: 2,
      at: '2026-11-20T12:30:00+00:00',
      actor: 'Tobias',
      action: 'answer',
      subject: '4',
      who: null,
      reason: 'x',
    },
  ]
  await reload()
  expect(
    await screen.findByText(
      /Tobias decided this .* ago: Answered a support request\. Your text is kept below\./,
    ),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Half an ans')
  press('Escape')
  press('e')
  press('l')
  expect(deeds()).toEqual([])
  press('j')
  expect(inHand()).toBe('Practice 5')
})

it('says that somebody else was faster, and stays', async () => {
  const { desk, deeds } = await open()
  press('j')
  desk.answer = { is_new: false }
  desk.items = desk.items.filter(({ kind }) => kind !== 'mail')
  press('e')
  expect(await screen.findByText(/Somebody else had done it/)).toBeTruthy()
  expect(await screen.findByText('This does not wait any more.')).toBeTruthy()
  expect(deeds()).toEqual(['send_again'])
})

it('shows nothing any more to an operator whose role was taken away', async () => {
  const { desk } = await open()
  desk.isOperator = false
  press('e')
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy()
  expect(screen.queryByText(/Practice 0/)).toBeNull()
  vi.mocked(console.error).mockClear()
})

it('turns actions off while the list is old, and says as of when', async () => {
  const { desk, deeds } = await open()
  const items = desk.items
  Object.defineProperty(desk, 'items', {
    get: () => {
      throw new TypeError('fetch failed')
    },
  })
  await reload()
  expect(await screen.findByText(/You see it as of 7:00 am; actions are off/)).toBeTruthy()
  press('e')
  expect(deeds()).toEqual([])
  Object.defineProperty(desk, 'items', { value: items })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/You see it as of/)).toBeNull())
})

it('shows names and messages as text, whatever is in them', async () => {
  const hostile = '<img src=x onerror="window.hit=1">'
  const support = itemOf('support')
  if (support.kind !== 'support') throw new Error('no request')
  await open([
    {
      ...support,
      who: hostile,
      person: hostile,
      details: { ...support.details, message: hostile, page: hostile },
    },
  ])
  expect(document.querySelector('.desk img')).toBeNull()
  expect(within(pane()).getByRole('heading', { level: 2, name: hostile })).toBeTruthy()
})

it('tells people who are no operators nothing', async () => {
  fakeBackend({ 'POST /rpc/operator_today': REFUSED })
  await renderApp('/operator', { session: sessionFor('ana@clinic.example') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy()
  expect(document.title).not.toMatch(/desk/i)
  // As at any unknown address.
  expect(vi.mocked(console.error).mock.calls.flat()).toContain('/operator')
  vi.mocked(console.error).mockClear()
})

it('keeps the row of the books while their check finds something', async () => {
  const { desk, deeds } = await open([itemOf('books'), itemOf('mail')])
  desk.answer = { problems: [{ name: 'chain' }, { name: 'sums' }] }
  press('e')
  expect(await screen.findByText(/The check found 2 problems\./)).toBeDefined()
  expect(inHand()).toBe('The books')
  expect(deeds()).toEqual(['check_books'])
})
