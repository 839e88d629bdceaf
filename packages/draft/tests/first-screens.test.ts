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

test.each(DESIGN_STYLE_IDS)('%s shows a name of sixty letters once', (style) => {
  const visible = (node: Node): string => {
    if ('tagName' in node) {
      if (['style', 'script', 'head', 'svg'].includes(node.tagName)) return ''
      if (attribute(node, 'class')?.split(' ').includes('vh')) return ''
    }
    return 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(visible).join('') : ''
  }
  const spaceless = (text: string) => text.replace(/[\s\u00ad\u200b]/g, '')
  const site = SITES.find(({ id }) => id === 'fifty-states')
  if (!site) throw new Error('No persona has such a name.')
  const content = contentOf(site)
  const [page] = renderDraft(content, style, { kind: 'draft', assetBase: '' })
  const text = spaceless(parse(String(page?.body)).childNodes.map(visible).join(''))
  expect(text.split(spaceless(content.subject.name)).length - 1).toBe(1)
})
