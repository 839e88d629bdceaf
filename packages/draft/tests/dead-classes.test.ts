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

const contents = [...SITES.map((site) => contentOf(site)), ...rareContents()]
const classesOf = new Map(DESIGN_STYLE_IDS.map((id) => [id, classesOnPages(id)]))

test.each(DESIGN_STYLE_IDS)('every class in the sheets of %s is on a page', async (id) => {
  const { sheets }: { sheets: Record<string, string> } = await import(
    `../src/styles/${id}/sheets.generated.ts`
  )
  expect([...classesIn(sheets)].filter((name) => !classesOf.get(id)?.has(name))).toEqual([])
})

test('every class in the shared sheets is on a page of some style', () => {
  const shown = new Set([...classesOf.values()].flatMap((classes) => [...classes]))
  expect([...classesIn(skeletonSheets)].filter((name) => !shown.has(name))).toEqual([])
})

function classesOnPages(id: DesignStyleId): Set<string> {
  const pages = contents.flatMap((content) => renderedPages(content, id))
  const names = pages.flatMap((page) => [...page.matchAll(/ class="([^"]*)"/g)].map(([, name = '']) => name))
  return new Set(names.flatMap((name) => name.split(' ')))
}

function renderedPages(content: Content, id: DesignStyleId): string[] {
  if (content.kind !== 'full') return []
  const kinds = launchRefusal(content) ? (['draft'] as const) : (['draft', 'launch'] as const)
  return kinds.flatMap((kind) =>
    pagesOf(content).flatMap(({ path }) =>
      Array.from({ length: SEEDS }, (_, seed) =>
        renderPage({ ...content, seed: `seed ${seed}` }, styleOf(id), { kind, assetBase: '' }, path),
      ),
    ),
  )
}

function classesIn(sheets: Readonly<Record<string, string>>): Set<string> {
  const selectors = Object.values(sheets)
    .join('')
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
