import type { SiteDetails, SiteDetailsChanges } from '@foyer/shared/api/site-details.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_SITE_DETAILS } from '../../../site/api/load-site-details.ts'
import { withChanges } from '../../../site/site-details-changes.ts'
import { DetailsStore } from './details-store.ts'
import { unsavedDetails } from './unsaved-details.ts'

const withHours = (hours: string): SiteDetails => ({ ...NO_SITE_DETAILS, details: { hours } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function storeWith(save: (changes: SiteDetailsChanges) => Promise<SiteDetails>) {
  return new DetailsStore({ stored: NO_SITE_DETAILS, unsaved: unsavedDetails('dana'), save })
}

describe('DetailsStore', () => {
  it('shows a change at once and saves it after a pause in typing', async () => {
    const save = vi.fn(async (changes: SiteDetailsChanges) => withChanges(NO_SITE_DETAILS, changes))
    const store = storeWith(save)
    store.change({ details: { hours: '1' } }, true)
    store.change({ details: { hours: '12' } }, true)
    expect(store.read()).toEqual({ details: withHours('12'), save: 'saving' })
    expect(save).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(save.mock.calls).toEqual([[{ details: { hours: '12' } }]])
    expect(store.read().save).toBe('saved')
    expect(unsavedDetails('dana').read()).toBeNull()
  })

  it('keeps what could not be saved, and sends it again on a retry', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isBroken = true
    const save = vi.fn(async (changes: SiteDetailsChanges) => {
      if (isBroken) throw new Error('No network')
      return withChanges(NO_SITE_DETAILS, changes)
    })
    const store = storeWith(save)
    store.change({ style: 'modern' })
    await vi.runAllTimersAsync()
    expect(store.read().save).toBe('failed')
    expect(warned).toHaveBeenCalled()
    // The page is closed and opened again.
    const next = storeWith(save)
    expect(next.read().details.style).toBe('modern')
    isBroken = false
    next.flush()
    await vi.runAllTimersAsync()
    expect(next.read().save).toBe('saved')
    expect(unsavedDetails('dana').read()).toBeNull()
  })

  it('waits on request until everything is stored, and says when it is not', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isBroken = true
    const store = storeWith(async (changes) => {
      if (isBroken) throw new Error('No network')
      return withChanges(NO_SITE_DETAILS, changes)
    })
    store.change({ details: { hours: '9 to 5' } }, true)
    const refused = expect(store.settle()).rejects.toThrow('not stored')
    await vi.runAllTimersAsync()
    await refused
    isBroken = false
    const settled = store.settle()
    expect(store.read().save).toBe('saving')
    await vi.runAllTimersAsync()
    expect(await settled).toEqual(withHours('9 to 5'))
    expect(await store.settle()).toEqual(withHours('9 to 5'))
  })

  it('sends one request at a time, and the newest change last', async () => {
    const answers: (() => void)[] = []
    const sent: (string | undefined)[] = []
    const store = storeWith((changes) => {
      sent.push(changes.details?.hours)
      return new Promise((resolve) => answers.push(() => resolve(withChanges(NO_SITE_DETAILS, changes))))
    })
    store.change({ details: { hours: '1' } })
    await vi.runAllTimersAsync()
    store.change({ details: { hours: '2' } })
    store.change({ details: { hours: '3' } })
    await vi.runAllTimersAsync()
    expect(sent).toEqual(['1'])
    answers[0]?.()
    await vi.runAllTimersAsync()
    expect(sent).toEqual(['1', '3'])
    expect(unsavedDetails('dana').read()).toEqual({ details: { hours: '3' } })
    answers[1]?.()
    await vi.runAllTimersAsync()
    expect(store.read()).toEqual({ details: withHours('3'), save: 'saved' })
  })

  it('keeps what another tab has changed, also when both are typing', async () => {
    // Merges as the database does.
    let row = NO_SITE_DETAILS
    const save = async (changes: SiteDetailsChanges) => {
      row = withChanges(row, changes)
      return row
    }
    const [one, other] = [storeWith(save), storeWith(save)]
    one.change({ details: { phone: '1' }, statements: { a: 'struck' } })
    other.change({ details: { hours: '9 to 5' }, style: 'warm' })
    await vi.runAllTimersAsync()
    one.change({ statements: {} })
    await vi.runAllTimersAsync()
    const both = { ...NO_SITE_DETAILS, details: { phone: '1', hours: '9 to 5' }, style: 'warm' }
    expect(row).toEqual(both)
    expect(one.read()).toEqual({ details: both, save: 'saved' })
  })

  it('saves a change that was taken back during the request', async () => {
    let row = NO_SITE_DETAILS
    const store = storeWith(async (changes) => {
      if (row === NO_SITE_DETAILS) store.change({ style: null })
      row = withChanges(row, changes)
      return row
    })
    store.change({ style: 'warm' })
    await vi.runAllTimersAsync()
    expect(row.style).toBeNull()
    expect(store.read()).toEqual({ details: NO_SITE_DETAILS, save: 'saved' })
    expect(unsavedDetails('dana').read()).toBeNull()
  })
})
