import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { composeDraft } from '../src/compose-draft.ts'
import type { FullContent } from '../src/content.ts'
import { launchContent } from '../src/launch-content.ts'
import type { Line } from '../src/line.ts'
import { linesOf } from '../src/lines-of.ts'
import { launchableOf, type Persona, practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { randomPersona } from '../src/personas/random-persona.ts'
import type { Practice } from '../src/practice.ts'
import { renderDraft } from '../src/render-draft.ts'

const RANDOM = 20
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

function pageOf(practice: Practice, style: DesignStyleId, kind: Kind): string {
  const [page] = renderDraft(composeDraft(practice), style, { kind, assetBase: '' })
  return wordsOf(parse(String(page?.body)).childNodes.map(textOf).join(' '))
}

function* practices(kind: Kind): Generator<{ id: string; practice: Practice; content: FullContent }> {
  const random = Array.from({ length: RANDOM }, (_, number) => randomPersona(number))
  for (const persona of [...PERSONAS, ...random] satisfies Persona[]) {
    const practice = KINDS[kind](persona)
    const content = composeDraft(practice)
    if (content.kind === 'proposal') continue
    yield { id: persona.id, practice, content: kind === 'launch' ? launchContent(content) : content }
  }
}

/**
 * Lines that are a style's choice. Each section is named by its label, its heading or both. The terms of facts ("Field")
 * say nothing that their values leave open. "with Dana Reyes" says no more than the fact that names the person.
 */
function isChoice({ id }: Line): boolean {
  return /^(?:[a-z]+\/(?:label|heading)|hero\/fact-[a-z]+\/term|hero\/person)$/.test(id)
}

test.each(['draft', 'launch'] as const)('every style prints every line of a %s', (kind) => {
  const missing: string[] = []
  for (const { id, practice, content } of practices(kind)) {
    for (const style of DESIGN_STYLE_IDS) {
      const page = pageOf(practice, style, kind)
      const isSaid = ({ text }: Line) => page.includes(wordsOf(text))
      for (const line of linesOf([content.sections, content.emergency])) {
        if (!isChoice(line) && !isSaid(line)) missing.push(`${style}, ${id}: ${line.id} "${line.text}"`)
      }
      for (const section of content.sections) {
        if ('label' in section && !isSaid(section.label) && !isSaid(section.heading))
          missing.push(`${style}, ${id}: a name of ${section.kind}`)
      }
    }
  }
  expect(missing).toEqual([])
})
