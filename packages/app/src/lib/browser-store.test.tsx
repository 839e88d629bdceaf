import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { browserStore } from './browser-store.ts'

const makeStore = () => browserStore('browser', 'foyer:test', z.string())

it('keeps a value of a full storage for every store of the same name, until the page is closed', () => {
  makeStore().write('old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  makeStore().write('new')
  expect(makeStore().read()).toBe('new')
  setItem.mockRestore()
  makeStore().write('newest')
  expect(localStorage.getItem('foyer:test')).toBe('"newest"')
  makeStore().clear()
  expect(makeStore().read()).toBeNull()
})

it('keeps a value of a blocked storage for every store of the same name, until the page is closed', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  makeStore().write('value')
  expect(makeStore().read()).toBe('value')
  makeStore().clear()
  expect(makeStore().read()).toBeNull()
  vi.restoreAllMocks()
})
