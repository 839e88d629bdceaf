import { HIDEABLE_SECTIONS, MOVABLE_SECTIONS } from '@foyer/shared/api/site-edits.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import type { AddedItem } from './added-item.ts'
import { applyEdits, isEditable, isOptional, wordsWithoutPlace } from './apply-edits.ts'
import { composeDraft } from './compose-draft.ts'
import { type Content, contentSchema } from './content.ts'
import { type Edits, editsFromRow } from './edits.ts'
import { html } from './html.ts'
import { linesOf } from './lines-of.ts'
import { ADDED_KINDS, addedItems } from './personas/added-items.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { randomPersona } from './personas/random-persona.ts'
import { renderDraft } from './render-draft.ts'
import { between, pick, type Random, seededRandom, shuffle } from './seed/seeded-random.ts'
import { stylesByPlace } from './styles/registry.ts'
import { wordsOf } from './words-of.ts'

const NONE = editsFromRow(null)
const HOSTILE = [
  '<b onclick="x()">',
  '</draft-line>',
  '"><script>',
  '&amp;',
  '$&',
  "'); --",
  'javascript:x',
  '🙂 שלום',
]
const numbers = Array.from({ length: randomCases(24) }, (_, number) => number)
const contentOf = (number: number) => composeDraft(practiceOf(randomPersona(number)))
const escaped = (text: string) => html`${text}`.toString()

function randomEdits(content: Content, random: Random): Edits {
  const words = linesOf(content.sections).flatMap(({ id }, index): [string, string][] =>
    random() < 0.4
      ? [[id, `Own ${index} ${HOSTILE[Math.floor(between(random, 0, HOSTILE.length))]} words`]]
      : [],
  )
  return {
    words: new Map([...words, ['gone/line', 'Words that had a place']]),
    order: random() < 0.5 ? shuffle(random, MOVABLE_SECTIONS) : [],
    hidden: new Set(HIDEABLE_SECTIONS.filter(() => random() < 0.2)),
    added: randomAdded(random),
    pictures: new Map(),
  }
}

function randomAdded(random: Random): AddedItem[] {
  const items = addedItems(Math.floor(between(random, 0, 5)), ADDED_KINDS)
  return Object.entries(items).map(([id, item], index) => {
    const said = Object.entries(item).map(([field, value]) => {
      const isText = typeof value === 'string' && value && field !== 'kind' && field !== 'until'
      return [field, isText ? `Item ${index} ${field} ${pick(random, HOSTILE)} end` : value]
    })
    return { ...Object.fromEntries(said), id } as AddedItem
  })
}

test.each(numbers)('owner %i takes out what the page can do without, and nothing else is lost', (number) => {
  const persona = randomPersona(number)
  const before = composeDraft(practiceOf(persona))
  const optional = linesOf(before.sections).filter(
    (line) => isOptional(line) && !line.id.startsWith('story/'),
  )
  const struck = optional.filter((_, index) => index % 3 !== number % 3).map(({ id }) => id)
  const after = composeDraft(practiceOf({ ...persona, details: { ...Object(persona.details), struck } }))
  expect(contentSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after)
  const left = new Set(linesOf(after.sections).map(({ id }) => id))
  for (const id of struck) expect(left).not.toContain(id)
  const kinds: ReadonlySet<string> = new Set(after.sections.map(({ kind }) => kind))
  const lost = linesOf(before.sections).filter(({ id }) => !left.has(id) && !struck.includes(id))
  // An item goes with its last sentence, a section with its last item, and a link with the section to which it leads.
  for (const { id } of lost.filter((line) => kinds.has(sectionOfId(line.id)) && line.id !== 'hero/second')) {
    const item = id.slice(0, id.lastIndexOf('/') + 1)
    expect(`${id} ${struck.some((one) => one.startsWith(item))}`).toBe(`${id} true`)
  }
  if (after.kind === 'full')
    for (const style of DESIGN_STYLE_IDS)
      expect(String(renderDraft(after, style, { kind: 'draft', assetBase: '' })[0]?.body)).toContain(
        '</html>',
      )
})

describe.each(numbers)('the edits of owner %i', (number) => {
  const content = contentOf(number)
  const edits = randomEdits(content, seededRandom(`edits ${number}`))
  const edited = applyEdits(content, edits)

  test('change nothing when there are none, and twice is once', () => {
    expect(applyEdits(content, NONE)).toBe(content)
    expect(JSON.stringify(applyEdits(edited, edits))).toBe(JSON.stringify(edited))
  })

  const shownWithout = (all: Edits) => applyEdits(content, { ...all, words: new Map() })

  test('leave a content of the schema, in which the words are the owner’s', () => {
    expect(contentSchema.parse(JSON.parse(JSON.stringify(edited)))).toEqual(edited)
    for (const line of linesOf(edited.sections)) {
      const own = content.kind === 'full' && edits.words.get(line.id)
      const before = linesOf(shownWithout(edits).sections).find(({ id }) => id === line.id)
      if (own && before && isEditable(before))
        expect(line).toEqual({
          id: line.id,
          text: own,
          standing: 'given',
          sources: [{ from: 'owner' }],
          typed: true,
        })
      else expect(line).toEqual(before)
    }
  })

  test.each(DESIGN_STYLE_IDS)('are printed where the line stood in %s, as text', (style) => {
    if (content.kind === 'proposal') return
    const pageOf = (said: Content) =>
      String(renderDraft(said, style, { kind: 'draft', assetBase: '', hasLineIds: true })[0]?.body)
    const [before, after] = [pageOf(shownWithout(edits)), pageOf(edited)]
    const placesOf = (page: string, id: string) => page.split(`data-line="${id}"`).length - 1
    const said = after.slice(after.indexOf('<body')).replace(/<[^>]*>/g, '')
    for (const { id, text, sources } of linesOf(edited.sections)) {
      if (!sources.some(({ from }) => from === 'owner')) continue
      expect(`${id}: ${placesOf(after, id)}`).toBe(`${id}: ${placesOf(before, id)}`)
      const isAdded = id.includes('/add-')
      if (isAdded) expect(`${id}: ${placesOf(after, id)}`).toBe(`${id}: 1`)
      // Two days may say the same.
      if (isAdded && !text.includes('Item')) continue
      // "Own 1 " and "Own 12 " are told apart by the space.
      expect(`${id}: ${said.split(escaped(text)).length - 1}`).toBe(`${id}: ${placesOf(before, id)}`)
    }
    expect(after).not.toContain('Words that had a place')
    // Nothing but the words differs: no element, attribute or scheme that ours would not have.
    const harmless = applyEdits(content, {
      ...edits,
      words: new Map([...edits.words].map(([id, text]) => [id, text.replace(/[^\s\p{L}\p{N}]/gu, 'x')])),
      added: edits.added.map((item) =>
        JSON.parse(JSON.stringify(item), (_, value) =>
          typeof value === 'string' && value.startsWith('Item')
            ? value.replace(/[^\s\p{L}\p{N}]/gu, 'x')
            : value,
        ),
      ),
    })
    // A short word with a hyphen is kept on a line.
    const bodyOf = (page: string) =>
      page.slice(page.indexOf('<body')).replace(/<span class="nb">([^<]*)<\/span>/g, '$1')
    const tagsOf = (page: string) =>
      [...bodyOf(page).matchAll(/<[^>]*>/g)].map(([tag]) =>
        // Only the query of a map follows from the words.
        tag.replace(/ (?!href)([a-z-]+)="[^"]*"|(?<=https:\/\/[^"?]*\?)[^"]*/g, ' $1'),
      )
    expect(tagsOf(after)).toEqual(tagsOf(pageOf(harmless)))
  })

  test('move and hide sections, and the rest of the page stays', () => {
    if (content.kind === 'proposal' || edited.kind === 'proposal') return
    for (const style of stylesByPlace()) {
      const groups = style.groups(edited)
      const kinds: string[] = groups.flat()
      expect(new Set(kinds).size).toBe(kinds.length)
      const page = String(renderDraft(edited, style.id, { kind: 'draft', assetBase: '' })[0]?.body)
      const sections = [...page.matchAll(/<(?:section|div)[^>]* id="(\w+)" aria-labelledby/g)].map(
        ([, id]) => id,
      )
      expect(sections.filter((id) => kinds.includes(id ?? ''))).toEqual(
        sections
          .filter((id) => kinds.includes(id ?? ''))
          .toSorted((a, b) => kinds.indexOf(a ?? '') - kinds.indexOf(b ?? '')),
      )
      for (const kind of edits.hidden) expect(page).not.toContain(`id="${kind}"`)
      const dead = [...page.matchAll(/href="#([^"]*)"/g)].filter(([, id]) => !page.includes(`id="${id}"`))
      expect(dead).toEqual([])
    }
  })
})

test('a line that stays in its place keeps its id, whatever else is answered', () => {
  const details = {
    phone: '(423) 555-0100',
    hours: '9 to 5',
    city: 'Chattanooga',
    costs: '$90 a visit',
    services: 'Checkups',
  }
  let compared = 0
  for (const number of numbers) {
    const [one, other] = [randomPersona(number), randomPersona(number + 100)]
    const before = composeDraft(practiceOf(one))
    const variants = [
      { ...one, details },
      ...DESIGN_STYLE_IDS.map((style) => ({ ...one, details: { style } })),
      ...Object.entries(other.answers).map(([key, answer]) => ({
        ...one,
        answers: { ...one.answers, [key]: answer },
      })),
    ]
    for (const variant of variants) {
      const after = composeDraft(practiceOf(variant))
      if (before.kind !== after.kind) continue
      const ids = idsByText(after)
      for (const [text, id] of idsByText(before)) {
        const now = ids.get(text)
        if (!now || sectionOfId(now) !== sectionOfId(id)) continue
        expect(`${text} ${now}`).toBe(`${text} ${id}`)
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(1000)
})

const sectionOfId = (id: string) => id.slice(0, id.indexOf('/'))

// Texts that stand at one place, except the owner's paragraphs, which are numbered.
function idsByText(content: Content): Map<string, string> {
  const lines = linesOf(content.sections).filter(
    ({ id }) => !/^story\/paragraph|^services\/own|\/custom-/.test(id),
  )
  return new Map(
    lines
      .filter(({ text }) => lines.filter((line) => line.text === text).length === 1)
      .map(({ id, text }) => [text, id]),
  )
}

const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!persona) throw new Error('There is no persona cedar-grove.')
const cedarGrove = composeDraft(practiceOf(persona))

test('names, facts and what the law wants said are changed where they come from', () => {
  const ids = linesOf({
    sections: cedarGrove.sections,
    emergency: cedarGrove.kind === 'full' && cedarGrove.emergency,
  })
    .filter((line) => !isEditable(line))
    .map(({ id }) => id)
  for (const id of ['hero/name', 'footer/name', 'emergency', 'where/office/zip', 'cost/estimate/title'])
    expect(ids).toContain(id)
  for (const id of ['hero/lede', 'values/heading', 'visit/label', 'cost/heading'])
    expect(ids).not.toContain(id)
})

test('a search result shows the edited sentence, and the words of a missing line are known', () => {
  const edits = editsFromRow({
    words: {
      'hero/lede': { text: 'We listen.', ours: '' },
      'values/gone/text-1': { text: 'Kept.' },
      'hero/name': { text: 'Another name' },
      'why/x': { text: '  ' },
      broken: 3,
    },
    section_order: 'none',
    hidden: { cost: true, why: true },
    added: {},
    pictures: {},
  })
  const edited = applyEdits(cedarGrove, edits)
  expect(edited.metadata.description.text).toMatch(/^Primary care in .* with Dana Reyes\. We listen\.$/)
  expect(wordsWithoutPlace(cedarGrove, edits)).toEqual(['values/gone/text-1', 'hero/name'])
  expect(edited.sections.map(({ kind }) => kind)).toContain('cost')
  expect(edited.sections.map(({ kind }) => kind)).not.toContain('why')
})

test('an order alone makes another site', () => {
  const moved = applyEdits(cedarGrove, { ...NONE, order: ['questions', 'why'] })
  expect(wordsOf(moved)).not.toBe(wordsOf(cedarGrove))
})

test('a title that runs into its sentences is ended, whoever wrote it', () => {
  const titled = (text: string) =>
    String(
      renderDraft(
        applyEdits(
          cedarGrove,
          editsFromRow({
            words: { 'visit/before/title': { text } },
            section_order: [],
            hidden: {},
            added: {},
            pictures: {},
          }),
        ),
        'warm',
        { kind: 'draft', assetBase: '' },
      )[0]?.body,
    )
  expect(titled('The week before')).toContain('<h3><bdi>The week before</bdi>.</h3> ')
  expect(titled('Before you come?')).toContain('<h3><bdi>Before you come?</bdi></h3> ')
})

test('a line break begins a paragraph in the story, and is a space everywhere else', () => {
  const words = {
    'story/paragraph-1': { text: 'First.\r\n \nSecond. ', ours: '' },
    'hero/lede': { text: 'One\nline', ours: '' },
  }
  const edits = editsFromRow({ words, section_order: [], hidden: {}, added: {}, pictures: {} })
  expect(edits.words.get('hero/lede')).toBe('One line')
  const content = applyEdits(cedarGrove, edits)
  for (const style of DESIGN_STYLE_IDS) {
    const page = String(renderDraft(content, style, { kind: 'draft', assetBase: '' })[0]?.body)
    expect(page).toContain('<p><bdi>First.</bdi></p><p><bdi>Second.</bdi></p>')
  }
})
