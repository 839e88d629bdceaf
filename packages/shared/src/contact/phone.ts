// The one rule for phone numbers of practices: what a field takes, what is kept of it, and what a link dials.

/** The words of a field that cannot be read as a number. */
export const PHONE_INVALID = 'Enter a phone number like (423) 555-0100.'

const LABEL = /^(?:tel(?:ephone)?|phone|ph|call|cell|mobile|office)\b[.:]*\s*(?=.*\d)/i
/** How people and `tel:` addresses write an extension. */
const EXTENSION =
  /[\s,;]*(?:\b(?:extension|extn|ext)\b|ext(?=[.:=\s#\d])|x|#)[\s.:=#]*(\d{1,6})$|,+\s*(\d{1,6})$/i

/**
 * Returns a typed number as it is kept and shown: in digits and signs of a keyboard, without what is never drawn, and
 * without `tel:`. Dashes of word processors stay; signs that only look like dashes become some.
 */
export function plainPhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Surrogate}]/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\u2212\u2043\u30fc\uff70]/gu, '-')
    .replace(/[·•‧∙⋅・]/gu, '.')
    .replace(/\s+/gu, ' ')
    .trim()
  return decoded(text)
    .replace(LABEL, '')
    .replace(/;ext=(\d{1,6})$/i, ' ext. $1')
    .trim()
}

/** An address of a link writes its plus and its spaces in numbers. */
function decoded(text: string): string {
  return /^tel:/i.test(text)
    ? text
        .replace(/%2b/gi, '+')
        .replace(/%20/g, ' ')
        .replace(/;(?!ext=)[^;]*/gi, '')
    : text
}

/** Digits of other scripts stand in tens, from zero to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Digits with what people put between them: dashes, points, slashes and brackets. */
const NUMBER = /^\+?[()[\]\d\s./\p{Pd}-]+$/u
/** "00" and, in America, "011" stand for the plus. */
const ABROAD = /^(?:\+|00(?=\s?[1-9])|011(?=[\s-]?[1-9]\d))/

/** The number of a text without its extension; a zero in brackets is dialled inside of a country alone. */
function splitNumber(text: string): { readonly isAbroad: boolean; readonly digits: string } {
  const isAbroad = ABROAD.test(text) && text.replace(/\D/g, '').length > 10
  const number = isAbroad ? text.replace(ABROAD, '').replace(/[([]\s?0\s?[)\]]/, '') : text
  return { isAbroad: isAbroad || text.startsWith('+'), digits: number.replace(/\D/g, '') }
}

/** Whether patients can call a number: ten digits, with or without the 1, or a whole number of another country. */
export function isPhone(typed: string): boolean {
  const number = plainPhone(typed).replace(EXTENSION, '')
  if (!NUMBER.test(number)) return false
  const { isAbroad, digits } = splitNumber(number)
  return /^1?\d{10}$/.test(digits) || (isAbroad && /^[2-9]\d{7,14}$/.test(digits))
}

/** The first number in a text that people can dial. */
const FIRST_NUMBER = /\+?[([]?\d[\d\s./()[\]\p{Pd}-]*\d/gu

/** Returns `tel:` and the digits of the first number of a text, without its extension; `undefined` when there is none. */
export function phoneHref(text: string): string | undefined {
  for (const [found] of plainPhone(text).slice(0, 200).replace(EXTENSION, '').matchAll(FIRST_NUMBER)) {
    const { isAbroad, digits } = splitNumber(found)
    if (digits.length >= 3 && digits.length <= 15) return `tel:${isAbroad ? '+' : ''}${digits}`
  }
  return undefined
}
