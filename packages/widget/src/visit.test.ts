// @vitest-environment happy-dom
import { SOURCE_CORPUS } from '@foyer/shared/testing/source-corpus.ts'
import { storedSources } from '@foyer/shared/testing/stored-sources.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginVisit } from './visit.ts'

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
    beginVisit(page.signal).start()
    // As the next page reads it again.
    vi.stubGlobal('location', new URL('https://partner.example/'))
    expect(storedSources(beginVisit(page.signal).getTouches().last)).toEqual(sources)
  })

  test('knows that its page was in the background', () => {
    const visit = beginVisit(page.signal)
    expect(visit.wasHidden()).toBe(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(visit.wasHidden()).toBe(true)
  })
})
