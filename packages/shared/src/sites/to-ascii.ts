/** Letters that Unicode does not take apart, as people of the language write them without. */
const LATIN = {
  ...{
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ð: 'd',
    ı: 'i',
    ħ: 'h',
    ŋ: 'ng',
    ŧ: 't',
    ĸ: 'k',
  },
  ...{
    ə: 'e',
    ɨ: 'i',
    ʉ: 'u',
    ƀ: 'b',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    ƴ: 'y',
    ɛ: 'e',
    ɔ: 'o',
    ƒ: 'f',
    ǥ: 'g',
    ƶ: 'z',
    ɖ: 'd',
  },
}
const CYRILLIC = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'ye',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
    к: 'k',
    л: 'l',
  },
  ...{
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
  },
  ...{
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    ђ: 'dj',
    џ: 'dz',
    ѕ: 'dz',
  },
}
const GREEK = {
  ...{
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'x',
  },
  ...{ ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
}
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({ ...LATIN, ...CYRILLIC, ...GREEK }))

/** Letters that Unicode takes apart, and that are more than a letter with an accent. */
const WHOLE: ReadonlyMap<string, string> = new Map(Object.entries({ й: 'y', ї: 'yi', ў: 'u' }))

/**
 * Writes a text in lower case ASCII where that is plain: Latin letters without their accents, Cyrillic and Greek ones by
 * their sound. Other scripts stay as they are.
 */
export function toAscii(text: string): string {
  const whole = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gsu, (letter) => WHOLE.get(letter) ?? letter)
  return whole
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ου', 'ou')
    .replace(/./gsu, (letter) => LETTERS.get(letter) ?? letter)
}
