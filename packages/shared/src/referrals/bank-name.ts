// The names of payees as the networks of banks carry them: a few Latin letters and signs, and not many of them.

/** The most characters of a name: of the US network (Nacha), and of transfers by IBAN (ISO 20022). */
export const BANK_NAME_LENGTHS = { ach: 22, iban: 70 } as const

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ƒ: 'f',
  '&': '+',
  _: '-',
  '@': '(at)',
}

/**
 * Writes a name in the letters and signs that banks carry: a-z, A-Z, 0-9, space and / - ? : ( ) . , ' +. Accents fall, curly
 * apostrophes become straight ones, "&" becomes "+".
 *
 * @returns the whole name; `undefined` when a part of it cannot be written so, such as Chinese or an emoji
 */
export function bankName(name: string): string | undefined {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‚‛′ʼʹ`´]/g, "'")
    .replace(/["“”„‟″«»]/g, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/./gu, (sign) => LETTERS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
  return /^[A-Za-z0-9 /?:().,'+-]*[A-Za-z0-9][A-Za-z0-9 /?:().,'+-]*$/.test(latin) ? latin : undefined
}

/** People read the names in files for the bank: none of them is an address. */
export function hasAddress(name: string): boolean {
  return /\/\/|[@＠]|[wW]{3}\.|\p{L}\.\p{Ll}{2}/u.test(name)
}

/** The name in the file for the bank: cut where the network of a method ends. */
export function bankFileName(name: string, method: 'ach' | 'iban'): string | undefined {
  return hasAddress(name) ? undefined : bankName(name)?.slice(0, BANK_NAME_LENGTHS[method]).trim()
}
