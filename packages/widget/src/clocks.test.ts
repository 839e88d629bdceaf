// @vitest-environment happy-dom
// Ages that are counted by the visitor's clock, when it was wrong and is put right: what waits to be sent, how long a popup
// stays closed, and the first touch.
import { createCaptureServer } from '@foyer/shared/testing/capture-server.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginVisit } from './visit.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00Z')
const YEAR = 365
const SINCE_1970 = NOW / DAY_MS

/** By how many days the clock is wrong on the pages of a visitor, one day after the other; on the last one it is right. */
const CLOCKS: Readonly<Record<string, readonly number[]>> = {
  'always right': [0, 0],
  'ahead by an hour': [1 / 24, 0],
  'ahead by 100 days': [100, 0],
  'ahead by a year': [YEAR, 0],
  'ahead by nine years': [9 * YEAR, 0],
  'behind by an hour': [-1 / 24, 0],
  'behind by 100 days': [-100, 0],
  'behind by a year': [-YEAR, 0],
  'behind by two years': [-2 * YEAR, 0],
  'behind by nine years': [-9 * YEAR, 0],
  'in 1970': [-SINCE_1970, 0],
  'right, then ahead by 100 days': [0, 100, 0],
  'right, then ahead by a year': [0, YEAR, 0],
  'right, then ahead by nine years': [0, 9 * YEAR, 0],
  'right, then behind by a year': [0, -YEAR, 0],
  'right, then in 1970': [0, -SINCE_1970, 0],
  'ahead by nine years, then behind by nine': [9 * YEAR, -9 * YEAR, 0],
}

describe.each(Object.entries(CLOCKS))('with a clock that is %s', (_, wrong) => {
  let page = new AbortController()
  let server = createCaptureServer()

  /** Opens a page on a day: nothing of the page before runs on. */
  const open = (day: number, query = '') => {
    vi.stubGlobal('location', new URL(`https://partner.example/${query}`))
    vi.setSystemTime(NOW + (day + (wrong[day] ?? 0)) * DAY_MS)
    page = new AbortController()
    server = createCaptureServer()
    vi.stubGlobal('fetch', server.fetch)
    return beginVisit(page.signal)
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    localStorage.clear()
  })
  afterEach(() => {
    page.abort()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('an email that was not sent is sent on every page until the clock is right', () => {
    const api = 'https://api.example/capture'
    open(0).queue.add('a', { api, body: 'first', at: Date.now() })
    expect(server.bodies()).toEqual(['first'])
    for (const day of wrong.keys()) {
      if (!day) continue
      open(day).start()
      expect(server.bodies()).toEqual(['first'])
      expect(localStorage.getItem('foyer.lead.a')).not.toBeNull()
    }
  })

  test('the first touch is that of the next page', () => {
    open(0, '?utm_source=first&ref=ABCD2345').start()
    for (const day of wrong.keys()) {
      if (!day) continue
      const visit = open(day)
      visit.start()
      expect(visit.getTouches().first).toMatchObject({ utm_source: 'first', ref: 'ABCD2345' })
    }
  })

  test('a popup opens again once its time is over, and none after a capture', () => {
    expect(open(0).hadPopup(7)).toBe(false)
    open(0).snooze(Date.now() + 7 * DAY_MS)
    for (const day of wrong.keys()) if (day) open(day)
    const last = wrong.length - 1
    expect(open(last + 7).hadPopup(7)).toBe(false)
    open(last + 7).snooze(Date.now() + 7 * DAY_MS)
    expect(open(last + 13).hadPopup(7)).toBe(true)
    expect(open(last + 14).hadPopup(7)).toBe(false)
    open(0).snooze(Number.MAX_VALUE)
    open(0).snooze(Date.now() + 7 * DAY_MS)
    for (const day of wrong.keys()) expect(open(day).hadPopup(7)).toBe(true)
  })
})

test('keeps a popup closed for as long as the tag with the longer time says', () => {
  vi.useFakeTimers({ now: NOW })
  const page = new AbortController()
  beginVisit(page.signal).snooze(NOW + 30 * DAY_MS)
  expect(beginVisit(page.signal).hadPopup(7)).toBe(true)
  page.abort()
  vi.useRealTimers()
})

test('an hour does not open a popup that was just closed', () => {
  vi.useFakeTimers({ now: NOW })
  const page = new AbortController()
  beginVisit(page.signal).snooze(NOW + 7 * DAY_MS)
  vi.setSystemTime(NOW - 3_600_000)
  expect(beginVisit(page.signal).hadPopup(7)).toBe(true)
  page.abort()
  vi.useRealTimers()
})
