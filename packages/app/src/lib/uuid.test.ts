import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { randomUuid, uuidFrom } from './uuid.ts'

it('returns another UUID of version 4 each time, also on plain HTTP', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomUuid)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
})

it('replaces the bits of version and variant, and no others', () => {
  expect(uuidFrom(new Uint8Array(16).fill(0xff), 8)).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
})
