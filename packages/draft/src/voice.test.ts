// How our words sound: said as people say them, and not the same on every page.
import { describe, expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { typedClaims } from './claims.ts'
import { wordingOf } from './compose/wording.ts'
import { composeDraft } from './compose-draft.ts'
import { linesOf } from './lines-of.ts'
import { OTHER_PACK, PACKS } from './packs/all.generated.ts'
import { COMPOSED_PERSONAS } from './personas/composed-personas.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { randomPersona } from './personas/random-persona.ts'
import { idiomsIn } from './personas/translated-idioms.ts'
import { sentencesOf, wordsOf } from './readability.ts'
import type { FieldWords } from './words/type-words.ts'

const COUNT = randomCases(1000)
const drafts = [
  ...PERSONAS,
  ...COMPOSED_PERSONAS,
  ...Array.from({ length: COUNT }, (_, number) => randomPersona(number)),
].map((persona) => {
  const content = composeDraft(practiceOf(persona))
  const lines = linesOf(content).filter(({ id, typed }) => !typed && !id.startsWith('metadata/'))
  return { id: persona.id, content, lines, sentences: lines.flatMap(({ text }) => fullSentences(text)) }
})
const EVERY_FIELD: readonly FieldWords[] = [...Object.values(PACKS), OTHER_PACK].map(({ words }) => words)

/** One sentence glued to another: said often on a page, it is a tic. */
const GLUED = /, (?:because|while|since|so)\b|^because\b/i

/** Practices in each of the four forms of our words: open or not, with an office or by video alone. */
const FORMS = [true, false].flatMap((isOpen) =>
  (['physical', 'virtual'] as const).map((place) => ({
    isOpen,
    locations: [place],
    seed: '',
    model: undefined,
  })),
)

function fullSentences(text: string): string[] {
  return sentencesOf(text).filter((sentence) => /[.!?]$/.test(sentence))
}

/** The first three words of a sentence; shorter ones are answers, such as "Often, yes." */
function frameOf(sentence: string): string {
  const words = wordsOf(sentence)
  return words.length > 3 ? words.slice(0, 3).join(' ') : ''
}

function moreThan(most: number, texts: readonly string[]): string[] {
  return [...Map.groupBy(texts.filter(Boolean), (text) => text)]
    .filter(([, same]) => same.length > most)
    .map(([text, same]) => `${same.length} × ${text}`)
}

function sentencesOfField({ services, visit, questions, promises, ways }: FieldWords): string[] {
  const texts = [
    ...services.flatMap(({ more }) => more ?? []),
    ...[...visit, ...questions].flatMap(({ title, text = [], usual = [] }) => [title, ...text, ...usual]),
    ...Object.values(promises).flat(),
    ...Object.values(ways),
  ]
  return FORMS.flatMap((form) => texts.flatMap((text) => fullSentences(wordingOf(form)('', text))))
}

const found = (check: (draft: (typeof drafts)[number]) => unknown[]) =>
  [...new Set(drafts.flatMap((draft) => check(draft).map((problem) => `${draft.id}: ${problem}`)))].slice(
    0,
    20,
  )

/** Most lines stand on many pages, and are read once. */
const read = new Map<string, string[]>()
function claimsIn(text: string): string[] {
  const claims = read.get(text) ?? typedClaims(text).map(({ claim }) => `${claim} (${text})`)
  read.set(text, claims)
  return claims
}

test('no line says what a native speaker would not', () => {
  expect(found(({ lines }) => lines.flatMap(({ text }) => idiomsIn(text)))).toEqual([])
})

test('no frame stands more than twice on a page', () => {
  expect(found(({ sentences }) => moreThan(2, sentences.map(frameOf)))).toEqual([])
})

test('no page glues more than two sentences with because, while, since or so', () => {
  expect(
    found(({ sentences }) => {
      const glued = sentences.filter((sentence) => GLUED.test(sentence))
      return glued.length > 2 ? glued : []
    }),
  ).toEqual([])
})

describe.each([
  ['sentence', (sentence: string) => (wordsOf(sentence).length > 1 ? sentence : '')],
  ['frame', frameOf],
] as const)('fields', (what, partOf) => {
  test(`share no ${what} among more than three`, () => {
    const parts = EVERY_FIELD.flatMap((words) => [...new Set(sentencesOfField(words).map(partOf))])
    expect(moreThan(3, parts)).toEqual([])
  })
})

test('no word of ours is a claim that an owner would be asked to prove', () => {
  expect(
    found(({ lines }) =>
      lines
        // The code of a state in a list or an address is no title.
        .filter(({ id }) => !/^(?:where|answers|contact|hero)\//.test(id) || id === 'hero/lede')
        .flatMap(({ text }) => claimsIn(text)),
    ),
  ).toEqual([])
})
