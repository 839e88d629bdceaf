import { expect, test } from 'vitest'
import { composeDraft } from './compose-draft.ts'
import type { FullContent } from './content.ts'
import { launchContent } from './launch-content.ts'
import type { Line } from './line.ts'
import { launchableOf, practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import type { Item } from './section-parts.ts'
import { type Section, type SectionKind, sectionOf } from './sections.ts'

const line = (id: string, standing: Line['standing'], text = id): Line => ({
  id,
  text,
  standing,
  sources: [{ from: 'question', question: 'clinicModel' }],
})
const item = (id: string, title: Line['standing'], ...text: Line['standing'][]): Item => ({
  id,
  isOwn: false,
  title: line(`${id}/title`, title),
  text: text.map((standing, index) => line(`${id}/text-${index + 1}`, standing)),
})

function contentOf(id: string): FullContent {
  const persona = PERSONAS.find((one) => one.id === id)
  const content = persona && composeDraft(practiceOf(persona))
  if (content?.kind !== 'full') throw new Error(`${id} has no full draft.`)
  return content
}

/** The launch of a draft in which one section has other parts. */
function launchWith<Kind extends SectionKind>(kind: Kind, parts: Partial<Extract<Section, { kind: Kind }>>) {
  const content = contentOf('cedar-grove')
  const sections = content.sections.map((one) => (one.kind === kind ? { ...one, ...parts } : one) as Section)
  return launchContent({ ...content, sections }).sections
}

test('an item loses its suggested sentences and keeps the others', () => {
  const items = [item('a', 'given', 'general', 'suggested')]
  const [kept] = sectionOf(launchWith('values', { items }), 'values')?.items ?? []
  expect(kept?.text.map(({ id }) => id)).toEqual(['a/text-1'])
})

test('an item goes with its title', () => {
  const items = [item('a', 'suggested', 'general'), item('b', 'general', 'general')]
  expect(sectionOf(launchWith('values', { items }), 'values')?.items.map(({ id }) => id)).toEqual(['b'])
})

test('an item goes with its last sentence, unless the owner gave the title', () => {
  const terms = [item('a', 'general', 'suggested'), item('b', 'given', 'suggested')]
  expect(sectionOf(launchWith('model', { terms }), 'model')?.terms.map(({ id }) => id)).toEqual(['b'])
})

test('an item that never had a sentence stays', () => {
  expect(sectionOf(launchWith('model', { terms: [item('a', 'general')] }), 'model')?.terms).toHaveLength(1)
})

test('values that say no more than their names go, and the section with the last one', () => {
  const bare = item('a', 'given', 'suggested')
  const told = item('b', 'given', 'general')
  const own = { ...bare, id: 'c', isOwn: true }
  const valuesOf = (...items: Item[]) => sectionOf(launchWith('values', { items }), 'values')?.items
  expect(valuesOf(bare, told)?.map(({ id }) => id)).toEqual(['b'])
  expect(valuesOf(bare, own)?.map(({ id }) => id)).toEqual(['c'])
  expect(valuesOf(bare, { ...bare, id: 'd' })).toBeUndefined()
  expect(valuesOf(bare)).toBeUndefined()
})

test.each(
  PERSONAS.filter((persona) => practiceOf(persona).branch === 'full').map((one) => [one.id, one] as const),
)('the launch of %s has nothing bare', (_, persona) => {
  const content = launchContent(composeDraft(launchableOf(persona)))
  if (content.kind !== 'full') throw new Error('A launch is full.')
  expect(sectionOf(content.sections, 'visit')?.steps ?? []).not.toHaveLength(1)
  const items = [
    ...(sectionOf(content.sections, 'values')?.items ?? []),
    ...(sectionOf(content.sections, 'visit')?.steps ?? []),
    ...(sectionOf(content.sections, 'questions')?.items ?? []),
  ]
  expect(items.filter(({ text }) => text.length === 0)).toEqual([])
})

test('a first visit of one step is left out', () => {
  const stepsOf = (...steps: Item[]) => sectionOf(launchWith('visit', { steps }), 'visit')?.steps
  expect(stepsOf(item('a', 'general', 'general'), item('b', 'general', 'suggested'))).toBeUndefined()
  expect(stepsOf(item('a', 'general', 'general'), item('b', 'general', 'general'))).toHaveLength(2)
})

test('a way to be seen that says no more than its name is left out', () => {
  const ways = [item('office', 'given', 'suggested'), item('video', 'given', 'general')]
  expect(sectionOf(launchWith('model', { ways }), 'model')?.ways.map(({ id }) => id)).toEqual(['video'])
})

test('a notice without an address is left out, and the section with the last one', () => {
  const title = line('notices/privacy', 'general')
  const bare = { notice: 'privacy', title } as const
  const linked = { ...bare, href: 'https://practice.example/privacy' }
  expect(sectionOf(launchWith('notices', { items: [bare, linked] }), 'notices')?.items).toEqual([linked])
  expect(sectionOf(launchWith('notices', { items: [bare] }), 'notices')).toBeUndefined()
})

test('the second link of the first screen stays while its section does', () => {
  const second = { label: line('hero/second', 'general'), href: '#visit' }
  const content = contentOf('cedar-grove')
  const launchOf = (steps: readonly Item[]) => {
    const sections = content.sections.map((one): Section => {
      if (one.kind === 'hero') return { ...one, second }
      return one.kind === 'visit' ? { ...one, steps: [...steps] } : one
    })
    return sectionOf(launchContent({ ...content, sections }).sections, 'hero')?.second
  }
  const kept = [item('a', 'general', 'general'), item('b', 'general', 'general')]
  expect(launchOf(kept)).toEqual(second)
  expect(launchOf([item('a', 'general', 'suggested')])).toBeUndefined()
})

test('a section goes with the last part of its substance', () => {
  expect(sectionOf(launchWith('services', { items: [item('a', 'suggested')] as never }), 'services')).toBe(
    undefined,
  )
})
