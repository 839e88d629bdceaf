import { contentSchema } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { describe, expect, it } from 'vitest'
import { publishFacts } from './publish-facts.ts'
import { composeSite } from './render-site.ts'
import { siteLines, tasksOf } from './review-site.ts'
import { type Undo, undoChange } from './undo-change.ts'
import {
  hashOfConfirmed,
  type SiteChange,
  unpublishedChanges,
  wordsToConfirm,
} from './unpublished-changes.ts'

const profile = { id: 'dana', first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family' }
const facts = { answers: THINKING, profile }
const suggestions = tasksOf(composeSite(facts)).flatMap((task) => (task.kind === 'confirm' ? task.ids : []))
const added: SiteDetails = {
  ...NO_SITE_DETAILS,
  details: { phone: '(423) 555-0142' },
  statements: Object.fromEntries(suggestions.map((id) => [id, 'confirmed' as const])),
}
const base: { readonly added: SiteDetails; readonly edits: SiteEdits } = { added, edits: NO_SITE_EDITS }
const compose = (own: Partial<typeof base>) => composeSite({ ...facts, ...base, ...own })
const published = compose({})
const lede = 'hero/lede'
const words = (text: string) => ({ ...NO_SITE_EDITS, words: { [lede]: { text, ours: '' } } })

/** As the database returns a content: with the keys of each part in another order, and checked. */
function asStored(content: unknown): unknown {
  const sorted = (_: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value
  return contentSchema.parse(JSON.parse(JSON.stringify(content, sorted)))
}

describe('unpublishedChanges', () => {
  it('finds nothing where patients see the same, however it is stored', () => {
    expect(unpublishedChanges(JSON.parse(JSON.stringify(published)), published)).toEqual([])
    // An open suggestion is not published.
    expect(unpublishedChanges(published, compose({ added: { ...added, statements: {} } }))).not.toEqual([])
    expect(unpublishedChanges({ kind: 'of another release' }, published)).toBeNull()
  })

  it('finds nothing right after a publication in the window that published, however it was typed', () => {
    const portrait = { zoom: 100, alt: ' Dana,  by the window ', x: 50, y: 35, height: 600, widths: [480] }
    const typed = compose({
      edits: {
        ...words('For people  who work at night.'),
        pictures: { portrait: { ...portrait, type: 'webp', id: '0'.repeat(32) } },
        added: {
          'add-abcd': { kind: 'service', section: 'services', name: 'Sports physical', text: ' $60 ' },
        },
      } as unknown as SiteEdits,
    })
    expect(unpublishedChanges(asStored(typed), typed)).toEqual([])
  })

  it('names a line with what it said, a phone number once, the look, the order and a link', () => {
    const edits = { ...words('For people who work at night.'), section_order: ['questions' as const] }
    const details = { phone: '(423) 555-0199', bookingUrl: 'https://book.example/harbor' }
    const changes = unpublishedChanges(
      published,
      compose({ edits, added: { ...added, details, style: 'modern' } }),
    )
    expect(changes).toContainEqual({
      kind: 'words',
      id: lede,
      before: expect.stringMatching(/./),
      after: 'For people who work at night.',
    })
    expect(changes).toContainEqual(
      expect.objectContaining({ before: '(423) 555-0142', after: '(423) 555-0199' }),
    )
    expect(changes).toContainEqual({ kind: 'style', before: 'warm', after: 'modern' })
    expect(changes).toContainEqual({ kind: 'order', before: '', after: expect.stringMatching(/./) })
    expect(changes?.filter(({ kind }) => kind === 'link')).toEqual([
      { kind: 'link', after: 'https://book.example/harbor' },
    ])
  })

  it('counts an item once, and has all in the order of the page', () => {
    const item = { at: 1, price: '$60', text: 'For school.' } as const
    const edits = {
      ...words('For people who work at night.'),
      added: { 'add-abcd': { ...item, kind: 'service', name: 'Sports physical' } },
    } satisfies SiteEdits
    const now = compose({ edits, added: { ...added, details: { phone: '(423) 555-0199' } } })
    const places = linesOf(now.sections).map(({ id }) => id)
    const changes = unpublishedChanges(published, now) ?? []
    expect(changes.filter(({ kind }) => kind === 'item')).toEqual([
      {
        kind: 'item',
        id: expect.stringContaining('add-abcd'),
        words: 'Sports physical, $60, For school.',
        comes: true,
      },
    ])
    const found = changes.flatMap((change) => ('id' in change ? [places.indexOf(change.id)] : []))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    const back = unpublishedChanges(now, published) ?? []
    expect(back.filter(({ kind }) => kind === 'item')).toMatchObject([{ comes: false }])
    expect(back).toHaveLength(changes.length)
  })

  it('counts a hidden section once', () => {
    const edits = { ...NO_SITE_EDITS, hidden: { values: true as const } }
    expect(unpublishedChanges(published, compose({ edits }))).toEqual([
      { kind: 'section', section: 'values', title: expect.any(String), comes: false },
    ])
  })
})

it('hashes what is confirmed: the same for the same words, another one for others', async () => {
  const hash = await hashOfConfirmed(published)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await hashOfConfirmed(compose({}))).toBe(hash)
  const other = compose({ edits: words('Other words.') })
  expect(wordsToConfirm(other)).not.toBe(wordsToConfirm(published))
  expect(await hashOfConfirmed(other)).not.toBe(hash)
})

describe('undoChange', () => {
  const undone = (own: Partial<typeof base>, matches: (change: SiteChange) => boolean) => {
    const parts = { ...base, ...own }
    const content = compose(parts)
    const change = unpublishedChanges(published, content)?.find(matches)
    if (!change) throw new Error('Nothing has changed.')
    const composed = composeSite({ ...facts, added: parts.added })
    const undo = undoChange(change, {
      published,
      content,
      composed,
      details: parts.added,
      edits: parts.edits,
    })
    return undo && unpublishedChanges(published, compose(apply(parts, undo)))?.filter(matches)
  }
  const apply = ({ added: now, edits }: typeof base, undo: Undo) => ({
    added: {
      ...now,
      details: { ...now.details, ...undo.details },
      statements: { ...now.statements, ...undo.statements },
      ...(undo.style !== undefined && { style: undo.style }),
    },
    edits: {
      ...edits,
      words: { ...edits.words, ...undo.words },
      ...(undo.order && { section_order: [...undo.order] }),
      hidden: Object.fromEntries(Object.entries({ ...edits.hidden, ...undo.hidden }).filter(([, is]) => is)),
    },
  })

  it.each<[string, Partial<typeof base>, (change: SiteChange) => boolean]>([
    ['a line', { edits: words('Other words.') }, (change) => change.kind === 'words'],
    [
      'a phone number',
      { added: { ...added, details: { phone: '(423) 555-0199' } } },
      (change) => change.kind === 'words' && change.after === '(423) 555-0199',
    ],
    [
      'a sentence that was taken out',
      { added: { ...added, statements: { ...added.statements, [suggestions[0] ?? '']: 'struck' } } },
      (change) => change.kind === 'words' && change.id === suggestions[0],
    ],
    ['the look', { added: { ...added, style: 'modern' } }, (change) => change.kind === 'style'],
    [
      'the order',
      { edits: { ...NO_SITE_EDITS, section_order: ['questions'] } },
      (change) => change.kind === 'order',
    ],
    [
      'a hidden section',
      { edits: { ...NO_SITE_EDITS, hidden: { values: true } } },
      (change) => change.kind === 'section',
    ],
  ])('takes back %s', (_name, own, matches) => {
    expect(undone(own, matches)).toEqual([])
  })

  const known = { published, content: published, composed: published, details: added, edits: NO_SITE_EDITS }
  const id = suggestions[0] ?? ''

  it('strikes only a sentence that was not there, and confirms only one that is gone', () => {
    const of = (change: { before?: string; after?: string }, statement: 'confirmed' | 'struck') =>
      undoChange(
        { kind: 'words', id, ...change },
        { ...known, details: { ...added, statements: { [id]: statement } } },
      )
    expect(of({ after: 'Said now.' }, 'confirmed')).toEqual({ statements: { [id]: 'struck' } })
    expect(of({ before: 'Said before.' }, 'struck')).toEqual({ statements: { [id]: 'confirmed' } })
    const changed = { before: 'Said before.', after: 'Said now.' }
    expect(of(changed, 'struck')).not.toHaveProperty('statements')
    expect(of(changed, 'confirmed')).not.toHaveProperty('statements')
    // Words of the owner, or of nobody: no decision was made.
    expect(undoChange({ kind: 'words', id: 'hero/other', after: 'Said now.' }, known)).toBeNull()
  })

  it('takes an item away that patients do not see yet, and none that they know', () => {
    const item = { kind: 'service', at: 1, name: 'House call', price: '', text: '' } as const
    const changed = { ...known, edits: { ...NO_SITE_EDITS, added: { 'add-aaaa': item } } }
    const of = (id: string, comes: boolean) =>
      undoChange({ kind: 'item', id, words: 'House call', comes }, changed)
    expect(of('services/add-aaaa/name', true)).toEqual({ added: { 'add-aaaa': null } })
    expect(of('services/add-aaaa/name', false)).toBeNull()
    expect(of('services/add-bbbb/name', true)).toBeNull()
    const said = { kind: 'words', id: 'services/add-aaaa/name', before: 'Home visit', after: 'House call' }
    expect(undoChange(said as SiteChange, changed)).toBeNull()
  })

  it('goes back to our own words without storing them as words of the owner', () => {
    const ours = siteLines(published).get(lede)?.text ?? ''
    const changed = { ...known, edits: words('Mine.') }
    const back = (before: string) => undoChange({ kind: 'words', id: lede, before, after: 'Mine.' }, changed)
    expect(back(ours)).toEqual({ words: { [lede]: { text: '', ours } } })
    expect(back('Published.')).toEqual({ words: { [lede]: { text: 'Published.', ours } } })
  })
})

it('tells what is missing before a website is published, and what patients will read', () => {
  const bare = publishFacts(composeSite(facts))
  expect(bare.refusals).toEqual(['unreachable', 'undecided'])
  expect(bare).toMatchObject({ name: 'Harbor Family', ways: [] })
  expect(bare.addresses[0]).toBe('harbor-family')
  const ready = publishFacts(published)
  expect(ready.refusals).toEqual([])
  expect(ready.ways).toEqual(['(423) 555-0142'])
  expect(ready.notices[0]).toMatch(/911/)
  expect(ready.notices.join()).toMatch(/Good Faith Estimate/)
})
