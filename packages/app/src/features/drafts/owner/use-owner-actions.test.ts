import { expect, it } from 'vitest'
import { zipName } from './use-owner-actions.ts'

it.each([
  ['Łucja’s Café & Clinic', 'ucjas-cafe-clinic-draft-2.zip'],
  ['../../etc', 'etc-draft-2.zip'],
  ['日本', 'website-draft-2.zip'],
])('names the archive of %s', (practice, name) => {
  expect(zipName(practice, 2)).toBe(name)
})
