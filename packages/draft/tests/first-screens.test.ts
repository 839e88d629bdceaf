// What a visitor can do is on the first screen of every style, with a face and without one.
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'
import { heroOf } from '../src/sections.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const within = (node: Node): Element[] =>
  'tagName' in node ? [node, ...node.childNodes.flatMap(within)] : []
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

test.each(DESIGN_STYLE_IDS)('%s has the action in the hero of every site', (style) => {
  for (const site of SITES) {
    const content = contentOf(site)
    if (content.kind !== 'full') continue
    const { action } = heroOf(content.sections)
    const [page] = renderDraft(content, style, { kind: 'draft', assetBase: '' })
    const elements = parse(String(page?.body)).childNodes.flatMap(within)
    const hero = elements.find((one) => attribute(one, 'class')?.split(' ').includes('hero'))
    const links = hero ? within(hero).filter(({ tagName }) => tagName === 'a') : []
    const said = links.filter((one) => attribute(one, 'href') === action.href).map(textOf)
    expect([site.id, said.includes(action.label.text)]).toEqual([site.id, true])
  }
})
