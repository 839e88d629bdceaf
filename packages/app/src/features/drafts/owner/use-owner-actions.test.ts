import { expect, it } from 'vitest'
import { zipName } from './use-owner-actions.ts'

it.each([
  ['Łucja’s Café & Clinic', 'ucjas-cafe-clinic-website.zip'],
  ['../../etc', 'etc-website.zip'],
  ['日本', 'website.zip'],
])('names the archive of %s', (practice, name) => {
  expect(zipName(practice)).toBe(name)
})
