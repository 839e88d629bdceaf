// Which addresses websites can have is the same in SQL and TypeScript.
import {
  isReservedSiteName,
  offeredSiteNames,
  RESERVED_SITE_NAMES,
  siteNameSkeleton,
  toSiteName,
} from '@foyer/shared/sites/names.ts'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

const WRITTEN = [
  'cedar-grove', 'abc', 'ab', '', '-abc', 'abc-', 'a--b', 'xn--bcher-kva', 'Cedar', 'cedar.grove', 'cédar', 'a\nb', 'a_b',
  'a'.repeat(40), 'a'.repeat(41), 'foyer', 'my-f0yer-help', 'f-o-y-e-r', 'fayer', 'grnail', 'vvww', 'l0gin', 'log1n', 'bi11ing',
  'paypa1-help', '9-1-1', 'cornea', 'vvisdom', 'illinois-eyes',
] // biome-ignore format: a list to read at a glance

test('the reserved words are the same', async () => {
  const { rows } = await database.query<{ words: string[] }>('select private.reserved_site_names() as words')
  expect(rows[0]?.words).toEqual(RESERVED_SITE_NAMES)
})

test.each([...WRITTEN, ...RESERVED_SITE_NAMES])('“%s” is a name in both or in none', async (name) => {
  const { rows } = await database.query(
    'select private.is_site_name_free($1, null) as free, private.site_name_skeleton($1) as skeleton',
    [name],
  )
  expect(rows).toEqual([{ free: !isReservedSiteName(name), skeleton: siteNameSkeleton(name) }])
})

test.each([
  ['Cedar Grove Family Medicine', 'cedar-grove-family-medicine'],
  ['O’Brien & Søn, Ärzte', 'obrien-and-s-n-arzte'],
  ['  --  ', ''],
  ['眼科', ''],
  ['A very long name of a practice that goes on and on', 'a-very-long-name-of-a-practice-that-goes'],
])('“%s” becomes an address', (text, name) => {
  expect(toSiteName(text)).toBe(name)
})

test('the offers are names, the shortest that says enough first', () => {
  expect(offeredSiteNames('Cedar Grove Family Medicine', ['Chattanooga', 'TN'])).toEqual([
    'cedar-grove',
    'cedar-grove-family-medicine',
    'cedar-grove-chattanooga',
    'cedar-grove-tn',
    'cedar-grove-practice',
    'cedar-grove-2',
    'cedar-grove-3',
  ])
  expect(offeredSiteNames('Foyer', [])).toEqual([])
  expect(offeredSiteNames('Help', ['Austin'])).toEqual(['help-austin', 'help-practice', 'help-2', 'help-3'])
})
