// Typed words stand on a page letter by letter: no sheet changes their case.
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import type { Content } from '../src/content.ts'
import { isLine } from '../src/line.ts'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'

/** The only rule of a sheet that changes a case: names of services of ours, in a sentence. */
const LOWERED = '.flow li:not(:first-child) .plain'
const TYPED = 'Mohs'

type Node = DefaultTreeAdapterTypes.ChildNode

/** The same content with one typed word in each line that the owner may type. */
function withTyped(part: unknown): unknown {
  if (isLine(part)) return { ...part, text: TYPED, typed: true, standing: 'given' }
  if (Array.isArray(part)) return part.map(withTyped)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withTyped(value)]))
}

function elementsOf(node: Node): DefaultTreeAdapterTypes.Element[] {
  if (!('tagName' in node)) return []
  return [node, ...node.childNodes.flatMap(elementsOf)]
}

const has = ({ attrs }: DefaultTreeAdapterTypes.Element, name: string) =>
  attrs.some((one) => one.name === 'class' && one.value.split(' ').includes(name))

test.each(DESIGN_STYLE_IDS)('%s changes the case of no typed word', (style) => {
  let words = 0
  for (const site of SITES) {
    const content = contentOf(site)
    const [page] = renderDraft(withTyped(content) as Content, style, { kind: 'draft', assetBase: '' })
    const body = String(page?.body)
    const rules = body
      .split('}')
      .filter((rule) => /text-transform:(?!none)|font-variant(?:-caps)?:/.test(rule))
    expect(
      rules.filter((rule) => !rule.startsWith(`${LOWERED}{`)),
      site.id,
    ).toEqual([])
    const elements = parse(body).childNodes.flatMap(elementsOf)
    const flows = elements.filter((element) => has(element, 'flow')).flatMap(elementsOf)
    expect(flows.filter((element) => has(element, 'plain')).length, site.id).toBe(0)
    words += body.split(TYPED).length - 1
  }
  expect(words).toBeGreaterThan(SITES.length)
})
