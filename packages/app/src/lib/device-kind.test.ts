import { expect, it, vi } from 'vitest'
import { deviceKind } from './device-kind.ts'

it.each([
  ['phone', true, 375, 667],
  ['phone', true, 932, 430],
  ['tablet', true, 744, 1133],
  ['computer', false, 1280, 800],
  // A small window of a computer is none of a phone.
  ['computer', false, 480, 400],
] as const)('takes for a %s what has a finger (%s) and %i x %i pixels', (kind, hasFinger, width, height) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasFinger && query === '(pointer: coarse)' }))
  vi.stubGlobal('screen', { width, height })
  expect(deviceKind()).toBe(kind)
})
