import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import { withLetters } from './compose/credentials.ts'
import { composeDraft } from './compose-draft.ts'
import { editsFromRow } from './edits.ts'
import { launchableOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { teamEdits } from './personas/team-edits.ts'
import { renderDraft } from './render-draft.ts'
import { heroOf } from './sections.ts'

const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!persona) throw new Error('The persona is gone.')
const details = {
  ...Object(persona.details),
  credentials: 'MD',
  specialty: 'Family physician, Tennessee',
  practicingSince: '2009',
}
const since = { practicingSince: '2009' }
const composed = composeDraft(launchableOf({ ...persona, details }))
const site = (people: number, hasPortrait = true) =>
  applyEdits(composed, editsFromRow(teamEdits(people, hasPortrait)))
const pageOf = (content: ReturnType<typeof site>) =>
  String(
    renderDraft(content, 'warm', { kind: 'launch', assetBase: '', siteUrl: 'https://a.example/' })[0]?.body,
  )

test.each([
  [0, true, ['Dana Reyes, MD'], undefined],
  [1, true, ['Dana Reyes, MD', 'Imani Brooks, LPC'], undefined],
  [2, true, ['Dana Reyes, MD', 'Imani Brooks, LPC', 'Joel Hale, LCSW'], undefined],
  [3, true, ['Dana Reyes, MD'], 'and three more'],
  [1, false, ['Imani Brooks, LPC'], 'and one more'],
] as const)(
  'of %i people and a portrait (%s), the first screen shows %j',
  (people, hasPortrait, names, others) => {
    const hero = heroOf(site(people, hasPortrait).sections as never)
    expect(hero.clinicians?.map(({ name }) => name.text)).toEqual(names)
    expect(hero.others?.text).toBe(others)
  },
)

test('credentials stand in the description, the JSON-LD and the foot, and no title is made up', () => {
  const page = pageOf(site(2))
  expect(page).toMatch(/<meta name="description" content="[^"]*with Dana Reyes, MD/)
  expect(page).toContain(
    '"name":"Dana Reyes","honorificSuffix":"MD","jobTitle":"Family physician, Tennessee"',
  )
  expect(page).toContain('"name":"Imani Brooks","honorificSuffix":"LPC"')
  expect(page).toContain('Dana Reyes, MD · Family physician, Tennessee · in practice since 2009')
  expect(page).not.toMatch(/\bDr\b/)
})

test('the first year in practice is said of each owner, also before their practice opens', () => {
  const unsaid = PERSONAS.filter((one) => {
    const content = composeDraft(launchableOf({ ...one, details: { ...Object(one.details), ...since } }))
    return !JSON.stringify(content).includes('in practice since 2009')
  })
  // One has no name yet, and proposals have no foot.
  expect(unsaid.map(({ id }) => id)).toEqual(['nearly-empty', 'redesign', 'redesign-all-areas'])
})

test('without a face and without credentials the page is the one of before', () => {
  expect(applyEdits(composed, editsFromRow(null))).toBe(composed)
  expect(heroOf(composed.sections as never).clinicians).toBeUndefined()
})

test('letters follow a name once', () => {
  const letters = fc.constantFrom('MD', 'LCSW', 'D.D.S.', 'MD, PhD')
  fc.assert(
    fc.property(fc.constantFrom('Ana Ruiz', 'Dana Md', 'Ana Ruiz, DO'), letters, (name, said) => {
      const once = withLetters(name, said)
      expect(withLetters(once, said)).toBe(once)
    }),
  )
  expect(withLetters('Ana Ruiz, M.D.', 'MD')).toBe('Ana Ruiz, M.D.')
  expect(withLetters('Ana Ruiz, md', 'MD')).toBe('Ana Ruiz, md')
  expect(withLetters('Ana Ruiz MD', 'M.D.')).toBe('Ana Ruiz MD')
  expect(withLetters('Ana Ruiz, PT, DPT', 'PT, DPT, OCS')).toBe('Ana Ruiz, PT, DPT, OCS')
  expect(withLetters('Dr. Ana Ruiz', 'LCSW-C')).toBe('Dr. Ana Ruiz, LCSW-C')
  // Names that are written like letters.
  expect(withLetters('Ma Li', 'MA')).toBe('Ma Li, MA')
  expect(withLetters('Do Nguyen', 'DO, MPH')).toBe('Do Nguyen, DO, MPH')
})
