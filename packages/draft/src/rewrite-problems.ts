import { US_STATES } from '@foyer/shared/places/us-states.ts'
import { bannedIn } from './banned-words.ts'
import { typedClaims } from './claims.ts'
import { gradeOf, sentencesOf, wordsOf } from './readability.ts'

/** A sentence of ours and all that a rewording of it may say. */
export type Block = {
  readonly id: string
  readonly text: string
  readonly facts: readonly string[]
}

const HARDEST_GRADE = 8
const LONGEST_SENTENCE = 22
const LONGER = 1.3
const SHORTER = 0.4

const NUMBER =
  /^\$?\d|^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|dozen|half|twice|once|double|first|second|third|%)/
const DATE =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|june|july|august|september|october|november|december)$|^(?:daily|weekly|monthly|yearly|annual|weekends?|evenings?|mornings?|nights?|noon|tonight|today|tomorrow|am|pm|24\/7)$/
const MEDICAL =
  /(?:itis|osis|oses|ectomy|ology|ologist|oma|pathy|pathic|emia|algia|oscopy|plasty|therapy|therapies|therapist|uria|pnea|trophy|sclerosis|iatric|iatry|iatrist)$|^(?:botox|ozempic|semaglutide|tirzepatide|insulin|statins?|metformin|opioids?|antibiotics?|steroids?|hormones?|testosterone|estrogen|vaccin\w*|vitamins?|supplements?|peptides?|injections?|infusions?|ivs?|ketamine|cannabis|diabet\w*|cancers?|tumors?|strokes?|hearts?|kidneys?|liver|lungs?|thyroid|prostate|menopaus\w*|pregnan\w*|fertility|asthma|copd|depress\w*|anxi\w*|adhd|autism|dementia|alzheimer\w*|migraines?|concussions?|fractures?|sprains?|surger\w*|surgical|ultrasounds?|x-rays?|mris?|ct|labs?|blood|biops\w*|screenings?|diagnos\w*|prescri\w*|medications?|medicines?|drugs?|pain|chronic|acute|obes\w*|weight|cholesterol|pressure|allerg\w*|infections?|std|sti|hiv|covid\w*|flu|acupuncture|chiropract\w*|detox\w*)$/
const CREDENTIAL =
  /^(?:md|do|np|pa|rn|phd|dnp|faap|facp|faafp|facog|doctors?|nurses?|physicians?|clinicians?|surgeons?|dietitians?|team|staff)$/
const LINK = /https?:|www\.|@|\b[\w-]+\.(?:com|org|net|gov|edu|health|care|clinic|io|example)\b/giu
// Words that may open a sentence in capitals without being a name.
const OPENERS = new Set(
  'a about after all also an and any are as ask at be because before both bring but by call can care come do does each even every first for from get give go have here how if in is it its keep know leave let like long make many may more most much need never next no not nothing now of often old on once only or other our out over people plan please prevention put say see she should so some start still take talk tell that the their then there these they think this those time to together too under until use visits wait want we what when where which while who why will with without work write yes you your'.split(
    ' ',
  ),
)

/**
 * Returns the problems of a rewording; none when it may be used. Each number, name, place, credential, date, link and
 * medical term has to occur in the facts; length, grade and the list of banned words hold as for our own sentences.
 */
export function rewriteProblems(
  text: string,
  { text: ours, facts }: Pick<Block, 'text' | 'facts'>,
): string[] {
  const known = new Set(facts.flatMap(wordsOf).flatMap((word) => [word, ...word.split(/[-’']/u)]))
  const isNew = (word: string) =>
    !known.has(word) && !known.has(word.replace(/s$/, '')) && !known.has(`${word}s`)
  const words = wordsOf(text).flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
  const sentences = sentencesOf(text)
  const count = wordsOf(ours).length
  const among = (label: string, pattern: RegExp) =>
    words.filter((word) => pattern.test(word) && isNew(word)).map((word) => `${label}: ${word}`)
  const problem = (isOne: boolean, words: string) => (isOne ? [words] : [])
  return [
    ...among('number', NUMBER),
    ...among('date', DATE),
    ...among('medical term', MEDICAL),
    ...among('credential', CREDENTIAL),
    ...newNames(sentences, isNew).map((name) => `name: ${name}`),
    ...newPlaces(text, facts).map((place) => `place: ${place}`),
    ...(text.match(LINK) ?? [])
      .filter((link) => !facts.some((fact) => fact.includes(link)))
      .map((link) => `link: ${link}`),
    ...typedClaims(text)
      .filter(({ claim }) => !facts.some((fact) => fact.includes(claim)))
      .map(({ claim }) => `claim: ${claim}`),
    ...bannedIn(text).map((found) => `banned: ${found}`),
    ...problem(/[<>{}[\]]|\n/.test(text), 'markup'),
    ...problem(!/[.?!]$/.test(text), 'no sentence'),
    ...problem(words.length > count * LONGER + 2, 'too long'),
    ...problem(words.length < count * SHORTER, 'too short'),
    ...problem(
      sentences.some((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE),
      'a long sentence',
    ),
    ...problem(gradeOf(sentences) > Math.max(HARDEST_GRADE, gradeOf(sentencesOf(ours))), 'hard to read'),
  ]
}

// Capitalized words, except common opening words at the start of a sentence.
function newNames(sentences: readonly string[], isNew: (word: string) => boolean): string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)].flatMap(({ 0: word }, index) => {
      const plain = word.toLowerCase()
      const isCapital = /^\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word)
      const isPlain = plain === 'i' || (index === 0 && OPENERS.has(plain))
      return isCapital && !isPlain && isNew(plain) ? [word] : []
    }),
  )
}

// States also in small letters; names of two words have to occur whole.
function newPlaces(text: string, facts: readonly string[]): string[] {
  const said = facts.join(' ').toLowerCase()
  return US_STATES.map(({ name }) => name).filter(
    (name) => new RegExp(`\\b${name}\\b`, 'i').test(text) && !said.includes(name.toLowerCase()),
  )
}
