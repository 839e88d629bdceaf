import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manifestSchema } from './manifest.ts'
import { PAGE_SLUG, SLUG_MAX_LENGTH, slugOf, slugsOf } from './page-slug.ts'

const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom(
    'EMDR',
    'emdr',
    'E.M.D.R.',
    'Assets',
    '404',
    'robots.txt',
    'Pediatría',
    '按摩',
    '',
    '../..',
    'a'.repeat(80),
  ),
)
const asked = fc.array(fc.record({ name: names, kept: fc.option(names, { nil: undefined }) }), {
  maxLength: 12,
})
const file = { hash: 'a'.repeat(64), size: 1, type: 'text/html; charset=utf-8', cache: 'page' } as const
const own = ['/', '/404.html', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/card.png', '/assets/x.woff2']

test('every page has an address of its own, which a deploy may hold and nothing else has', () => {
  fc.assert(
    fc.property(asked, (list) => {
      const items = list.map((one, index) => ({ ...one, id: `add-abc${index}` }))
      const slugs = [...slugsOf(items).values()]
      expect(slugs).toHaveLength(items.length)
      expect(new Set(slugs).size).toBe(items.length)
      for (const slug of slugs) {
        expect(slug).toMatch(PAGE_SLUG)
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH)
        expect(own.some((path) => path.startsWith(`/${slug}.`) || path.startsWith(`/${slug}/`))).toBe(false)
      }
      const files = Object.fromEntries(
        [...own, ...slugs.map((slug) => `/${slug}/`)].map((path) => [path, file]),
      )
      expect(manifestSchema.safeParse({ version: 1, files }).success).toBe(true)
    }),
  )
})

test('an address that was kept stays, whatever names and other pages become', () => {
  fc.assert(
    fc.property(asked, names, (list, name) => {
      const items = list.map((one, index) => ({ ...one, kept: undefined, id: `add-abc${index}` }))
      const before = slugsOf(items)
      const kept = items.map((one) => ({ id: one.id, name, kept: before.get(one.id) }))
      expect(slugsOf([{ id: 'add-new1', name }, ...kept.toReversed()])).toEqual(
        new Map([
          ...kept.toReversed().map(({ id }) => [id, before.get(id)] as const),
          ['add-new1', expect.any(String)],
        ]),
      )
    }),
  )
})

test.each([
  ['EMDR', 'emdr'],
  ['Ana Ruiz, LMFT', 'ana-ruiz-lmft'],
  ['Pediatría & más', 'pediatria-and-mas'],
  ['Driver’s physical', 'drivers-physical'],
  ['Robots', 'page-abcd'],
  ['按摩', 'page-abcd'],
])('%s stands at /%s/', (name, slug) => {
  expect(slugOf(name, 'page-abcd')).toBe(slug)
})
