import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { setPerson } from '../../session/session.ts'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { hangRequests } from '../../testing/hang-requests.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'

const MONEY = {
  has_account: true,
  masked: '4471',
  method: 'ach',
  on_its_way_cents: 60_000,
  on_its_way_until: '2126-11-27',
  due_cents: 20_000,
  next_payday: '2126-12-07',
  launched_cents: 40_000,
  launched: 2,
  last_due_on: '2126-12-22',
  would_close_on: '2127-01-05',
  closes_on: null,
}
const NO_MONEY = {
  ...MONEY,
  on_its_way_cents: 0,
  due_cents: 0,
  launched_cents: 0,
  launched: 0,
  last_due_on: null,
  would_close_on: null,
}

async function openSettings(answers: Parameters<typeof fakeBackend>[0]) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'GET /mail_preferences': { body: null },
    'GET /user': { body: sessionFor(EMAIL).user },
    'POST /rpc/closing_money': { body: NO_MONEY },
    ...answers,
  })
  const app = await renderApp('/settings', { session: sessionFor(EMAIL) })
  await screen.findByLabelText('First Name')
  await waitFor(() => expect(sent.some(({ url }) => url.pathname.endsWith('/closing_money'))).toBe(true))
  return { sent, ...app }
}

async function confirmDeletion() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.change(await screen.findByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
}

it('says when a deletion was interrupted, and offers a retry', async () => {
  const error = { code: 'half_done', message: 'x' }
  const { path } = await openSettings({ 'DELETE /account': { status: 503, body: { error } } })
  await confirmDeletion()
  expect(await screen.findByText(/Press the button again: that deletes what is left/)).toBeDefined()
  expect(path()).toBe('/settings')
  expect(localStorage.getItem('sb-api-auth-token')).not.toBeNull()
})

it('deletes nothing before the word is typed', async () => {
  const { sent } = await openSettings({})
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.change(await screen.findByLabelText('Type DELETE to confirm'), { target: { value: 'DELET' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText('Type DELETE to go on.')).toBeDefined()
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('pays a partner out before the account is deleted, and takes it back', async () => {
  let closesOn: string | null = null
  const { sent } = await openSettings({
    'POST /rpc/closing_money': () => ({ body: { ...MONEY, closes_on: closesOn } }),
    'POST /rpc/close_after_payout': () => {
      closesOn = MONEY.would_close_on
      return { body: closesOn }
    },
    'POST /rpc/keep_account': () => {
      closesOn = null
      return { body: null }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  const first = await screen.findByRole('radio', { name: /^Pay me out first, then delete/ })
  expect(first).toHaveProperty('checked', true)
  expect(screen.getByText('2 practices, due until Dec 22, 2126. Your choice:')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete on Jan 5, 2127' }))
  await screen.findByText(/Your account closes by itself on Jan 5, 2127, after the last payday/)
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull())
})

it('gives launched rewards up only by choice', async () => {
  const { sent } = await openSettings({
    'POST /rpc/closing_money': { body: MONEY },
    'DELETE /account': { status: 503, body: { error: { code: 'half_done', message: 'x' } } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.click(await screen.findByRole('radio', { name: /^Delete today and give up \$400\.00/ }))
  fireEvent.change(screen.getByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  await screen.findByText(/Press the button again: that deletes what is left/)
  expect(sent.some(({ url }) => url.pathname.endsWith('/close_after_payout'))).toBe(false)
})

it('offers nothing to wait for without an account to pay to', async () => {
  await openSettings({
    'POST /rpc/closing_money': { body: { ...MONEY, has_account: false, masked: null, method: null } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByText(/: given up when you delete\.$/)
  expect(screen.getByRole('link', { name: 'Add where you are paid' })).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('reverts an email preference that could not be saved', async () => {
  await openSettings({ 'POST /mail_preferences': { status: 500, body: { message: 'down' } } })
  const choice = await screen.findByLabelText('How my referrals do')
  fireEvent.click(choice)
  expect(await screen.findByText(/Your choice is as it was/)).toBeDefined()
  expect(choice).toHaveProperty('checked', true)
})

it('says at once that an email preference was not saved without a connection', async () => {
  await openSettings({ 'POST /mail_preferences': { status: 500, body: { message: 'down' } } })
  const choice = await screen.findByLabelText('How my referrals do')
  await waitFor(() => expect(choice.closest('fieldset')).toHaveProperty('disabled', false))
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  fireEvent.click(choice)
  await screen.findByText(/Your choice is as it was/)
})

it.each([
  [
    'names',
    async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
    /Your text is still here; press Save/,
  ],
  [
    'choice of mails',
    async () => fireEvent.click(await screen.findByLabelText('How my referrals do')),
    /Your choice is as it was/,
  ],
])('gives up a save of the %s that is not answered within twenty seconds', async (_, save, problem) => {
  await openSettings({})
  const choice = await screen.findByLabelText('How my referrals do')
  await waitFor(() => expect(choice.closest('fieldset')).toHaveProperty('disabled', false))
  const endTimer = hangRequests()
  await save()
  await act(() => endTimer(20_000))
  await screen.findByText(problem)
})

it('gives up a deletion that is not answered within thirty seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openSettings({})
  const endTimer = hangRequests()
  await confirmDeletion()
  await act(() => endTimer(30_000))
  await screen.findByText(/No answer came/)
})

it('takes away the error of a failed sign-out when the next one succeeds', async () => {
  let answer: Answer = { status: 500, body: { message: 'down' } }
  await openSettings({ 'POST /logout': () => answer })
  const button = screen.getByRole('button', { name: 'Sign out other devices' })
  fireEvent.click(button)
  await screen.findByRole('alert')
  answer = { status: 204 }
  fireEvent.click(button)
  await screen.findByText('Other devices are signed out')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it.each([
  ['the names', () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))],
  ['a new email', () => fireEvent.click(screen.getByRole('button', { name: 'Change email' }))],
])(
  'leaves the screen when a session that ended elsewhere cannot save %s, and keeps what was typed',
  async (_, save) => {
    const ended = { status: 403, body: { code: 'session_not_found', message: 'Session not found' } }
    let isEnded = false
    const user = sessionFor(EMAIL).user
    const { path, router } = await openSettings({
      'PATCH /profiles': { status: 204 },
      'PUT /user': ended,
      'GET /user': () => (isEnded ? ended : { body: user }),
    })
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Daniela' } })
    fireEvent.change(screen.getByLabelText('New email'), { target: { value: 'new@clinic.example' } })
    isEnded = true
    save()
    await waitFor(() => expect(path()).toBe('/onboarding/start'))
    isEnded = false
    act(() => setPerson({ id: user.id, email: EMAIL, firstName: '', lastName: '', companyName: '' }))
    await act(() => router.navigate('/settings'))
    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', 'Daniela')
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'new@clinic.example')
  },
)

it('marks a pasted name that is too long, and cuts nothing', async () => {
  const { sent } = await openSettings({})
  const name = screen.getByLabelText('First Name')
  expect(name).toHaveProperty('maxLength', -1)
  fireEvent.change(name, { target: { value: 'D'.repeat(101) } })
  expect(screen.getByText('Too long by 1 character')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Use at most 100 characters.')
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false)
})

describe('when the screen was left before a save failed', () => {
  const failed = { status: 500, body: { message: 'down' } }

  /** Holds back the answer to a save, leaves Settings and lets the save fail. */
  async function failAfterLeaving(call: string, save: () => void | Promise<void>) {
    let answer: (given: Answer) => void = () => {}
    let isSent = false
    const { router } = await openSettings({
      [call]: () => {
        isSent = true
        return new Promise<Answer>((resolve) => (answer = resolve))
      },
      'GET /waitlist_entries': { body: [] },
    })
    await save()
    await waitFor(() => expect(isSent).toBe(true))
    await act(() => router.navigate('/social-media'))
    await screen.findByRole('heading', { level: 1, name: 'Social Media' })
    answer(failed)
    return router
  }

  it('says that the name is not saved, and keeps it', async () => {
    const router = await failAfterLeaving('PATCH /profiles', () => {
      fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Daniela' } })
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    })
    await screen.findByText('Your name is not saved')
    await act(() => router.navigate('/settings'))
    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', 'Daniela')
  })

  it('says that the choice of mails is not saved', async () => {
    await failAfterLeaving('POST /mail_preferences', async () => {
      fireEvent.click(await screen.findByLabelText('How my referrals do'))
    })
    await screen.findByText('Your choice of mails is not saved')
  })
})
