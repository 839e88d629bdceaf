import { MOJIBAKE } from './mend-text.ts'

/**
 * Whether a sentence of a PDF can be read aloud: its letters are letters, its words are words of one script, and none stands
 * backwards.
 */
export function isReadable(sentence: string): boolean {
  return (
    !UNREADABLE.some((pattern) => sentence.search(pattern) >= 0) &&
    hasWords(sentence) &&
    !isReversed(sentence)
  )
}

const UNREADABLE = [
  // No letters, or letters of one font alone: private use, not assigned, control signs, and what stands for a lost letter.
  /[\p{Co}\p{Cn}\p{Cs}\ufffc\ufffd\u25a1\u25af]|(?!\s)\p{Cc}/u,
  MOJIBAKE,
  // A sign for a vowel or an accent without a letter before it.
  /(?:^|[\s\p{P}])\p{M}/u,
  // Lines of a form, and of a table of contents.
  /\.{4,}|_{3,}|…{2,}|(?:\. ){3,}/u,
]

const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu
/** The least share of words in a sentence that have to be words. */
const MOST_WORDS = 0.75

function hasWords(sentence: string): boolean {
  const words = (sentence.match(WORD) ?? []).filter((word) => /\p{L}/u.test(word))
  if (words.length === 0) return false
  const letters = sentence.replace(/[^\p{L}\p{M}]/gu, '').length
  // Signs and numbers between few letters: a table, or letters of another code.
  if (letters < sentence.replace(/\s/gu, '').length / 2) return false
  if (hasLettersApart(words)) return false
  return words.filter(isWord).length >= MOST_WORDS * words.length
}

/** "I h a v e": most words have one letter, in scripts whose words have several. */
function hasLettersApart(words: readonly string[]): boolean {
  const single = words.filter((word) => /^\p{L}\p{M}*$/u.test(word) && !/^\p{Script=Han}/u.test(word))
  return single.length >= 4 && single.length > words.length / 2
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Hangul', 'Han', 'Thai'].map(
  (script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'),
)
const VOWEL = /[aeiouyæœøıəɪ]/u

function isWord(word: string): boolean {
  if (SCRIPTS.filter((script) => script.test(word)).length > 1 && !/\p{Script=Han}/u.test(word)) return false
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (!/^\p{Script=Latin}+$/u.test(letters)) return true
  // "wRoNg", which no name or degree is: "McDonald", "PhDs".
  if (/\p{Ll}\p{Lu}+\p{Ll}+\p{Lu}/u.test(letters)) return false
  // A digit inside of a word: "7KLV".
  if (/\p{L}\p{N}+\p{L}{2}|^\p{N}+\p{Lu}{3}/u.test(word)) return false
  const plain = letters.toLowerCase().normalize('NFD')
  // Degrees are short, and have no vowels either.
  return plain.length < 4 || VOWEL.test(plain)
}

/** Letters that stand at the end of a Hebrew word alone, and Arabic ones that never begin a word. */
const HEBREW_END = /[םןץףך]/u
const HEBREW_WORD = /\p{Script=Hebrew}[\p{Script=Hebrew}\p{M}'’"״׳]+/gu
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]+/gu

function isReversed(sentence: string): boolean {
  const hebrew = sentence.match(HEBREW_WORD) ?? []
  const arabic = sentence.match(ARABIC_WORD) ?? []
  const count = (words: readonly string[], pattern: RegExp) =>
    words.filter((word) => pattern.test(word)).length
  const hebrewBegins = count(hebrew, new RegExp(`^${HEBREW_END.source}`, 'u'))
  const hebrewEnds = count(hebrew, new RegExp(`${HEBREW_END.source}$`, 'u'))
  if (hebrewBegins > hebrewEnds) return true
  return count(arabic, /^[ةىئؤ]|لا$/u) > count(arabic, /^ال|[ةى]$/u)
}
