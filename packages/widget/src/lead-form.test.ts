// @vitest-environment happy-dom

import { createCaptureServer } from '@foyer/shared/testing/capture-server.ts'
import { readSettings } from '@foyer/shared/widget/settings.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLeadForm } from './lead-form.ts'
import { beginVisit } from './visit.ts'

const API = 'https://api.example/capture'

describe('createLeadForm', () => {
  let controller = new AbortController()
  let server = createCaptureServer()

  /** Answers a request and waits until the widget has handled the response. */
  const respond = async (...answer: Parameters<typeof server.respond>) => {
    server.respond(...answer)
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('FOYER_WIDGET_VERSION', '0.1.0')
    controller = new AbortController()
    server = createCaptureServer()
    vi.stubGlobal('fetch', server.fetch)
    localStorage.clear()
  })
  afterEach(() => {
    controller.abort()
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** A form of the page, and how a visitor submits an email with it. */
  function createForm(attributes: Readonly<Record<string, string>> = {}) {
    document.body.innerHTML = '<form><input name="email"></form>'
    const page = document.querySelector('form')
    const input = document.querySelector('input')
    if (!page || !input) throw new Error('The page has no form.')
    const events: unknown[] = []
    const record = (event: Event) => events.push([event.type, Reflect.get(event, 'detail')])
    page.addEventListener('foyer:captured', record)
    page.addEventListener('foyer:error', record)
    const visit = beginVisit(controller.signal)
    visit.start()
    const settings = readSettings(
      (name) => ({ handoff: 'stay', api: API, ...attributes })[name] ?? null,
      'en',
    )
    const form = createLeadForm(settings, visit, controller.signal, page)
    const press = (email: string) => {
      input.value = email
      const event = new Event('submit', { cancelable: true })
      void form.submit(event)
      return event
    }
    return { form, visit, events, input, press, waitUntilSent: () => vi.advanceTimersByTimeAsync(1_000) }
  }

  const sent = () => server.bodies().map((body): { email: string; submission_id: string } => JSON.parse(body))

  test('sends one capture for repeated submits, before and while the request is running', async () => {
    const { form, press, waitUntilSent } = createForm()
    press('dana@practice.example')
    press('dana@practice.example')
    await waitUntilSent()
    expect(press('dana@practice.example').defaultPrevented).toBe(true)
    await waitUntilSent()
    expect(sent()).toMatchObject([{ email: 'dana@practice.example' }])
    await respond(0, 200)
    expect(form.message.value.kind).toBe('sent')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.bodies()).toHaveLength(1)
  })

  test.each([
    ['success', 200, { handoff_url: 'https://app.example/wrong' }],
    ['rejection', 400, { error: { code: 'fields', message: 'No.' } }],
    ['failure', 503, {}],
  ])('ignores the late %s of a submission that was replaced', async (_, status, body) => {
    const { form, events, press, waitUntilSent } = createForm()
    press('old@practice.example')
    await waitUntilSent()
    await respond(0, 503)
    expect(form.message.value.kind).toBe('unsent')
    // The queue retries the first submission while the visitor submits a corrected email.
    await vi.advanceTimersByTimeAsync(4_000)
    press('new@practice.example')
    await waitUntilSent()
    expect(sent().map(({ email }) => email)).toEqual([
      'old@practice.example',
      'old@practice.example',
      'new@practice.example',
    ])
    events.length = 0

    await respond(1, status, body)
    expect(form.message.value).toMatchObject({ kind: 'sending', next: undefined })
    expect(events).toEqual([])

    await respond(2, 200, { handoff_url: 'https://app.example/right' })
    expect(form.message.value).toMatchObject({ kind: 'sent', next: 'https://app.example/right' })
    const id = sent()[2]?.submission_id
    expect(events).toEqual([['foyer:captured', expect.objectContaining({ submission_id: id })]])
  })

  describe('while the server is asked to repair an address', () => {
    const WRONG = 'dana@practice.example and sam'
    const repair = { error: { code: 'invalid_fields', message: 'No.', meant: 'dana@practice.example' } }

    test('leaves what the visitor has typed meanwhile alone', async () => {
      const { form, press, input } = createForm()
      press(WRONG)
      await vi.advanceTimersByTimeAsync(0)
      expect(form.message.value.kind).toBe('sending')
      input.value = 'dana@practice.example'
      await respond(0, 400, repair)
      expect(form.message.value.kind).toBeUndefined()
      expect(input.hasAttribute('aria-invalid')).toBe(false)
    })

    test('keeps the success of an earlier submission', async () => {
      const { form, press, waitUntilSent } = createForm()
      press('old@practice.example')
      await waitUntilSent()
      await respond(0, 503)
      await vi.advanceTimersByTimeAsync(4_000)
      press(WRONG)
      await vi.advanceTimersByTimeAsync(0)
      await respond(1, 200, { handoff_url: 'https://app.example/' })
      expect(form.message.value.kind).toBe('sent')
      await respond(2, 400, repair)
      expect(form.message.value.kind).toBe('sent')
    })

    test('sends the whole capture when the server accepts the address', async () => {
      const { press, waitUntilSent } = createForm({ ref: 'ABCD2345' })
      press(WRONG)
      await vi.advanceTimersByTimeAsync(0)
      await respond(0, 200, {})
      await waitUntilSent()
      expect(sent()).toMatchObject([{ email: WRONG }, { email: WRONG, submission_id: expect.any(String) }])
    })
  })

  test('retries an unsent capture with the same id when the same email is submitted again', async () => {
    const { press, waitUntilSent } = createForm()
    press('dana@practice.example')
    await waitUntilSent()
    await respond(0, 503)
    press('dana@practice.example')
    await waitUntilSent()
    const [first, second, ...rest] = sent()
    expect(second).toEqual(first)
    expect(rest).toEqual([])
  })

  test.each([
    ['https://app.example/start', 'https://app.example/start'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['//elsewhere.example', ''],
    ['', ''],
    [7, ''],
  ])('answers the handoff URL %j with the link %j', async (handoffUrl, next) => {
    const { form, press, waitUntilSent } = createForm()
    press('dana@practice.example')
    await waitUntilSent()
    await respond(0, 200, { handoff_url: handoffUrl })
    expect(form.message.value).toMatchObject({ kind: 'sent', next })
  })

  test('asks the server about an address that cannot receive mail, and keeps a capture that waits', async () => {
    const { form, events, press, waitUntilSent } = createForm()
    press('dana@practice.example')
    await waitUntilSent()
    await respond(0, 503)
    events.length = 0
    press('dana@practice.com<br>')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()[1]).toEqual({ email: 'dana@practice.com<br>' })
    await respond(1, 400, { error: { code: 'fields', message: 'No.', meant: 'dana@practice.com' } })
    expect(form.message.value).toMatchObject({ kind: 'typo', text: 'dana@practice.com' })
    expect(events).toEqual([])
    expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^foyer\.lead\./))
    await vi.advanceTimersByTimeAsync(600_000)
    // The capture that waits is sent again; the question is not.
    expect(sent().filter(({ email }) => email === 'dana@practice.com<br>')).toHaveLength(1)
    expect(sent().filter(({ email }) => email === 'dana@practice.example').length).toBeGreaterThan(1)
  })

  test('asks nobody about an address before a consent that is required', async () => {
    const { form, press } = createForm({ consent: 'required' })
    press('dana@practice.com<br>')
    await vi.advanceTimersByTimeAsync(0)
    expect(form.message.value.kind).toBe('tick')
    expect(server.bodies()).toEqual([])
  })

  test.each([400, 403, 413])('does not store or retry a capture that is refused with %i', async (status) => {
    const { form, press, waitUntilSent } = createForm()
    press('dana@practice.example')
    await waitUntilSent()
    expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^foyer\.lead\./))
    await respond(0, status, { error: { code: 'refused', message: 'Not like this.' } })
    expect(form.message.value).toMatchObject({ kind: 'wrong', text: 'Not like this.' })
    expect(Object.keys(localStorage)).not.toContainEqual(expect.stringMatching(/^foyer\.lead\./))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.bodies()).toHaveLength(1)
  })
})
