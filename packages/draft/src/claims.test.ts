import { expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { CLAIM_REASONS, type ClaimKind, typedClaims } from './claims.ts'
import { composeDraft } from './compose-draft.ts'
import { linesOf } from './lines-of.ts'
import { HARMLESS, RISKY } from './personas/claims-corpus.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { NO_PROMISES, PROMISES, UNSEEN_NO_PROMISES, UNSEEN_PROMISES } from './personas/promises-corpus.ts'
import { sentencesOf } from './readability.ts'
import { GAP_WORDS } from './words/gaps.ts'

const risky = Object.entries(RISKY).flatMap(([kind, phrases]) =>
  phrases.map((phrase) => [phrase, kind as ClaimKind] as const),
)

test('the corpus has at least 150 phrases, each once', () => {
  const all = [...risky.map(([phrase]) => phrase), ...HARMLESS]
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(new Set(all).size).toBe(all.length)
})

test('finds in every risky phrase what may have to be proved, and why', () => {
  const missed = risky.filter(([phrase, kind]) => !typedClaims(phrase).some((claim) => claim.kind === kind))
  expect(missed).toEqual([])
})

test('finds nothing to prove in harmless phrases', () => {
  const found = HARMLESS.flatMap((phrase) =>
    typedClaims(phrase).map(({ claim, kind }) => [phrase, claim, kind]),
  )
  expect(found).toEqual([])
})

test('finds promises of a result by what they change and how surely, and none that are denied or asked', () => {
  const resultsIn = (phrase: string) => typedClaims(phrase).filter(({ kind }) => kind === 'result')
  expect(PROMISES.filter((phrase) => !resultsIn(phrase).length)).toEqual([])
  expect(NO_PROMISES.filter((phrase) => typedClaims(phrase).length)).toEqual([])
})

test('finds most promises of sentences that it was never tuned on, and stops next to none of the others', () => {
  const share = (phrases: readonly string[]) =>
    phrases.filter((phrase) => typedClaims(phrase).some(({ kind }) => kind === 'result')).length /
    phrases.length
  expect(share(UNSEEN_PROMISES)).toBeGreaterThan(0.8)
  expect(share(UNSEEN_NO_PROMISES)).toBeLessThanOrEqual(0.05)
})

test('takes no sentence of ours for a promise', () => {
  const ours = PERSONAS.flatMap((persona) =>
    linesOf(composeDraft(practiceOf(persona))).filter(
      // Titles of pages quote the owner.
      ({ typed, id }) => !typed && !id.startsWith('metadata/'),
    ),
  )
  expect(ours.length).toBeGreaterThan(500)
  expect(ours.filter(({ text }) => typedClaims(text).some(({ kind }) => kind === 'result'))).toEqual([])
})

test('every reason is one sentence', () => {
  for (const reason of Object.values(CLAIM_REASONS)) {
    expect(sentencesOf(reason)).toEqual([reason])
    expect(reason).toMatch(/\.$/)
  }
})

test('returns each claim once, as it was typed and in its order', () => {
  expect(typedClaims('Painless, proven, and painless. Best of all, best of all.')).toEqual([
    { claim: 'Painless', kind: 'result' },
    { claim: 'proven', kind: 'result' },
    { claim: 'Best', kind: 'superlative' },
  ])
})

test('takes no state for a title beside the city of the practice', () => {
  expect(
    typedClaims('Berlin Bluff, MD and Ana Ng, MD', 'Berlin Bluff, MD').map(({ claim }) => claim),
  ).toEqual(['MD'])
  expect(typedClaims('Care in and near Berlin Bluff, MD.', 'Berlin Bluff, MD')).toEqual([])
})

const checklist = (id: string) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  return checklistOf(composeDraft(practiceOf(persona)))
}

test('a typed claim is asked for once, however often its line stands on the page', () => {
  const claims = checklist('hostile').flatMap((line) => (line.kind === 'prove' ? [line] : []))
  expect(claims.map(({ claim }) => claim)).toEqual(['is the best', 'board certified', 'specialist'])
  expect(claims[0]?.why).toBe(CLAIM_REASONS.superlative)
})

test('comes in the order in which patients need things, each with a reason and minutes', () => {
  const lines = checklist('own-type')
  const order = Object.keys(GAP_WORDS)
  const gaps = lines.flatMap((line) => (line.kind === 'add' ? [order.indexOf(line.gap)] : []))
  expect(gaps).toEqual([...gaps].sort((one, other) => one - other))
  expect(lines[0]).toMatchObject({ kind: 'add', gap: 'phone' })
  expect(lines.every(({ why, minutes }) => why.endsWith('.') && minutes > 0)).toBe(true)
})

test('one confirmation covers all suggested lines of an item', () => {
  expect(checklist('cedar-grove').find(({ id }) => id === 'services/checkups/title')).toMatchObject({
    kind: 'confirm',
    ids: ['services/checkups/title', 'services/checkups/more'],
  })
})
