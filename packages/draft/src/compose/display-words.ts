import type { CustomItem } from '@foyer/shared/onboarding/answers/custom-item.ts'

const FEWEST_WORDS = 3
const FEWEST_LETTERS = 12
/** A sign of Chinese, Japanese or Korean says about as much as three letters. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu
const LETTERS_A_SIGN = 3
const AD = /!\s*!|\p{Extended_Pictographic}|#\s?1\b/u
/** Typed to get past a question. */
const FILLER =
  /^(?:x+|a+|test\w*|asdf\w*|qwert\w*|idk|dunno|tbd|n\/?a|none|nothing|yes|no|ok|todo|lorem\b.*|[^\p{L}\p{N}]+)$/iu
/** A profession or a place, and no field. */
const NO_FIELD =
  /^(?:doctors?|dr|physicians?|therapists?|dentists?|nurses?|clinics?|practices?|offices?|health|care|help|good|medicine|medical|people|patients?)$/iu

/** Whether typed words can stand large: a sentence of at least three words that neither shouts nor advertises. */
export function standsLarge(text: string): boolean {
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const letters =
    (text.match(/\p{L}/gu)?.length ?? 0) + (text.match(DENSE)?.length ?? 0) * (LETTERS_A_SIGN - 1)
  return words.length >= FEWEST_WORDS && letters >= FEWEST_LETTERS && !isLoud(text) && !isFiller(text)
}

/** Whether the title that an owner gave to their kind of practice names a field, so that it may stand in the title. */
export function namesField(title: string): boolean {
  return (
    (title.match(/\p{L}/gu)?.length ?? 0) >= 4 &&
    !isLoud(title) &&
    !isFiller(title) &&
    !NO_FIELD.test(title.trim())
  )
}

/** Whether an own card can be set as a quotation: its text, or both parts together as one. */
export function cardStandsLarge({ title, description }: Pick<CustomItem, 'title' | 'description'>): boolean {
  return standsLarge(description) || (!isFiller(description) && standsLarge(`${title}. ${description}`))
}

function isFiller(text: string): boolean {
  return FILLER.test(text.trim())
}

// More than three words in capitals shout; names, degrees and states are short.
function isLoud(text: string): boolean {
  const shouted = text.match(/\p{Lu}[\p{Lu}’'-]+/gu)?.length ?? 0
  return AD.test(text) || (shouted > 3 && !/\p{Ll}{3}/u.test(text))
}
