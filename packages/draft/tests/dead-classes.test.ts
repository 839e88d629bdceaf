import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import type { Content } from '../src/content.ts'
import { launchRefusal } from '../src/launch-content.ts'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderPage } from '../src/render-page.ts'
import { pagesOf } from '../src/site-pages.ts'
import { sheets as skeletonSheets } from '../src/skeleton/sheets.generated.ts'
import { styleOf } from '../src/styles/registry.ts'
import { rareContents } from './rare-contents.ts'

/** With so many seeds every form that a seed chooses is drawn. */
const SEEDS = 6

// The contents with what is rare come first: once every class was seen, nothing more is rendered.
const contents = [...rareContents(), ...SITES.map((site) => contentOf(site))]

test.each(DESIGN_STYLE_IDS)('every class in the sheets of %s is on a page', async (id) => {
  const { sheets }: { sheets: Record<string, string> } = await import(
    `../src/styles/${id}/sheets.generated.ts`
  )
  expect(unseen(classesIn(sheets), [id])).toEqual([])
})

test('every class in the shared sheets is on a page of some style', () => {
  expect(unseen(classesIn(skeletonSheets), DESIGN_STYLE_IDS)).toEqual([])
})

/** Returns the classes that are on no page of these styles. */
function unseen(classes: Iterable<string>, styles: readonly DesignStyleId[]): string[] {
  const left = new Set(classes)
  for (const page of renderedPages(styles)) {
    for (const [, names = ''] of page.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) left.delete(name)
    if (!left.size) break
  }
  return [...left]
}

function* renderedPages(styles: readonly DesignStyleId[]): Generator<string> {
  for (let seed = 0; seed < SEEDS; seed++)
    for (const content of contents) for (const id of styles) yield* pagesWith(content, id, `seed ${seed}`)
}

function* pagesWith(content: Content, id: DesignStyleId, seed: string): Generator<string> {
  if (content.kind !== 'full') return
  const kinds = launchRefusal(content) ? (['draft'] as const) : (['draft', 'launch'] as const)
  for (const kind of kinds)
    for (const { path } of pagesOf(content))
      yield renderPage({ ...content, seed }, styleOf(id), { kind, assetBase: '' }, path)
}

function classesIn(sheets: Readonly<Record<string, string>>): Set<string> {
  const selectors = Object.values(sheets)
    .join('')
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
