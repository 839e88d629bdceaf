import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { inboxLinksFor } from './check-email-screen.tsx'

const EMAIL = 'dana@clinic.example'
const CODE = /8-digit code/
const open = () => renderApp('/check-email', { state: { email: EMAIL, previousPath: '/onboarding/start' } })
const typeCode = (value: string) => fireEvent.change(screen.getByLabelText(CODE), { target: { value } })
const restAnswers = {
  'GET /initial_drafts': { body: null },
  'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
  'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
}

it('says where the email went and how long its link is valid', async () => {
  fakeBackend({})
  await open()
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()
  expect(screen.getByText(EMAIL).closest('p')?.textContent).toBe(`We've sent a magic link to ${EMAIL}`)
  expect(
    screen.getByText(
      'Click the link in your email to sign in to your account. The link will expire in 24 hours.',
    ),
  ).toBeDefined()
})

it.each([undefined, null, {}, { email: '' }, 'text'])(
  'redirects to login with the state %o',
  async (state) => {
    fakeBackend({})
    const { path, router } = await renderApp('/check-email', { state })
    await waitFor(() => expect(path()).toBe('/login'))
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

describe('in a new tab', () => {
  const REQUEST = '0f1e2d3c-4b5a-4968-8776-655443322110'
  const noteSent = (sentAt: number) =>
    localStorage.setItem(
      'foyer:kept:visitor:sent-link',
      JSON.stringify({ email: EMAIL, nextAt: sentAt + 60_000, landingPath: '', request: REQUEST }),
    )

  it('takes the code of the mail that this browser asked for', async () => {
    noteSent(Date.now())
    const sent = fakeBackend({ 'POST /verify': { body: sessionFor(EMAIL) }, ...restAnswers })
    const { path } = await renderApp('/check-email')
    await screen.findByLabelText(CODE)
    typeCode('48291234')
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
    expect(sent[0]?.body).toMatchObject({ email: EMAIL, token: '48291234' })
  })

  it('asks for a new mail when the last one is older than its code', async () => {
    noteSent(Date.now() - 25 * 3_600_000)
    fakeBackend({})
    const { path } = await renderApp('/check-email')
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('says when and where the link of the same mail was used, and sends a new code', async () => {
    noteSent(Date.now() - 120_000)
    const sent = fakeBackend({
      'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'No' } },
      'POST /rpc/find_used_link': {
        body: { used_at: new Date().toISOString(), device: 'Safari on an iPhone' },
      },
      'POST /otp': {},
    })
    await renderApp('/check-email')
    await screen.findByLabelText(CODE)
    typeCode('48291234')
    const heading = await screen.findByRole('heading', { name: 'This code was used' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('Safari on an iPhone').closest('p')?.textContent).toMatch(
      /^The link in the same mail signed you in at \d+:\d\d [ap]m, in Safari on an iPhone\./,
    )
    expect(sent.at(-1)?.body).toEqual({ link_request: REQUEST, typed_code: '48291234' })
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBe(document.activeElement)
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', '')
  })
})

describe('the code', () => {
  it('signs in on the eighth digit and goes to the guide', async () => {
    const sent = fakeBackend({ 'POST /verify': { body: sessionFor(EMAIL) }, ...restAnswers })
    const { path } = await open()
    await screen.findByLabelText(CODE)
    typeCode('4829123')
    expect(sent).toEqual([])
    typeCode('48291234')
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
    expect(sent[0]?.body).toMatchObject({ email: EMAIL, token: '48291234', type: 'email' })
  })

  it('accepts pasted digits with separators', async () => {
    const sent = fakeBackend({
      'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'No' } },
    })
    await open()
    await screen.findByLabelText(CODE)
    typeCode(' 4829 - 1234\n')
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ token: '48291234' }))
    expect((await screen.findAllByText(/wrong or too old/)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', '48291234')
    typeCode('4829123')
    expect(screen.queryAllByText(/wrong or too old/)).toEqual([])
  })

  const paste = (text: string) =>
    fireEvent.paste(screen.getByLabelText(CODE), { clipboardData: { getData: () => text } })

  it('is found in a pasted mail, and replaces a wrong one', async () => {
    const sent = fakeBackend({
      'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'No' } },
    })
    await open()
    await screen.findByLabelText(CODE)
    paste('Sign in to Foyer\nThe link works for 24 hours.\nType this code:\n4829\u00a01234\nYou did not ask?')
    await screen.findAllByText(/wrong or too old/)
    paste('55556666')
    await waitFor(() => expect(sent.map(({ body }) => Object(body).token)).toEqual(['48291234', '55556666']))
  })

  it('begins anew when digits are typed after a refused code', async () => {
    fakeBackend({ 'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'No' } } })
    await open()
    await screen.findByLabelText(CODE)
    typeCode('48291234')
    await screen.findAllByText(/wrong or too old/)
    typeCode('482912345')
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', '5')
  })

  it('lets a selection of all digits stand, so that it can be replaced', async () => {
    fakeBackend({})
    await open()
    const field = await screen.findByLabelText<HTMLInputElement>(CODE)
    typeCode('4829')
    field.setSelectionRange(0, 4)
    fireEvent.select(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4])
    field.setSelectionRange(1, 1)
    fireEvent.select(field)
    expect(field.selectionStart).toBe(4)
  })

  it('cannot be changed while it is checked', async () => {
    let answer: (given: Answer) => void = () => {}
    const sent = fakeBackend({ 'POST /verify': () => new Promise<Answer>((resolve) => (answer = resolve)) })
    await open()
    await screen.findByLabelText(CODE)
    typeCode('48291234')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.getByText('Checking the code').getAttribute('role')).toBe('status')
    expect(screen.getByLabelText(CODE)).toHaveProperty('readOnly', true)
    paste('55556666')
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', '48291234')
    answer({ status: 403, body: { code: 'otp_expired', message: 'No' } })
    await screen.findAllByText(/wrong or too old/)
    expect(screen.getByLabelText(CODE)).toHaveProperty('readOnly', false)
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['otp_attempts_exceeded', /Five wrong codes: this code no longer works/],
    ['over_request_rate_limit', /Wait five minutes/],
  ])('is refused with %s in words that help', async (code, words) => {
    fakeBackend({ 'POST /verify': { status: 403, body: { code, message: 'No' } } })
    await open()
    await screen.findByLabelText(CODE)
    typeCode('48291234')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it('can be submitted again with Enter after a lost connection', async () => {
    let isReachable = false
    const sent = fakeBackend({
      'POST /verify': () => (isReachable ? { body: sessionFor(EMAIL) } : 'unreachable'),
      ...restAnswers,
    })
    const { path } = await open()
    await screen.findByLabelText(CODE)
    typeCode('48291234')
    await screen.findAllByText(/could not reach the server/)
    isReachable = true
    const form = screen.getByLabelText(CODE).closest('form')
    if (!form) throw new Error('The code stands in no form.')
    fireEvent.submit(form)
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
    expect(sent.filter(({ url }) => url.pathname.endsWith('/verify'))).toHaveLength(2)
  })
})

describe('the resend link', () => {
  // A second that passes during rendering would change the text.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    onTestFinished(() => void vi.useRealTimers())
  })

  const sentBefore = (nextAt: number) =>
    localStorage.setItem(
      'foyer:kept:visitor:sent-link',
      JSON.stringify({ email: EMAIL, nextAt, landingPath: '/onboarding/onboarding-guide' }),
    )

  it('shows the countdown', async () => {
    fakeBackend({})
    sentBefore(Date.now() + 41_500)
    await open()
    expect(await screen.findByText('0:42')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'send it again' })).toBeNull()
  })

  it('requests the same link again and restarts the countdown', async () => {
    const sent = fakeBackend({ 'POST /otp': {} })
    sentBefore(Date.now() - 1)
    await open()
    const again = await screen.findByRole('button', { name: 'send it again' })
    again.focus()
    fireEvent.click(again)
    expect(await screen.findByText('1:00')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('send it again in 1:00')
    expect(sent[0]?.url.searchParams.get('redirect_to')).toMatch(
      /^https:\/\/app\.test\/onboarding\/onboarding-guide\?account=d%40c\.example&request=[0-9a-f-]{36}$/,
    )
  })

  it('shows the wait that the service demands', async () => {
    const message = 'For security purposes, you can only request this after 17 seconds.'
    fakeBackend({ 'POST /otp': { status: 429, body: { code: 'over_email_send_rate_limit', message } } })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'send it again' }))
    expect(await screen.findByText('0:17')).toBeDefined()
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull()
  })
})

it('goes on when another tab has signed in', async () => {
  fakeBackend(restAnswers)
  const { path } = await renderApp('/check-email', { state: { email: EMAIL }, session: sessionFor(EMAIL) })
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
})

it('links back to the form for another email', async () => {
  fakeBackend({})
  const { path } = await open()
  fireEvent.click(await screen.findByRole('link', { name: 'Use a different email' }))
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
})

it.each([
  ['a@gmail.com', ['Gmail']],
  ['a@GoogleMail.com', ['Gmail']],
  ['a@hotmail.com', ['Outlook']],
  ['a@yahoo.com', ['Yahoo Mail']],
  ['a@me.com', ['iCloud Mail']],
  ['a@harborfamily.example', ['Gmail', 'Outlook']],
])('the inbox of %s is %s', (email, names) => {
  expect(inboxLinksFor(email).map(({ name }) => name)).toEqual(names)
})
