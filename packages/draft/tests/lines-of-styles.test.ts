import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { applyEdits } from '../src/apply-edits.ts'
import { composeDraft } from '../src/compose-draft.ts'
import type { FullContent } from '../src/content.ts'
import { editsFromRow } from '../src/edits.ts'
import { launchContent } from '../src/launch-content.ts'
import type { Line } from '../src/line.ts'
import { linesOf } from '../src/lines-of.ts'
import { ADDED_KINDS, addedItems } from '../src/personas/added-items.ts'
import { launchableOf, practiceOf } from '../src/personas/persona.ts'
import { randomPersona } from '../src/personas/random-persona.ts'
import { SITES, type Site } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'

const RANDOM = randomCases(40)
const NO_ROW = { words: {}, section_order: [], hidden: {}, pictures: {} }
const KINDS = { draft: practiceOf, launch: launchableOf } as const
type Kind = keyof typeof KINDS

/** The words of a text in their order, without case and signs: a style may end a sentence or set a name in parts. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('tagName' in node) || ['style', 'script', 'title'].includes(node.tagName)) return ''
  if (node.attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true')) return ''
  const between = ['span', 'bdi', 'b', 'wbr'].includes(node.tagName) ? '' : ' '
  return between + node.childNodes.map(textOf).join('') + between
}

// The words of all pages of a site: a line stands on one of them.
function pagesOf(content: FullContent, style: DesignStyleId, kind: Kind): string {
  const pages = renderDraft(content, style, { kind, assetBase: '' }).filter(({ path }) =>
    path.endsWith('index.html'),
  )
  return pages.map(({ body }) => wordsOf(parse(String(body)).childNodes.map(textOf).join(' '))).join('')
}

const random: readonly Site[] = Array.from({ length: RANDOM }, (_, number) => {
  const persona = randomPersona(number)
  // One, a few and a dozen of everything that can be added.
  const added = addedItems([0, 1, 3, 6][number % 4] ?? 0, ADDED_KINDS)
  return { id: persona.id, persona, edits: editsFromRow({ ...NO_ROW, added }) }
})

function* contents(kind: Kind): Generator<{ id: string; said: FullContent; content: FullContent }> {
  for (const { id, persona, edits } of [...SITES, ...random]) {
    const content = applyEdits(composeDraft(KINDS[kind](persona)), edits)
    if (content.kind === 'proposal') continue
    yield { id, content, said: kind === 'launch' ? launchContent(content) : content }
  }
}

/**
 * Lines that are a style's choice. Each section is named by its label, its heading or both. The terms of facts ("Field")
 * say nothing that their values leave open, and a style leaves both out where a card answers. "with Dana Reyes" says no more than the fact that names the person.
 * Titles and descriptions of pages stand in their heads.
 */
function isChoice({ id }: Line): boolean {
  return /^(?:[a-z]+\/(?:label|heading)|hero\/fact-[a-z]+\/(?:term|value)|hero\/person|.*\/page-(?:title|description))$/.test(
    id,
  )
}

test.each(['draft', 'launch'] as const)('every style prints every line of a %s', (kind) => {
  const missing: string[] = []
  for (const { id, said, content } of contents(kind)) {
    for (const style of DESIGN_STYLE_IDS) {
      const pages = pagesOf(content, style, kind)
      const isSaid = ({ text }: Line) => pages.includes(wordsOf(text))
      for (const line of linesOf([said.sections, said.emergency])) {
        if (!isChoice(line) && !isSaid(line)) missing.push(`${style}, ${id}: ${line.id} "${line.text}"`)
      }
      for (const section of said.sections) {
        if ('label' in section && !isSaid(section.label) && !isSaid(section.heading))
          missing.push(`${style}, ${id}: a name of ${section.kind}`)
      }
    }
  }
  expect(missing).toEqual([])
})
