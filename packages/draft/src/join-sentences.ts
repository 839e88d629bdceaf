// What people type often has no full stop. One rule for all places where a sentence follows another.

/** The marks that end a sentence, in a class of letters. */
export const MARKS = '.!?…。！？؟۔।'
/** What may close behind such a mark. */
export const CLOSERS = String.raw`"'”’»)\]」』）`
const ENDED = new RegExp(`[${MARKS}][${CLOSERS}]*$`, 'u')
// A smiley stands where a full stop would.
const EMOJI_AT_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3)$/u
// A comma, a colon or a dash at the end promises words that do not follow.
const OPEN_END = /[\s,;:、،\u2010-\u2015-]+$/u

/**
 * Returns a text as a sentence that another one can follow: with a full stop unless it ends with a mark or an emoji.
 * Everything before its end stays as it was typed.
 */
export function endedSentence(text: string): string {
  const said = text.trim().replace(OPEN_END, '')
  if (said === '' || ENDED.test(said) || EMOJI_AT_END.test(said)) return said
  // As US English has it, the full stop stands within the quotation.
  return said.endsWith('”') || said.endsWith('"') ? `${said.slice(0, -1)}.${said.slice(-1)}` : `${said}.`
}

/** Joins texts to one: each is ended, blank ones are left out. */
export function joinSentences(texts: readonly string[]): string {
  return texts.map(endedSentence).filter(Boolean).join(' ')
}
