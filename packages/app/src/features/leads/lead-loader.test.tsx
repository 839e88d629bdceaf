import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sendUnsent } from './api/capture-client.ts'
import { captureSignUp } from './link-capture.ts'

const EMAIL = 'dana@clinic.example'
const stored = { 'POST /capture-lead': { body: { handoff_url: 'https://app.test/onboarding/start' } } }
const guide = {
  'GET /initial_drafts': { body: null },
  'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
  'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
}
const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('foyer:lead.'))
const emailField = () => screen.findByLabelText('Email')

describe('the capture', () => {
  it('has every tracked value, under the names of the wire', async () => {
    const sent = fakeBackend(stored)
    await renderApp(
      `/lead?utm_source=ad&utm_medium=cpc&utm_campaign=c&utm_term=t&utm_content=x&ref=ABC&gclid=g1&email=${EMAIL}`,
    )
    await emailField()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(sent[0]?.body).toMatchObject({
      email: EMAIL,
      utm_source: 'ad',
      utm_medium: 'cpc',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'x',
      ref: 'ABC',
      click_ids: { gclid: 'g1' },
      landing_page: '/lead',
      page: expect.stringMatching(/\/lead$/),
      first_touch: { utm_source: 'ad', landing_page: '/lead' },
      submission_id: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
      channel: 'link',
    })
  })

  it.each(['', '?ref=', '?ref=%20&utm_source=&email=%20', '?gclid=1', '?other=1'])(
    'is nothing for "%s"',
    async (query) => {
      const sent = fakeBackend(stored)
      const { path } = await renderApp(`/lead${query}`)
      await emailField()
      expect(sent).toEqual([])
      expect(path()).toBe('/onboarding/start')
    },
  )

  it.each([
    ['/lead#utm_source=ad&ref=ABC', { utm_source: 'ad', ref: 'ABC' }],
    ['/lead#/offer?utm_source=ad&email=dana%40clinic.example', { utm_source: 'ad', email: EMAIL }],
    ['/lead?utm_campaign=mother&#39;s+day&ref=ABC', { utm_campaign: 'mother&#39;s day', ref: 'ABC' }],
    ['/lead?email=o&#39;hara@clinic.example&ref=ABC', { email: "o'hara@clinic.example", ref: 'ABC' }],
    ['/lead?email=o&amp;#39;hara@clinic.example&ref=ABC', { email: "o'hara@clinic.example", ref: 'ABC' }],
  ])('has what the browser takes for a fragment: %s', async (path, values) => {
    const sent = fakeBackend(stored)
    history.replaceState(null, '', path)
    onTestFinished(() => history.replaceState(null, '', '/'))
    const { path: shown } = await renderApp(path)
    const field = await emailField()
    expect(sent[0]?.body).toMatchObject(values)
    // The start page takes the email out of its address once it is shown.
    await waitFor(() => expect(shown()).toBe('/onboarding/start'))
    if ('email' in values) expect(field).toHaveProperty('value', values.email)
  })

  it('has one submission id for a refresh and another one for other parameters', async () => {
    const sent = fakeBackend(stored)
    for (const query of ['?ref=A', '?ref=A', '?ref=B']) {
      const { router } = await renderApp(`/lead${query}`)
      await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/start'))
    }
    const ids = sent.map(({ body }) => (body as { submission_id: string }).submission_id)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).not.toBe(ids[2])
  })

  it('keeps the first touch of an earlier visit', async () => {
    const sent = fakeBackend(stored)
    for (const query of ['?utm_source=first', '?utm_source=second']) {
      const { router } = await renderApp(`/lead${query}`)
      await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/start'))
    }
    expect(sent[1]?.body).toMatchObject({ utm_source: 'second', first_touch: { utm_source: 'first' } })
  })
})

describe('signing up after a link without an email', () => {
  const signUp = async (email: string) => {
    fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Dana' } })
    fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Okafor' } })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Start Now' }))
    await screen.findByRole('heading', { name: 'Check your email' })
  }
  const captures = (sent: ReturnType<typeof fakeBackend>) =>
    sent.filter(({ url }) => url.pathname.endsWith('/capture-lead')).map(({ body }) => body)

  it('captures the link again, with the email', async () => {
    const sent = fakeBackend({ ...stored, 'POST /otp': {} })
    await renderApp('/lead?ref=CODE&utm_source=friend')
    await signUp(EMAIL)
    await waitFor(() => expect(captures(sent)).toHaveLength(2))
    expect(captures(sent)[0]).toMatchObject({ email: null, ref: 'CODE' })
    expect(captures(sent)[1]).toMatchObject({
      email: EMAIL,
      ref: 'CODE',
      utm_source: 'friend',
      landing_page: '/lead',
      first_touch: { ref: 'CODE' },
      channel: 'link',
    })
  })

  it('keeps the visit in this browser, not in the link of the mail', async () => {
    const lead = '0f1e2d3c-4b5a-4968-8776-655443322110'
    const handoff = { handoff_url: `https://app.test/onboarding/start?lead=${lead}` }
    const sent = fakeBackend({ 'POST /capture-lead': { body: handoff }, 'POST /otp': {} })
    await renderApp('/lead?ref=CODE&utm_source=friend')
    await signUp(EMAIL)
    const mail = sent.find(({ url }) => url.pathname.endsWith('/otp'))
    expect(mail?.url.href).not.toContain(lead)
    expect(localStorage.getItem('foyer:visited-lead')).toContain(lead)
  })

  it('is no second capture for an email that the link brought', async () => {
    const sent = fakeBackend({ ...stored, 'POST /otp': {} })
    await renderApp(`/lead?ref=CODE&email=${EMAIL}`)
    await signUp(` ${EMAIL.toUpperCase()}`)
    await captureSignUp(EMAIL)
    expect(captures(sent)).toHaveLength(1)
  })

  it('sends the capture later when there is no answer', async () => {
    let isReachable = true
    const sent = fakeBackend({
      'POST /capture-lead': () => (isReachable ? {} : 'unreachable'),
      'POST /otp': {},
    })
    await renderApp('/lead?ref=CODE')
    await screen.findByLabelText('Email')
    isReachable = false
    await signUp(EMAIL)
    await waitFor(() => expect(unsent()).toHaveLength(1))
    isReachable = true
    sendUnsent()
    await waitFor(() => expect(unsent()).toEqual([]))
    expect(captures(sent).at(-1)).toMatchObject({ email: EMAIL, ref: 'CODE' })
  })
})

it('keeps where a visitor came from for this tab alone when the browser asks for privacy', async () => {
  fakeBackend(stored)
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
  await renderApp('/lead?ref=CODE')
  await emailField()
  expect(localStorage.getItem('foyer:touches')).toBeNull()
  expect(sessionStorage.getItem('foyer:touches')).not.toBeNull()
})

describe('where it leads', () => {
  it('is the start page with the email filled in', async () => {
    fakeBackend(stored)
    const { router } = await renderApp(`/lead?utm_source=ad&email=${EMAIL}`)
    expect(await emailField()).toHaveProperty('value', EMAIL)
    expect(router.state.location.pathname).toBe('/onboarding/start')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([
    ['dana+clinic@clinic.example', 'dana+clinic@clinic.example', 'dana+clinic@clinic.example'],
    ['{{email}}', '', null],
    ['*|EMAIL|*', '', null],
  ])('is the start page with the email of %s, which is captured', async (written, shown, captured) => {
    const sent = fakeBackend(stored)
    await renderApp(`/lead?utm_source=ad&email=${written}`)
    expect(await emailField()).toHaveProperty('value', shown)
    expect(sent[0]?.body).toMatchObject({ email: captured })
  })

  it('is the guide for signed-in people', async () => {
    fakeBackend({ ...stored, ...guide })
    const { path } = await renderApp(`/lead?ref=A&email=${EMAIL}`, { session: sessionFor(EMAIL) })
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  })

  it('stays the same when the capture is refused, with a toast', async () => {
    fakeBackend({ 'POST /capture-lead': { status: 400, body: { error: { code: 'invalid_fields' } } } })
    await renderApp(`/lead?email=${EMAIL}`)
    expect(await emailField()).toHaveProperty('value', EMAIL)
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toContain('Error')
    expect(toast.textContent).toContain('Failed to save lead data')
    expect(unsent()).toEqual([])
  })

  it('is the bare start page when there is no answer; the capture is kept and sent later', async () => {
    let isReachable = false
    const sent = fakeBackend({ 'POST /capture-lead': () => (isReachable ? {} : 'unreachable') })
    await renderApp(`/lead?email=${EMAIL}`)
    expect(await emailField()).toHaveProperty('value', '')
    expect(vi.mocked(console.error)).toHaveBeenCalledWith('Error capturing lead:', expect.any(Error))
    vi.mocked(console.error).mockClear()
    isReachable = true
    sendUnsent()
    await waitFor(() => expect(unsent()).toEqual([]))
    sendUnsent()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toEqual(sent[0]?.body)
  })

  it('keeps a capture that the server could not take just now', async () => {
    let status = 503
    const sent = fakeBackend({ 'POST /capture-lead': () => ({ status }) })
    await renderApp(`/lead?email=${EMAIL}`)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save lead data')
    sendUnsent()
    await waitFor(() => expect(sent).toHaveLength(2))
    status = 200
    await waitFor(() => {
      sendUnsent()
      expect(unsent()).toEqual([])
    })
    expect(sent).toHaveLength(3)
  })
})

it('has a heading while the capture is sent', async () => {
  let answer: (given: Answer) => void = () => {}
  const sent = fakeBackend({
    'POST /capture-lead': () => new Promise<Answer>((resolve) => (answer = resolve)),
  })
  const { path } = await renderApp('/lead?utm_source=ad')
  await screen.findByRole('heading', { level: 1, name: 'Opening Foyer' })
  await waitFor(() => expect(sent).toHaveLength(1))
  answer(stored['POST /capture-lead'])
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
})
