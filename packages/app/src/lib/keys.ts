type Key = Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'isComposing'>

/** What a Latin keyboard has where others have their letters: Dvorak a semicolon for the Z, BÉPO an à, and a dead key for the Y. */
const LATIN_LAYOUT = /^(?:[\p{Script=Latin}\p{P}\p{S}\p{N}]|Dead)$/u

/**
 * Returns the Latin letter of a shortcut, also on a keyboard without Latin letters, where Ctrl+я is Ctrl+Z. A Latin keyboard of
 * another order says itself which letter a key is.
 */
export function shortcutLetter({ key, code, keyCode }: Omit<Key, 'isComposing'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  if (LATIN_LAYOUT.test(key)) return ''
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  // Virtual keyboards and some input methods leave the code empty.
  const named = letter ?? (keyCode >= 65 && keyCode <= 90 ? String.fromCharCode(keyCode) : '')
  return named.toLowerCase()
}

/** What browsers say of a key that an input method has taken; WebKit tells the last one, Enter, after the composition. */
const TAKEN = 229

/** Whether a key belongs to an input method that is composing a word, in every browser. */
export function isComposing({
  isComposing: composes,
  keyCode,
}: Pick<Key, 'isComposing' | 'keyCode'>): boolean {
  return composes || keyCode === TAKEN
}
