import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allowStorage, readStored, removeStored, storedKeys, writeStored } from './storage.ts'

/** Storage like that of browsers: the stored keys are its own properties. */
function createStorage(stored: Record<string, string>): object {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, text: string) {
      if (text.length > 100) throw new DOMException('Full.', 'QuotaExceededError')
      stored[key] = text
    },
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  }
  return new Proxy(stored, { get: (_, name) => Reflect.get(methods, name) ?? Reflect.get(stored, name) })
}

describe('storage', () => {
  let stored: Record<string, string> = {}

  beforeEach(() => {
    stored = { theirs: 'x', 'foyer.kept': 'k' }
    vi.stubGlobal('localStorage', createStorage(stored))
    allowStorage(true)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('stores texts under keys that begin with foyer.', () => {
    expect(writeStored('touches', 'a')).toBe(true)
    expect(stored).toEqual({ theirs: 'x', 'foyer.kept': 'k', 'foyer.touches': 'a' })
    expect(readStored('touches')).toBe('a')
    expect(readStored('never')).toBe('')
    expect(storedKeys()).toEqual(['kept', 'touches'])
    expect(storedKeys('touch')).toEqual(['touches'])
    removeStored('kept')
    expect(storedKeys()).toEqual(['touches'])
  })

  test('writes nothing without permission, but reads and removes', () => {
    allowStorage(false)
    expect(writeStored('touches', 'a')).toBe(false)
    expect(storedKeys()).toEqual(['kept'])
    removeStored('kept')
    expect(stored).toEqual({ theirs: 'x' })
  })

  test('returns false if a text is not stored', () => {
    expect(writeStored('long', 'x'.repeat(101))).toBe(false)
    expect(storedKeys()).toEqual(['kept'])
  })

  test('works without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(writeStored('touches', 'a')).toBe(false)
    expect(readStored('touches')).toBe('')
    expect(storedKeys()).toEqual([])
    expect(() => removeStored('touches')).not.toThrow()
  })
})
