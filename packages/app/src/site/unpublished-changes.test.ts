import { contentSchema } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { pagesOf } from '@foyer/draft/site-pages.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { describe, expect, it } from 'vitest'
import { added, compose, facts, lede, published, words } from '../testing/confirmed-site.ts'
import { confirmedWords, hashOfConfirmed } from './confirmed-words.ts'
import { publishFacts } from './publish-facts.ts'
import { composeSite } from './render-site.ts'
import { unpublishedChanges } from './unpublished-changes.ts'

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

  it.each([
    ['under its name', (name: string) => name],
    ['under another form of its name', (name: string) => name.toUpperCase().replace(' AND ', ' & ')],
  ])('counts a listed service that gets a page once: %s', (_, named) => {
    const [listed] = linesOf(published.sections).filter(
      ({ id, text }) => /^services\/.+\/title$/.test(id) && / and /.test(text),
    )
    const name = named(listed?.text ?? '')
    const text = 'Words enough for a page. '.repeat(20)
    const service = { kind: 'service', at: 1, name, price: '', text } as const
    const now = compose({ edits: { ...NO_SITE_EDITS, added: { 'add-abcd': service } } })
    expect(pagesOf(now).map(({ path }) => path)).toHaveLength(2)
    expect(unpublishedChanges(published, now)).toEqual([
      {
        kind: 'item',
        id: 'services/add-abcd/name',
        words: `${name}, ${text.trim()}`,
        comes: true,
      },
    ])
    expect(unpublishedChanges(now, published)).toMatchObject([{ kind: 'item', comes: false }])
  })

  const WORDS = 'Words enough for a page. '.repeat(20).trim()
  const base = { kind: 'service', at: 1, name: 'Sports physical', price: '$60', text: 'For school.' } as const
  const service = (more: object) =>
    compose({
      edits: { ...NO_SITE_EDITS, added: { 'add-abcd': { ...base, ...more } } } as unknown as SiteEdits,
    })
  const pageOfService = { kind: 'page', id: 'services/add-abcd/page-heading', name: 'Sports physical' }

  it('counts the page that a published service gets as one, and a page that it loses', () => {
    const more = { who: WORDS, how: 'First, we talk.', ask1: 'How long?', answer1: 'An hour.' }
    const [none, paged] = [service({}), service(more)]
    expect(pagesOf(none).length + pagesOf(paged).length).toBe(3)
    const said = `For school. ${WORDS} First, we talk. How long? An hour.`
    expect(unpublishedChanges(none, paged)).toEqual([{ ...pageOfService, comes: true, after: said }])
    expect(unpublishedChanges(paged, none)).toEqual([{ ...pageOfService, comes: false, before: said }])
    // What the first page says as well is a change of its own.
    expect(unpublishedChanges(none, service({ ...more, price: '$80' }))).toMatchObject([
      { kind: 'words', before: '$60', after: '$80' },
      { kind: 'page' },
    ])
    expect(unpublishedChanges(none, service({ ...more, text: 'For camp.' }))).toMatchObject([
      { kind: 'page', before: 'For school.', after: said.replace('school', 'camp') },
    ])
  })

  it('counts the page that a published person gets as one', () => {
    const member = { kind: 'person', at: 1, name: 'Ana Ruiz', role: 'Nurse', text: '' } as const
    const team = (story: string) =>
      compose({ edits: { ...NO_SITE_EDITS, added: { 'add-abcd': { ...member, story } } } })
    expect(unpublishedChanges(team(''), team('She sews.'))).toEqual([
      { kind: 'page', id: 'team/add-abcd/page-heading', name: 'Ana Ruiz', comes: true, after: 'She sews.' },
    ])
  })

  it('counts one change of a page once, although its heading, title and description follow', () => {
    const paged = service({ who: WORDS })
    expect(unpublishedChanges(paged, service({ who: WORDS, name: 'Camp physical' }))).toMatchObject([
      { kind: 'words', id: 'services/add-abcd/name' },
    ])
    expect(unpublishedChanges(paged, service({ who: WORDS, text: 'For camp.' }))).toMatchObject([
      { kind: 'words', id: 'services/add-abcd/text-first' },
    ])
    // Alone, they are what visitors would see otherwise.
    const title = /(?<="services\/add-abcd\/page-title","text":")[^"]*/
    const renamed = JSON.parse(JSON.stringify(paged).replace(title, 'Physicals'))
    expect(unpublishedChanges(renamed, paged)).toMatchObject([{ id: 'services/add-abcd/page-title' }])
  })

  it('counts a photo once, although the first screen then names the person', () => {
    const picture = {
      id: 'f'.repeat(32),
      type: 'jpg',
      widths: [320],
      height: 400,
      x: 50,
      y: 35,
      zoom: 100,
      alt: '',
    } as const
    const person = { kind: 'person', at: 1, name: 'Ana Ruiz', role: 'Nurse', text: '' } as const
    const team = { ...NO_SITE_EDITS, added: { 'add-abcd': person } }
    const withFaces = (...places: string[]) => ({
      ...team,
      pictures: Object.fromEntries(places.map((place) => [place, { ...picture, widths: [320] }])),
    })
    const [none, owner, both] = [
      compose({ edits: team }),
      compose({ edits: withFaces('portrait') }),
      compose({ edits: withFaces('portrait', 'person:add-abcd') }),
    ]
    const isNew = { kind: 'picture', is: 'new' }
    expect(unpublishedChanges(none, owner)).toMatchObject([{ ...isNew, place: 'portrait' }])
    expect(unpublishedChanges(owner, both)).toMatchObject([{ ...isNew, place: 'person:add-abcd' }])
    expect(unpublishedChanges(both, none)).toMatchObject([{ is: 'gone' }, { is: 'gone' }])
    // A person who comes or goes is one change with the photo, named by the place in the team.
    const siteOf = (...people: string[]) => {
      const added = Object.fromEntries(people.map((id) => [id, { ...person, name: id }]))
      const { pictures } = withFaces('portrait', ...people.map((id) => `person:${id}`))
      return compose({ edits: { ...NO_SITE_EDITS, added, pictures } })
    }
    const [one, two] = [siteOf('add-aaaa'), siteOf('add-aaaa', 'add-bbbb')]
    const item = { kind: 'item', id: 'team/add-bbbb/name', words: 'add-bbbb, Nurse' }
    expect(unpublishedChanges(one, two)).toEqual([{ ...item, comes: true }])
    expect(unpublishedChanges(two, one)).toEqual([{ ...item, comes: false }])
    // What is said of a person beside the face is a change.
    const details = { ...added.details, specialty: 'Family medicine' }
    const said = compose({ edits: withFaces('portrait'), added: { ...added, details } })
    expect(unpublishedChanges(owner, said)).toContainEqual(
      expect.objectContaining({ kind: 'words', id: 'hero/clinician/role' }),
    )
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
  expect(confirmedWords(other)).not.toBe(confirmedWords(published))
  expect(await hashOfConfirmed(other)).not.toBe(hash)
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
