import { afterEach, expect, it, vi } from 'vitest'
import { isoDay } from './iso-day.ts'

afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['UTC', '2026-01-06'],
  ['America/Los_Angeles', '2026-01-05'],
  ['Pacific/Auckland', '2026-01-06'],
])('is the local day in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(isoDay(new Date('2026-01-06T03:00:00Z'))).toBe(day)
})
