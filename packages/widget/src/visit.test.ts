// @vitest-environment happy-dom
import { SOURCE_CORPUS } from '@foyer/shared/testing/source-corpus.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginVisit } from './visit.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00Z')

describe('a visit', () => {
  let page = new AbortController()
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    page = new AbortController()
    localStorage.clear()
  })
  afterEach(() => {
    page.abort()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test.each(SOURCE_CORPUS)('at %s has %j', (query, sources) => {
    vi.stubGlobal('location', new URL(`https://partner.example/pricing${query}`))
    expect({ ...beginVisit(page.signal).getTouches().last, at: '' }).toEqual({
      ...sources,
      landing_page: '/pricing',
      at: '',
    })
  })

  const hadPopupAt = (now: number) => {
    vi.setSystemTime(now)
    return beginVisit(page.signal).hadPopup()
  }

  test('opens no second popup until the snooze is over, and none by a clock that is years ahead for good', () => {
    beginVisit(page.signal).snooze(NOW + 7 * DAY_MS)
    expect(hadPopupAt(NOW + 6 * DAY_MS)).toBe(true)
    expect(hadPopupAt(NOW + 7 * DAY_MS)).toBe(false)
    // Snoozed while the clock was nine years ahead, and then it was put right.
    const ahead = NOW + 9 * 365 * DAY_MS
    vi.setSystemTime(ahead)
    beginVisit(page.signal).snooze(ahead + 7 * DAY_MS)
    expect(hadPopupAt(NOW)).toBe(false)
    vi.setSystemTime(NOW)
    beginVisit(page.signal).snooze(NOW + 7 * DAY_MS)
    expect(hadPopupAt(NOW + DAY_MS)).toBe(true)
  })

  test.each([NOW, NOW - 9 * 365 * DAY_MS, NOW + 9 * 365 * DAY_MS])(
    'opens no popup after a capture, whatever the clock says: %d',
    (now) => {
      const visit = beginVisit(page.signal)
      visit.snooze(Number.MAX_VALUE)
      visit.snooze(NOW + DAY_MS)
      expect(hadPopupAt(now)).toBe(true)
    },
  )

  test('keeps the first touch when the clock is put right', () => {
    vi.stubGlobal('location', new URL('https://partner.example/?utm_source=first'))
    vi.setSystemTime(NOW + 9 * 365 * DAY_MS)
    const first = beginVisit(page.signal)
    first.start()
    vi.stubGlobal('location', new URL('https://partner.example/next'))
    vi.setSystemTime(NOW)
    expect(beginVisit(page.signal).getTouches().first.utm_source).toBe('first')
  })

  test('knows that its page was in the background', () => {
    const visit = beginVisit(page.signal)
    expect(visit.wasHidden()).toBe(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(visit.wasHidden()).toBe(true)
  })
})
