import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { FLOORS } from './floors.ts'
import { findNewerInSheet, hideNewerInSheet } from './newer-in-sheet.ts'

/** What a sheet may say although browsers at the floor pass over it, each with what the page loses. */
const ALLOWED: readonly (readonly [RegExp, string])[] = [
  [/^(text-wrap|hanging-punctuation|font-synthesis)\b/, 'lines break or letters look a little different'],
  [/^(scroll-behavior|scroll-margin-top|animation-|cursor|::selection)/, 'nothing that is read'],
  [/^(:focus-visible|text-decoration: dotted)/, 'the mark of the browser itself'],
  [/^(translate|rotate)\b/, 'an ornament stands a little elsewhere'],
  [/^(print-color-adjust|break-after|@page|size|box-decoration-break)/, 'something of the printed page'],
  [/^(forced-color|@media \(forced-colors\))/, 'browsers of then draw these colors themselves'],
  [/^(overflow(-[xy])?: clip)/, '`makeSiteSheet` puts `hidden` before it'],
  [/^overflow-wrap: anywhere/, 'a word breaks when it is wider than its column'],
  [/^(align|justify)-[a-z]+: (start|end)/, 'boxes of a row stand at its other edge'],
  [/^(cqi|svh|@container|container-type)/, 'only where the first two have a unit in their place'],
  [/^color-mix\(\)/, 'a shadow or a line of an ornament'],
  [/^(aspect-ratio|contain|lh)\b/, 'pictures have the sides of their file'],
  [/^(:has|::details-content|content-visibility)/, 'what a page without that part looks like'],
  [/: subgrid/, 'rows of neighbors are not equally high'],
]

const sheets = await Promise.all(
  ['skeleton', 'proposal', ...DESIGN_STYLE_IDS.map((id) => `styles/${id}`)].map(async (folder) => {
    // Vite itself resolves template strings of one folder only.
    const file = fileURLToPath(
      new URL(`../packages/draft/src/${folder}/sheets.generated.ts`, import.meta.url),
    )
    const module = await import(file)
    return [folder, Object.values<string>(module.sheets)] as const
  }),
)

test.each(sheets)('%s says nothing newer than the floor of sites that it needs', (_folder, texts) => {
  const newer = texts.flatMap((text) => findNewerInSheet(text, FLOORS.site))
  expect(newer.filter((found) => !ALLOWED.some(([pattern]) => pattern.test(found)))).toEqual([])
})

test('every allowance is used', () => {
  const newer = sheets.flatMap(([, texts]) => texts.flatMap((text) => findNewerInSheet(text, FLOORS.site)))
  const unused = ALLOWED.filter(([pattern]) => !newer.some((found) => pattern.test(found)))
  expect(unused).toEqual([])
})

// One selector that a browser does not know makes it pass over all of its list.
test.each(sheets)('%s has no list of selectors in which only some are newer', (_folder, texts) => {
  const isNewer = (selector: string) => findNewerInSheet(`${selector}{color:red}`, FLOORS.site).length > 0
  for (const [, list = ''] of texts.join('').matchAll(/(?<=[{};]|^)([^{};@]+)\{/g)) {
    const selectors = list.split(/,(?![^(]*\))/)
    expect(new Set(selectors.map(isNewer)).size, list).toBe(1)
  }
})

test.each([
  ['@media (width<=46rem){a{color:red}}', 'range syntax'],
  ['a{width:4cqi}', 'cqi'],
  ['a{height:min(100svh,9rem)}', 'svh'],
  ['a{color:color-mix(in oklab,red,blue)}', 'color-mix()'],
  ['a:has(b){color:red}', ':has'],
  ['a{inset:0}', 'inset'],
  ['a{margin-inline:1px}', 'margin-inline'],
  ['a{aspect-ratio:1}', 'aspect-ratio'],
  ['@container (min-width:1px){a{color:red}}', '@container'],
  ['@layer a{a{color:red}}', '@layer'],
  ['a{content:"4cqi :has(b)";--x:1px}', undefined],
  [':is(a,b){max-width:clamp(1px,2vw,3px)}', undefined],
])('reads %s', (sheet, name) => {
  expect(findNewerInSheet(sheet, FLOORS.site).map((found) => found.split(' (')[0])).toEqual(
    name ? [name] : [],
  )
  expect(hideNewerInSheet(sheet, FLOORS.site) === sheet).toBe(name === undefined)
})
