// What is said of the personas and of 1,000 random practices, measured: sources, readability, and repetition.
import { describe, expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { bannedIn } from './banned-words.ts'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import { contentSchema } from './content.ts'
import { launchContent } from './launch-content.ts'
import type { Line } from './line.ts'
import { gapsOf, linesOf } from './lines-of.ts'
import { COMPOSED_PERSONAS } from './personas/composed-personas.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { randomPersona } from './personas/random-persona.ts'
import type { Practice } from './practice.ts'
import { gradeOf, sentencesOf, wordsOf } from './readability.ts'
import { STORY_QUESTIONS } from './words/story-questions.ts'

const COUNT = randomCases(1000)
const personas = [
  ...PERSONAS,
  ...COMPOSED_PERSONAS,
  ...Array.from({ length: COUNT }, (_, number) => randomPersona(number)),
]
const drafts = personas.map((persona) => {
  const practice = practiceOf(persona)
  const content = composeDraft(practice)
  const all = linesOf(content)
  const lines = all.filter(isOurs)
  return { id: persona.id, practice, content, all, lines, sentences: sentencesIn(lines) }
})

/** Words of ours on a page: not the owner's, and not what search engines read. */
function isOurs({ id, typed }: Line): boolean {
  return !typed && !id.startsWith('metadata/')
}

/** Sentences, as opposed to labels and names. */
function sentencesIn(lines: readonly Line[]): string[] {
  return lines.filter(({ text }) => /[.!?]$/.test(text)).flatMap(({ text }) => sentencesOf(text))
}

function grams(text: string, size: number): string[] {
  const words = wordsOf(text)
  return words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' '))
}

const found = (check: (draft: (typeof drafts)[number]) => unknown[]) =>
  drafts.flatMap((draft) => check(draft).map((problem) => `${draft.id}: ${problem}`)).slice(0, 20)

test('every line has a source, every id stands once, and content holds to its schema', () => {
  expect(
    found(({ content, all }) => {
      const parts = [...all, ...gapsOf(content)]
      const seen = new Set<string>()
      return [
        ...all.filter(({ sources }) => sources.length === 0),
        ...parts.filter(({ id }) => seen.size === seen.add(id).size),
      ].map(({ id }) => id)
    }),
  ).toEqual([])
  for (const { content } of drafts.slice(0, 50)) expect(contentSchema.parse(content)).toEqual(content)
})

test('a launch says nothing that is merely suggested', () => {
  expect(
    found(({ content }) =>
      linesOf(launchContent(content))
        .filter(({ standing }) => standing === 'suggested')
        .map(({ id }) => id),
    ),
  ).toEqual([])
})

test('no page is harder than grade 8, and half of them are at most grade 7', () => {
  const grades = drafts.map(({ sentences }) => gradeOf(sentences))
  expect(grades.filter((grade) => grade > 8)).toEqual([])
  expect(grades.sort((a, b) => a - b)[Math.floor(grades.length / 2)]).toBeLessThanOrEqual(7)
})

test('sentences have 14 words at most in the mean, and 22 in the longest', () => {
  expect(
    found(({ sentences }) => {
      const words = sentences.flatMap(wordsOf).length
      return [
        ...sentences.filter((sentence) => wordsOf(sentence).length > 22),
        ...(words > 14 * sentences.length ? [words / sentences.length] : []),
      ]
    }),
  ).toEqual([])
})

// Words with which a practice decides or advises. What is general must not have them.
const POLICY =
  /\b(?:we|us|our|you can|you may|you will|only if|no (?:\w+ )?(?:is )?needed|please|agree on|call us|at any time|nothing to|it is you)\b/i
const ADVICE =
  /(?:^|[.!?] )(?:write|collect|think|put|leave|find|ask|keep|pick|take|jot|tell|bring|gather|arrange|call|have|mention) /i
// What the owner made possible, and what federal law gives.
const MAY_SAY: readonly [id: RegExp, why: string][] = [
  [/^contact\/how-/, 'a way to reach the practice that the owner has added'],
  [/^contact\/email-rule/, 'follows from an address that the owner has added'],
  [/^(?:cost\/estimate|questions\/cost)\//, 'the right to a Good Faith Estimate'],
  [/^(?:emergency|crisis|services\/safety)/, 'the numbers of emergencies'],
]

test('what is general is a fact: it decides nothing for the practice, and gives no advice of its own', () => {
  const isSentence = ({ text }: Line) => /\.$/.test(text)
  expect([
    ...new Set(
      found(({ content, lines }) =>
        content.kind === 'full'
          ? lines
              .filter((line) => line.standing === 'general' && isSentence(line))
              .filter(({ id }) => !MAY_SAY.some(([where]) => where.test(id)))
              .flatMap(({ id, text }) => (POLICY.test(text) || ADVICE.test(text) ? [`${id}: ${text}`] : []))
          : [],
      ),
    ),
  ]).toEqual([])
})

test('no page counts up "what is this, what is that, and what is the other"', () => {
  const cadence = /\bwhat [^,.]+, (?:what|when|how) [^,.]+,(?: and| or)? (?:what|when|how)\b/i
  expect(found(({ lines }) => lines.flatMap(({ text }) => text.match(cadence) ?? []))).toEqual([])
})

test('no banned turn and no claim is made for an owner', () => {
  expect(found(({ lines }) => lines.flatMap(({ text }) => bannedIn(text)))).toEqual([])
})

test('gaps and the checklist hold to the same rules', () => {
  const texts = drafts
    .slice(0, 100)
    .flatMap(({ content }) =>
      checklistOf(content).flatMap((line) => [
        line.why,
        ...(line.kind === 'add' ? [line.text, line.advice] : []),
      ]),
    )
  texts.push(...Object.values(STORY_QUESTIONS))
  const long = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 22)
  expect(new Set([...long, ...texts.flatMap(bannedIn)])).toEqual(new Set())
})

test('marks of the words are all resolved', () => {
  expect(
    found(({ lines }) => lines.filter(({ text }) => /[[\]{}|%]/.test(text)).map(({ text }) => text)),
  ).toEqual([])
})

test('no run of five words stands twice on a page', () => {
  expect(
    found(({ lines }) => {
      const seen = new Set<string>()
      // Whom to call in a crisis is said on the first screen and where people look for the number.
      const once = lines.filter(({ id }) => id !== 'crisis')
      return once.flatMap(({ text }) => grams(text, 5)).filter((gram) => seen.size === seen.add(gram).size)
    }),
  ).toEqual([])
})

test('three neighboring sentences never begin with the same word', () => {
  expect(
    found(({ lines }) => {
      // An id begins with the section of its line.
      const sections = Map.groupBy(lines, ({ id }) => id.split('/')[0])
      return [...sections.values()].flatMap((section) => {
        const openings = sentencesIn(section).map((text) => text.toLowerCase().match(/\p{L}+/u)?.[0])
        return openings.filter((word, index) => word === openings[index + 1] && word === openings[index + 2])
      })
    }),
  ).toEqual([])
})

describe('practices that share no answer', () => {
  const isNotice = ({ sources }: Line) =>
    // Facts of these owners are a few samples.
    sources.every(
      (source) => source.from === 'detail' || (source.from === 'rule' && source.rule !== 'plain-page'),
    )
  const said = drafts
    // Owners whose field we do not know share the missing answer.
    .filter(({ content }) => content.kind === 'full' && content.subject.field)
    .slice(0, 350)
    .map(({ practice, content, lines }) => ({
      answers: [...answersOf(practice), content.kind === 'full' ? (content.subject.field ?? '') : ''],
      grams: new Set(lines.filter((line) => !isNotice(line)).flatMap(({ text }) => grams(text, 4))),
    }))

  test('share at most a fifth of their runs of four words', () => {
    const overlaps = said.flatMap((one, index) =>
      said
        .slice(index + 1)
        .filter(({ answers }) => answers.every((answer) => !one.answers.includes(answer)))
        .map((other) => overlap(one.grams, other.grams)),
    )
    expect(overlaps.length).toBeGreaterThan(COUNT * 0.3)
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.2)
  })
})

function answersOf({
  type,
  model,
  journey,
  locations,
  states,
  zip,
  visions,
  motivations,
}: Practice): string[] {
  const cards = [...visions, ...motivations, ...(type ? [type] : [])]
  return [
    ...cards.map((card) => (card.kind === 'option' ? card.id : card.item.title)),
    ...[model, journey, ...locations, ...states, zip].flatMap((answer) => answer || []),
  ]
}

// Of the smaller page, how much stands in the other one too.
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((gram) => other.has(gram)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}
