import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { setPerson } from '../../session/session.ts'
import { type Answer, sessionFor } from '../../testing/fake-backend.ts'
import { hangRequests } from '../../testing/hang-requests.ts'
import { EMAIL, openSettings } from '../../testing/open-settings.ts'

it('reverts an email preference that could not be saved', async () => {
  await openSettings({ 'POST /mail_preferences': { status: 500, body: { message: 'down' } } })
  const choice = await screen.findByLabelText(/^How my referrals do/)
  fireEvent.click(choice)
  expect(await screen.findByText(/Your choice is as it was/)).toBeDefined()
  expect(choice).toHaveProperty('checked', true)
})

it('says at once that an email preference was not saved without a connection', async () => {
  await openSettings({ 'POST /mail_preferences': { status: 500, body: { message: 'down' } } })
  const choice = await screen.findByLabelText(/^How my referrals do/)
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
    async () => fireEvent.click(await screen.findByLabelText(/^How my referrals do/)),
    /Your choice is as it was/,
  ],
])('gives up a save of the %s that is not answered within twenty seconds', async (_, save, problem) => {
  await openSettings({})
  const choice = await screen.findByLabelText(/^How my referrals do/)
  await waitFor(() => expect(choice.closest('fieldset')).toHaveProperty('disabled', false))
  const endTimer = hangRequests()
  await save()
  await act(() => endTimer(20_000))
  await screen.findByText(problem)
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
      fireEvent.click(await screen.findByLabelText(/^How my referrals do/))
    })
    await screen.findByText('Your choice of mails is not saved')
  })
})
