import type { CustomItem } from '@foyer/shared/onboarding/answers/custom-item.ts'

const FEWEST_WORDS = 3
const FEWEST_LETTERS = 12
/** A sign of Chinese, Japanese or Korean says about as much as three letters. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu
const LETTERS_A_SIGN = 3
const AD = /!\s*!|\p{Extended_Pictographic}|#\s?1\b/u
/** Typed to get past a question. */
const FILLER =
  /^(?:x+|a+|test(?:s|ing|er)?|asdf\w*|qwert\w*|idk|dunno|tbd|n\/?a|none|nothing|yes|no|ok|todo|lorem\b.*|[^\p{L}\p{N}]+)$/iu
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
    !NO_FIELD.test(title.replace(EDGES, ''))
  )
}

/** Whether an own card can be set as a quotation: its text, or both parts together as one. */
export function cardStandsLarge({ title, description }: Pick<CustomItem, 'title' | 'description'>): boolean {
  return standsLarge(description) || (!isFiller(description) && standsLarge(`${title}. ${description}`))
}

/** Says that the words come later, or stand elsewhere, in English or Spanish. */
const POSTPONED =
  /^(?:see (?:above|below|attached|(?:my |our |the )?(?:resume|cv|linkedin|facebook|website|site)\b.*)|(?:the )?same(?: (?:here|as (?:above|before|below|usual|others?|everyone|everybody))\b.*)?|as (?:above|before)|to be (?:determined|decided|announced|added|written|defined)\b.*|(?:i |we )?will (?:fill|add|write|finish|do)\b.*\b(?:later|soon)|(?:(?:to|will) )?fill (?:this|it) in\b.*|coming soon\b.{0,15}|place ?holder\b.*|your (?:text|words|story) here\b.*|(?:i )?(?:do not|don[’']?t) know(?: (?:yet|what to (?:write|say|put|type))\b.*)?|not sure (?:yet|what to (?:write|say|put|type))\b.*|idk\b.*|tb[ad]\b.*|none of your (?:business|concern)\b.*|later|no s[eé](?!\p{L}).{0,15}|por (?:definir|ahora)|ningun[oa]|nada(?: por (?:ahora|el momento))?|lo mismo(?: de arriba)?|pendiente\b.{0,15}|no tengo idea\b.*|ver arriba|m[aá]s tarde|luego)$/iu
/** An address or a number is no sentence. */
const ADDRESS = /https?:|www\.|\S@\S|(?<!\d)(?:\d{3}\W{0,2})?\d{3}\W{0,2}\d{4}(?!\d)/iu
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

function isFiller(text: string): boolean {
  const plain = text.trim().replace(EDGES, '')
  const words = plain.split(/\s+/u).map((word) => word.replace(EDGES, ''))
  const isEmpty = (word: string) => FILLER.test(word) || NO_FIELD.test(word)
  return (
    FILLER.test(text.trim()) ||
    POSTPONED.test(plain) ||
    ADDRESS.test(plain) ||
    (words.length > 1 && (new Set(words).size === 1 || words.every(isEmpty))) ||
    words.filter(isMash).length * 2 >= words.length
  )
}

// Fingers on a row of keys: small letters without a vowel, or one letter again and again.
function isMash(word: string): boolean {
  return (
    /^[b-df-hj-np-tv-xz]{4,}$/u.test(word) ||
    /^(?:(?:asdf|qwe|rty|uiop|zxcv)\w*|(?:blah?)+)$/iu.test(word) ||
    /^(\p{L})\1{2,}$/u.test(word)
  )
}

// More than three words in capitals shout; names, degrees and states are short.
function isLoud(text: string): boolean {
  const shouted = text.match(/\p{Lu}[\p{Lu}’'-]+/gu)?.length ?? 0
  return AD.test(text) || (shouted > 3 && !/\p{Ll}{3}/u.test(text))
}
