import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pendingSignUp } from '../../account/pending-sign-up.ts'
import { ACCESS_TOKEN, spentBudget } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/open-question.ts'
import {
  buildRow,
  confetti,
  EMAIL,
  FROM_DESIGN,
  headline,
  openWaiting,
  START,
  STARTED,
} from '../../testing/open-waiting.ts'

const FAILED = 'Failed to initialize site builder. Please try again later.'

vi.mock('canvas-confetti', async () => (await import('../../testing/open-waiting.ts')).fakeConfetti)

it('starts one build after the last question, with confetti for three seconds', async () => {
  // From the first tile on the clock is stopped, so the test can only wait for events.
  const celebrated = new Promise<void>((resolve) => {
    confetti.fire.mockImplementationOnce(() => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      resolve()
    })
  })
  onTestFinished(() => void vi.useRealTimers())
  const { starts } = await openWaiting('?flow=build-presence', THINKING, {}, FROM_DESIGN)
  await celebrated
  expect(confetti.fire).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ particleCount: 70, shapes: ['square'], disableForReducedMotion: true }),
  )
  await vi.advanceTimersByTimeAsync(2999)
  expect(confetti.reset).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(confetti.reset).toHaveBeenCalledOnce()
  vi.useRealTimers()

  await headline()
  await screen.findByText(STARTED)
  const [start, ...others] = starts()
  expect(others).toEqual([])
  expect(start?.headers.get('authorization')).toBe(`Bearer ${ACCESS_TOKEN}`)
  expect(start?.headers.get('content-type')).toBe('application/json')
  expect(start?.body).toBeNull()
})

it('stores the names of the sign-up before the build when the guide was left too early for them', async () => {
  const names = { firstName: 'Dana', lastName: 'Okafor', companyName: 'Harbor Family Medicine' }
  pendingSignUp.write({
    email: EMAIL,
    ...names,
    startsAs: 'practice',
    termsAcceptedAt: new Date().toISOString(),
  })
  const order: string[] = []
  const heard = (name: string, response: object) => () => {
    order.push(name)
    return response
  }
  await openWaiting(
    '',
    THINKING,
    {
      'GET /profiles': () => ({
        body: order.includes('names')
          ? { first_name: 'Dana', last_name: 'Okafor', company_name: names.companyName }
          : { first_name: null, last_name: null, company_name: null },
      }),
      'GET /consents': { body: [] },
      'PATCH /profiles': heard('names', { status: 204 }),
      'PUT /auth/v1/user': { body: {} },
      'POST /consents': { status: 201 },
      [START]: heard('start', { status: 202 }),
    },
    FROM_DESIGN,
  )
  await screen.findByText(STARTED)
  expect(order).toEqual(['names', 'start'])
})

it('starts no second build for the same answers, but one for newer answers', async () => {
  const first = await openWaiting('', THINKING, {}, FROM_DESIGN)
  await screen.findByText(STARTED)
  expect(first.starts()).toHaveLength(1)
  const again = await openWaiting('', THINKING, {}, FROM_DESIGN)
  await headline()
  expect(again.starts()).toEqual([])
  const designDetails = { selected_style: 'modern', updated_at: '2026-11-22T09:00:00.000Z' } as const
  const newer = await openWaiting('', { ...THINKING, designDetails }, {}, FROM_DESIGN)
  await waitFor(() => expect(newer.starts()).toHaveLength(1))
  // An edit on a device whose clock is slow.
  const clinicModel = { selected_model: 'hybrid', updated_at: '2026-11-20T09:00:00.000Z' } as const
  const slow = await openWaiting('', { ...THINKING, designDetails, clinicModel }, {}, FROM_DESIGN)
  await waitFor(() => expect(slow.starts()).toHaveLength(1))
})

it('says when the build did not start, and retries', async () => {
  let status = 503
  const { starts } = await openWaiting('', THINKING, { [START]: () => ({ status }) }, FROM_DESIGN)
  await screen.findByText(FAILED)
  expect(String(vi.mocked(console.error).mock.lastCall?.[1])).toContain('Failed to start site builder')
  vi.mocked(console.error).mockClear()
  expect(confetti.fire).not.toHaveBeenCalled()
  status = 202
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(STARTED)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(starts()).toHaveLength(2)
})

it('says when a start after too many goes on', async () => {
  await openWaiting('', THINKING, { [START]: spentBudget('versions') }, FROM_DESIGN)
  const sentence = /Your draft was drawn 20 times in the last hour. It can be drawn again (tomorrow )?at \d/
  expect(await screen.findAllByText(sentence)).toHaveLength(2)
  screen.getByText(/Your answers are saved\.$/)
  screen.getByRole('button', { name: 'Try again' })
  vi.mocked(console.error).mockClear()
})

it('shows the open question when the answers were changed in another tab', async () => {
  let answers: Answers = THINKING
  const { path } = await openWaiting(
    '?flow=build-presence',
    THINKING,
    {
      'GET /onboarding_responses': () => ({ body: rowsOf(answers) }),
      'GET /marketing_details': { body: null },
      [START]: () => {
        const businessDetails = { selected_type: 'recent', updated_at: '2026-11-22T09:00:00.000Z' } as const
        answers = { ...THINKING, businessDetails }
        return { status: 409, body: { error: { code: 'onboarding_incomplete', message: 'Still open.' } } }
      },
    },
    FROM_DESIGN,
  )
  await screen.findByText(FAILED)
  await screen.findByText('Some questions are still open')
  vi.mocked(console.error).mockClear()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'What does marketing look like today?' })
  expect(path()).toBe('/onboarding/marketing-details')
})

it('links back to the story when its file is not a PDF', async () => {
  const { path } = await openWaiting(
    '',
    THINKING,
    {
      [START]: {
        status: 422,
        body: { error: { code: 'resume_invalid', message: 'Please upload a PDF file.' } },
      },
    },
    FROM_DESIGN,
  )
  await screen.findByText(FAILED)
  vi.mocked(console.error).mockClear()
  await screen.findByText('Invalid file type')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Go to your story' }))
  await waitFor(() => expect(path()).toBe('/onboarding/build-presence/clinician-details'))
})

it('never promises 24 hours above a failed build, and starts it again', async () => {
  let build = buildRow('failed')
  const { starts } = await openWaiting('', THINKING, {
    'GET /site_builds': () => ({ body: build }),
    [START]: () => {
      build = buildRow('queued')
      return { status: 202, body: { build } }
    },
  })
  await screen.findByText('We could not draw your draft')
  expect(screen.queryByText(/24.hours/)).toBeNull()
  screen.getByRole('link', { name: 'Write to the support' })
  const before = starts().length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Queued')
  expect(starts()).toHaveLength(before + 1)
  screen.getByText(/24.hours/)
})

it('offers the support when the start fails again', async () => {
  await openWaiting('', THINKING, { [START]: { status: 503 } }, FROM_DESIGN)
  await screen.findByText('We could not start your draft')
  expect(screen.queryByRole('link', { name: 'Write to the support' })).toBeNull()
  expect(screen.queryByText(/24.hours/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const support = await screen.findByRole('link', { name: 'Write to the support' })
  expect(support.getAttribute('href')).toBe('/support')
  vi.mocked(console.error).mockClear()
})

it('shows no confetti with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  await openWaiting('', THINKING, {}, FROM_DESIGN)
  await screen.findByText(STARTED)
  expect(confetti.fire).not.toHaveBeenCalled()
})
