// @vitest-environment happy-dom

import { createCaptureServer } from '@foyer/shared/testing/capture-server.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFoyer } from './foyer.ts'

describe('a submitted form of the page', () => {
  let server = createCaptureServer()
  let foyer: ReturnType<typeof createFoyer> | undefined
  let page: HTMLFormElement
  let pageListeners = new AbortController()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('FOYER_WIDGET_VERSION', '0.1.0')
    vi.stubGlobal('FOYER_CAPTURE_URL', 'https://api.example/capture')
    server = createCaptureServer()
    vi.stubGlobal('fetch', server.fetch)
    pageListeners = new AbortController()
    localStorage.clear()
    document.body.innerHTML =
      '<main><form data-foyer><input name="email" value="dana@practice.example"></form></main>'
    const form = document.querySelector('form')
    if (!form) throw new Error('The page has no form.')
    page = form
  })
  afterEach(() => {
    void foyer?.destroy()
    pageListeners.abort()
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const startWidget = () => {
    const script = document.createElement('script')
    script.dataset.handoff = 'stay'
    document.body.append(script)
    foyer = createFoyer([script])
  }
  const submit = async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    page.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(1_000)
    return event
  }

  test('is captured when no handler of the page cancels it', async () => {
    startWidget()
    page.addEventListener('submit', () => {}, { signal: pageListeners.signal })
    expect((await submit()).defaultPrevented).toBe(true)
    expect(server.bodies().map((body) => JSON.parse(body))).toMatchObject([
      { email: 'dana@practice.example' },
    ])
  })

  const targets: Readonly<Record<string, () => EventTarget>> = {
    'the form': () => page,
    'an ancestor': () => document.querySelector('main') ?? page,
    'the document': () => document,
  }
  describe.each(Object.keys(targets))('whose handler on %s calls preventDefault', (target) => {
    test.each([
      ['before the widget', false, true],
      ['after the widget', false, false],
      ['after the widget, capturing', true, false],
    ])('is not captured; the handler was added %s', async (_, capture, isBefore) => {
      const addHandler = () =>
        targets[target]?.().addEventListener('submit', (event) => event.preventDefault(), {
          capture,
          signal: pageListeners.signal,
        })
      if (isBefore) addHandler()
      startWidget()
      if (!isBefore) addHandler()
      await submit()
      expect(server.bodies()).toEqual([])
      expect(document.querySelector('foyer-widget')).toBeNull()
      // The next submit is captured once the page allows it.
      pageListeners.abort()
      await submit()
      expect(server.bodies()).toHaveLength(1)
    })
  })

  test('is left to the browser when a handler of the page stops its propagation', async () => {
    startWidget()
    page.addEventListener('submit', (event) => event.stopPropagation(), { signal: pageListeners.signal })
    expect((await submit()).defaultPrevented).toBe(false)
    expect(server.bodies()).toEqual([])
  })

  describe('whose email the browser refuses', () => {
    const refuse = (field: Element | null) => {
      const event = new Event('invalid', { cancelable: true })
      field?.dispatchEvent(event)
      return event
    }
    const readMessage = () => document.querySelector('foyer-widget')?.shadowRoot?.textContent

    test("gets our message instead of the browser's, and is captured once it is corrected", async () => {
      startWidget()
      const field = page.querySelector('input')
      if (field) field.value = 'dana'
      expect(refuse(field).defaultPrevented).toBe(true)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(readMessage()).toContain('Enter an email address like')
      expect(server.bodies()).toEqual([])
      if (field) field.value = 'dana@practice.example'
      await submit()
      expect(server.bodies()).toHaveLength(1)
    })

    test('leaves other fields, and what more the page asks of an email, to the browser', async () => {
      page.insertAdjacentHTML('beforeend', '<input name="name" required>')
      startWidget()
      for (const field of page.querySelectorAll('input')) expect(refuse(field).defaultPrevented).toBe(false)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(readMessage()).toBeUndefined()
      expect(server.bodies()).toEqual([])
    })
  })
})
