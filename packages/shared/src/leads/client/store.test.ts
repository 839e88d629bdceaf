import { expect, test } from 'vitest'
import { createStore } from './store.ts'

/** Storage like that of browsers: the stored keys are its own properties. */
function createStorage(stored: Record<string, string>) {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, text: string) {
      if (text.length > 100) throw new DOMException('Full.', 'QuotaExceededError')
      stored[key] = text
    },
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  }
  return new Proxy<Record<string, string> & typeof methods>(Object.assign(stored), {
    get: (_, name) => Reflect.get(methods, name) ?? Reflect.get(stored, name),
  })
}

function open() {
  const stored: Record<string, string> = { theirs: 'x', 'foyer.kept': '"k"', 'foyer.bad': '{' }
  let isAllowed = true
  const area = createStorage(stored)
  const store = createStore(
    'foyer.',
    () => area,
    () => isAllowed,
  )
  return { stored, store, forbid: () => (isAllowed = false) }
}

test('stores JSON under keys that begin with the prefix', () => {
  const { stored, store } = open()
  expect(store.write('touches', { first: 'a' })).toBe(true)
  expect(stored).toMatchObject({ theirs: 'x', 'foyer.kept': '"k"', 'foyer.touches': '{"first":"a"}' })
  expect(store.read('touches')).toEqual({ first: 'a' })
  expect(store.read('never')).toBeNull()
  expect(store.read('bad')).toBeUndefined()
  store.remove('bad')
  expect(store.keys()).toEqual(['kept', 'touches'])
  expect(store.keys('touch')).toEqual(['touches'])
  store.remove('kept')
  expect(store.keys()).toEqual(['touches'])
})

test('writes nothing without permission, but reads and removes', () => {
  const { stored, store, forbid } = open()
  forbid()
  expect(store.write('touches', 'a')).toBe(false)
  expect(store.read('kept')).toBe('k')
  store.remove('kept')
  store.remove('bad')
  expect(stored).toEqual({ theirs: 'x' })
})

test('returns false if a value is not stored', () => {
  const { store } = open()
  expect(store.write('long', 'x'.repeat(101))).toBe(false)
  expect(store.keys()).toEqual(['kept', 'bad'])
})

test('works without storage', () => {
  const store = createStore(
    'foyer.',
    () => {
      throw new DOMException('Blocked.', 'SecurityError')
    },
    () => true,
  )
  expect(store.write('touches', 'a')).toBe(false)
  expect(store.read('touches')).toBeUndefined()
  expect(store.keys()).toEqual([])
  expect(() => store.remove('touches')).not.toThrow()
})
