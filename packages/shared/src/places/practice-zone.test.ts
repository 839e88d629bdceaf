import { expect, test } from 'vitest'
import { practiceZone } from './practice-zone.ts'
import { STATE_CODES } from './us-states.ts'

test.each([
  ['97211', 'America/Los_Angeles'],
  ['37402', 'America/New_York'],
  ['37201', 'America/Chicago'],
  ['32501', 'America/Chicago'],
  ['33101', 'America/New_York'],
  ['79901', 'America/Denver'],
  ['75201', 'America/Chicago'],
  ['83814', 'America/Los_Angeles'],
  ['83702', 'America/Denver'],
  ['85004', 'America/Phoenix'],
  ['99501', 'America/Anchorage'],
  ['96813', 'Pacific/Honolulu'],
  ['46402', 'America/Chicago'],
  ['20001-1234', 'America/New_York'],
])('an office at %s has the time of %s', (zip, zone) => {
  expect(practiceZone({ zip, states: ['NY'] })).toBe(zone)
})

test('a practice without an office has the time of its first state, and every state has one', () => {
  const zones = STATE_CODES.map((state) => practiceZone({ zip: '', states: [state, 'NY'] }))
  expect(new Set(zones)).toEqual(
    new Set([
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Phoenix',
      'America/Los_Angeles',
      'America/Anchorage',
      'Pacific/Honolulu',
    ]),
  )
  expect(zones.filter((zone) => zone === 'America/New_York')).toHaveLength(21)
  expect(practiceZone({ zip: '', states: ['CA', 'NY'] })).toBe('America/Los_Angeles')
  expect(practiceZone(null)).toBe('America/New_York')
  expect(practiceZone({ zip: 'x', states: [] })).toBe('America/New_York')
})
