import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resetSession } from '../../session/session.ts'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start Now' }))

async function fillIn() {
  await screen.findByRole('heading', { name: 'Receive a totally free website draft' })
  type('First Name', ' Dana ')
  type('Last Name', 'Okafor')
  type('Email', 'dana@harborfamily.example')
  type(/^Practice Name/, 'Harbor Family Medicine')
  fireEvent.click(screen.getByRole('checkbox'))
}

it('shows the messages of the specification for missing fields, without a request', async () => {
  const sent = fakeBackend({})
  await renderApp('/onboarding/start')
  await screen.findByRole('button', { name: 'Start Now' })
  start()
  expect(await screen.findByText('First name is required')).toBeDefined()
  expect(screen.getByText('Last name is required')).toBeDefined()
  expect(screen.getByText('Valid email is required')).toBeDefined()
  expect(screen.getByText('You must accept the terms')).toBeDefined()
  expect(sent).toEqual([])
})

it('moves the focus to the first invalid field', async () => {
  fakeBackend({})
  await renderApp('/onboarding/start')
  await fillIn()
  type('Last Name', '')
  type('Email', 'dana@')
  start()
  await screen.findByText('Last name is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Last Name'))
})

it.each([
  ['First Name', 'D', 'First name is required'],
  ['First Name', ' D ', 'First name is required'],
  ['Last Name', 'O', 'Last name is required'],
  ['Email', 'dana@', 'Valid email is required'],
  ['Email', 'dana@clinic', 'Valid email is required'],
])('refuses %s "%s"', async (label, value, message) => {
  fakeBackend({})
  await renderApp('/onboarding/start')
  await fillIn()
  type(label, value)
  start()
  const problem = await screen.findByText(message)
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.some((id) => document.getElementById(id)?.contains(problem))).toBe(true)
  type(label, label === 'Email' ? 'dana@clinic.example' : 'Dana')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

it('keeps the names here, sends the link to the guide and goes to check-email', async () => {
  let answer: (given: Answer) => void = () => {}
  const sent = fakeBackend({ 'POST /otp': () => new Promise<Answer>((resolve) => (answer = resolve)) })
  const { path, router } = await renderApp('/onboarding/start')
  await fillIn()
  start()
  expect(await screen.findByText('Processing...')).toBeDefined()
  await waitFor(() => expect(sent).toHaveLength(1))
  answer({})
  await waitFor(() => expect(path()).toBe('/check-email'))
  expect(router.state.location.state).toMatchObject({ email: 'dana@harborfamily.example' })
  expect(await screen.findByText("We've sent you a magic link to sign in")).toBeDefined()
  const [request] = sent
  expect(request?.url.searchParams.get('redirect_to')).toMatch(
    /^https:\/\/app\.test\/onboarding\/onboarding-guide\?account=d%40h\.example&request=[0-9a-f-]{36}$/,
  )
  expect(request?.body).toMatchObject({ email: 'dana@harborfamily.example', data: {} })
  expect(JSON.parse(localStorage.getItem('foyer:kept:visitor:pending-sign-up') ?? '')).toMatchObject({
    firstName: 'Dana',
    lastName: 'Okafor',
    companyName: 'Harbor Family Medicine',
  })
})

it('stays and shows the message of the service when the email is refused', async () => {
  const message = 'For security purposes, you can only request this after 42 seconds.'
  fakeBackend({ 'POST /otp': { status: 429, body: { code: 'over_email_send_rate_limit', message } } })
  const { path } = await renderApp('/onboarding/start')
  await fillIn()
  start()
  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toContain('Error')
  expect(toast.textContent).toContain(message)
  expect(path()).toBe('/onboarding/start')
  expect(screen.getByRole('link', { name: 'Use the link or the code in it' })).toBeDefined()
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', ' Dana ')
})

it('removes email and lead from the address and prefills the email', async () => {
  fakeBackend({})
  const { path } = await renderApp('/onboarding/start?email=dana%40clinic.example&lead=7&utm_source=ad')
  await waitFor(() => expect(path()).toBe('/onboarding/start?utm_source=ad'))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'dana@clinic.example')
})

it.each([
  ['/onboarding/start?email=dana+clinic@clinic.example', 'dana+clinic@clinic.example'],
  ['/onboarding/start?email=o&#39;hara@clinic.example', "o'hara@clinic.example"],
  ['/onboarding/start#/offer?email=dana@clinic.example', 'dana@clinic.example'],
  ['/onboarding/start?email={{email}}', ''],
  ['/onboarding/start?email=%EMAIL%', ''],
])('reads the email of %s as people wrote it', async (address, email) => {
  fakeBackend({})
  const { path } = await renderApp(address)
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
})

const LEAD = '0198c0de-0000-4000-8000-00000000beef'
const VISITED = 'foyer:visited-lead'

it.each([
  `lead=${LEAD}&email=dana@clinic.example`,
  `Lead=${LEAD}&EMAIL=dana@clinic.example`,
  `amp;lead=${LEAD}&amp;email=dana@clinic.example`,
  `lead%3D${LEAD}%26email%3Ddana@clinic.example`,
  `?lead=${LEAD}?email=dana@clinic.example`,
])('keeps lead and email, and removes both from the address, as %s', async (query) => {
  fakeBackend({})
  const { path } = await renderApp(`/onboarding/start?utm_source=ad&${query}`)
  await waitFor(() => expect(path()).toBe('/onboarding/start?utm_source=ad'))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'dana@clinic.example')
  expect(localStorage.getItem(VISITED)).toContain(LEAD)
})

it('keeps the email after a refresh', async () => {
  fakeBackend({})
  sessionStorage.setItem('foyer:kept:visitor:prefill', JSON.stringify({ email: 'dana@clinic.example' }))
  await renderApp('/onboarding/start')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'dana@clinic.example')
})

it('does not validate a prefilled email before the form is submitted', async () => {
  fakeBackend({})
  await renderApp('/onboarding/start?email=not-an-email')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'not-an-email')
  expect(screen.queryByText('Valid email is required')).toBeNull()
})

it('suggests a correction of a mistyped domain', async () => {
  fakeBackend({})
  await renderApp('/onboarding/start?email=dana%40gmial.com')
  fireEvent.click(await screen.findByRole('button', { name: 'dana@gmail.com' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@gmail.com')
})

it('says who is already signed in and stays', async () => {
  fakeBackend({})
  const { path } = await renderApp('/onboarding/start', { session: sessionFor('dana@clinic.example') })
  expect(await screen.findByText('dana@clinic.example')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/onboarding/onboarding-guide',
  )
  expect(path()).toBe('/onboarding/start')
})

it('links to the terms and the privacy policy in a new tab', async () => {
  fakeBackend({})
  await renderApp('/onboarding/start')
  for (const name of [/^Terms of Service/, /^Privacy Policy/]) {
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('href')).toMatch(/^\/(terms|privacy)$/)
  }
})

it('brings the typed form back after a reload, and a link with another email starts a new one', async () => {
  fakeBackend({})
  await renderApp('/onboarding/start')
  await fillIn()
  cleanup()
  resetSession()
  await renderApp('/onboarding/start')
  expect((await screen.findByLabelText<HTMLInputElement>('Last Name')).value).toBe('Okafor')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@harborfamily.example')
  cleanup()
  resetSession()
  await renderApp('/onboarding/start?email=erin@clinic.example')
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('erin@clinic.example')
  expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('')
})

it('shows who asks, what is never asked, and a sample draft', async () => {
  fakeBackend({})
  await renderApp('/onboarding/start')
  const footer = within(await screen.findByRole('contentinfo'))
  footer.getByText('We never ask for patient data.')
  // Without an address only the name is shown.
  footer.getByText('Foyer')
  expect(footer.getByRole('link', { name: /^Privacy/ }).getAttribute('href')).toBe('/privacy')
  const sample = screen.getByRole('link', { name: /^See a sample draft/ })
  expect([sample.getAttribute('href'), sample.getAttribute('target')]).toEqual([
    '/sample-draft.html',
    '_blank',
  ])
})

it('does not greet the owner of an account that was deleted on another device', async () => {
  const metadata = { firstName: 'Dana', lastName: 'Okafor', companyName: '' }
  fakeBackend({
    'GET /user': { status: 403, body: { code: 'user_not_found', message: 'No' } },
    'POST /logout': { status: 204 },
  })
  await renderApp('/onboarding/start', { session: sessionFor('dana@clinic.example', metadata) })
  await screen.findByRole('button', { name: 'Start Now' })
  expect(document.body.textContent).not.toContain('Welcome back, Dana')
})
