import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

beforeEach(() => queryClient.clear())

const KINDS = [
  ['build', 1, (id: string) => ({ reason: 'stopped', builds: [{ id, who: id, since: SINCE, attempts: 5 }] })],
  ['mail', 1, (id: string) => ({ id, mail: 'draft_ready', reason: 'refused 422', attempts: 20 })],
  ['domain', 1, () => ({ host: 'cedar.example', cause: 'missing', checked_at: null, until: SINCE })],
  ['books', 1, () => ({ problems: [{ name: 'chain' }] })],
  ['support', 2, (id: string) => ({ id, topic: 'other', message: 'Where is it?', page: null })],
  ['change', 2, (id: string) => ({ id, areas: [], message: 'Shorter.', status: 'in_progress', draft: null })],
  [
    'case',
    2,
    () => ({ number: 1, address: 'x@y.example', sent_on: null, answer: 'nothing', answer_by: '2026-12-01' }),
  ],
  [
    'lead',
    2,
    (id: string) => ({ id, email: `${id}@y.example`, mark: 'trap', code: null, page: null, channel: 'form' }),
  ],
  ['referral', 3, (id: string) => referral(id, 'held')],
  ['referral', 3, (id: string) => referral(id, 'launched')],
] as const
const SINCE = '2026-11-20T12:00:00+00:00'

function referral(id: string, status: string) {
  return {
    id,
    number: 1001,
    status,
    evidence: 'mailbox',
    reason: 'No visit',
    cents: 20_000,
    is_launched: true,
    partner: 'Pat',
    masked_email: 'b•••@y.example',
  }
}

/** Three items of each kind, in the order of the list; what is decided leaves it. */
function thirtyItems() {
  return KINDS.flatMap(([kind, group, details], at) =>
    ['a', 'b', 'c'].map((letter) => ({
      key: `${kind}:${at}${letter}`,
      kind,
      group,
      since: SINCE,
      profile_id: null,
      who: `Practice ${at}${letter}`,
      email: null,
      person: null,
      details: details(`${at}${letter}`),
    })),
  )
}

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

async function open(items = thirtyItems()) {
  const left = [...items]
  const deed = () => {
    left.shift()
    return { body: { is_new: true } }
  }
  const names = [
    'build_again',
    'send_again',
    'put_off',
    'check_books',
    'answer_support',
    'set_change',
    'close_case',
  ]
  const sent = fakeBackend({
    'POST /rpc/operator_today': () => ({ body: { operator: 'Olga', read_at: SINCE, items: left } }),
    'POST /rpc/operator_referral': { body: GROUNDS },
    ...Object.fromEntries(
      [...names, 'clear_lead', 'decide_referral'].map(
        (name) => [`POST /rpc/operator_${name}`, deed] as const,
      ),
    ),
    'POST /rpc/operator_take_back_answer': { body: { is_new: true } },
  })
  await renderApp('/operator', { session: sessionFor('olga@foyer.example') })
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  return () =>
    sent
      .filter(({ url }: SentRequest) => /operator_(?!today|referral)/.test(url.pathname))
      .map(({ url }) => url.pathname)
}

const press = (key: string, rest: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...rest })
const inHand = () => document.querySelector('.rw1.on .who')?.textContent

it('clears thirty mixed items by keyboard, with at most three keys each beside what is typed', {
  timeout: 300_000,
}, async () => {
  const deeds = await open()
  for (let done = 0; done < 30; done++) {
    let keys = 1
    press('e')
    if (document.activeElement instanceof HTMLTextAreaElement) {
      fireEvent.change(document.activeElement, { target: { value: 'Because.' } })
      press('Enter', { ctrlKey: true })
      keys++
    }
    expect(keys).toBeLessThanOrEqual(3)
    await waitFor(() => expect(deeds()).toHaveLength(done + 1))
    await waitFor(() => expect(document.querySelectorAll('.rw1')).toHaveLength(29 - done))
  }
  expect(screen.getByRole('heading', { name: 'The list is empty' })).toBeTruthy()
})

it('moves with j and k, and its keys rest in fields', async () => {
  await open()
  expect(inHand()).toBe('Practice 0a')
  press('j')
  expect(inHand()).toBe('Practice 0b')
  press('k')
  expect(inHand()).toBe('Practice 0a')
  fireEvent.click(screen.getByRole('button', { name: 'Practice 4a' }))
  screen.getByLabelText('Your answer').focus()
  press('j')
  expect(inHand()).toBe('Practice 4a')
})

it('takes an answer back with z', async () => {
  const deeds = await open(thirtyItems().filter(({ kind }) => kind === 'support'))
  press('e')
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Here it is.' } })
  press('Enter', { ctrlKey: true })
  const status = await screen.findByText(/^Answered\. The mail leaves in a minute/)
  expect(within(status.parentElement ?? document.body).getByRole('button', { name: /Undo/ })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).not.toBe('TEXTAREA'))
  press('z')
  await waitFor(() => expect(deeds().at(-1)).toMatch(/operator_take_back_answer$/))
})

it('tells people who are no operators nothing', async () => {
  fakeBackend({
    'POST /rpc/operator_today': {
      status: 403,
      body: { code: '42501', message: 'Only operators may do this' },
    },
  })
  await renderApp('/operator', { session: sessionFor('ana@clinic.example') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy()
  expect(document.title).not.toMatch(/desk/i)
  // As at any unknown address.
  expect(vi.mocked(console.error).mock.calls.flat()).toContain('/operator')
  vi.mocked(console.error).mockClear()
})
