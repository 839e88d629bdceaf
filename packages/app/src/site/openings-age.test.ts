import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { expect, it } from 'vitest'
import { ageText, openingsAge } from './openings-age.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')

it.each([
  ['nothing was said', {}, undefined, null],
  ['it was said on a day of which nothing is known', { newPatients: 'yes' }, undefined, null],
  ['it was said 89 days ago', { newPatients: 'yes' }, '2026-09-02T12:00:00Z', null],
  ['it was said 90 days ago', { newPatients: 'yes' }, '2026-09-01T12:00:00Z', 90],
  [
    'it was repeated since',
    { newPatients: 'no', newPatientsStill: '2026-11-01' },
    '2026-01-01T12:00:00Z',
    null,
  ],
  [
    'it was repeated long ago',
    { newPatients: 'no', newPatientsStill: '2026-08-01' },
    '2026-01-01T12:00:00Z',
    121,
  ],
  ['it was taken back', { newPatients: '' }, '2026-01-01T12:00:00Z', null],
])('asks again once it is old: %s', (_, details, typedAt, days) => {
  const own = { details: { ...NO_SITE_DETAILS, details }, typedAt: () => typedAt }
  expect(openingsAge(own, NOW)).toBe(days)
})

it('says an age in months', () => {
  expect([90, 121, 365].map(ageText)).toEqual(['3 months ago', '4 months ago', '12 months ago'])
})
