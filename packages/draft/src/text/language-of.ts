// The language of a typed sentence, so that screen readers speak it right. Scripts tell most languages; those of the Latin
// alphabet are told by their small words. A library would weigh more than a page, and guess where nothing is certain.

/** The first that most letters belong to. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ps', /[ټډړښځڅ]/gu],
  ['ur', /[ٹڈڑےں]/gu],
  ['fa', /[پچژگکی]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['el', /\p{Script=Greek}/gu],
]
/** Letters that mark a script which several languages share: a few of them tell the language. */
const TELLING: readonly string[] = ['ja', 'uk', 'ps', 'ur', 'fa']
const FAMILY: { readonly [language: string]: RegExp } = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  uk: /\p{Script=Cyrillic}/gu,
  ps: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
}
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu

/** Small words, without those that English has as well ("a", "no", "me") or that stand in names of places ("san"). */
const SMALL: { readonly [language: string]: ReadonlySet<string> } = {
  en: set(
    'the of and to in is that for with we you your our i are this it on as be or at by from not have has an if my they can will when what who do does how about more one all her his their',
  ),
  es: set(
    'el la los las de del que en y un una para con por su sus se es lo al nuestra nuestro nuestras nuestros usted ustedes tu tus mi mis más también cómo qué está están son muy pero cuando donde sobre desde hasta sin entre todo todos ser hay le les atendemos atiendo hablamos hablo habla español te sí lunes martes miércoles jueves viernes sábado sábados domingo terapia pareja gratuita gratis citas cita niños familias salud consulta años bienvenidos llámenos llame',
  ),
  pt: set(
    'os da das dos na nas nos em um uma para com por seu sua seus suas se é ao à não mais também como você vocês são está nossa nosso falamos falo português saúde consulta atendemos crianças anos muito mas',
  ),
  fr: set(
    'le la les des du de et en un une pour avec par vos votre notre nos nous vous je est sont dans sur au aux ce cette qui que ne pas plus parlons parle français santé',
  ),
  de: set(
    'der die das und wir sie ich ist sind mit für von zu den dem ein eine einen nicht auch bei uns unsere ihre sprechen deutsch',
  ),
  it: set(
    'il lo gli di del della dei delle e un una per con che è sono non anche nostra nostro parliamo italiano salute siamo',
  ),
  pl: set('i w z na się jest nie że dla oraz po polsku mówimy są'),
  tl: set(
    'ang ng mga sa na ay at po kami namin ninyo inyong kayo para tagalog nagsasalita aming ating kami tayo sa inyo maligayang pagdating',
  ),
  ht: set('nou pale kreyòl ak yo nan ki pou ou se pa lè timoun fanmi'),
}
/** They are a sentence alone. */
const GREETINGS = set('bienvenidos llámenos')
/** Those that stand in names as well, which English sentences are full of: "El Monte", "Casa de la Luz". */
const IN_NAMES = set('el la los las de del y da do dos des du le les di della')
/** So many of its small words a sentence needs, and so much of it they are. */
const LEAST = 2
const SHARE = 0.25

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** The language of a sentence as a `lang` attribute has it; nothing for English and where it is not certain. */
export function languageOf(sentence: string): string | undefined {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const share = (pattern: RegExp) => (sentence.match(pattern)?.length ?? 0) / letters
  const script = SCRIPTS.find(([language, pattern]) =>
    TELLING.includes(language)
      ? share(pattern) > 0 && share(FAMILY[language] ?? pattern) > 0.5
      : share(pattern) > 0.5,
  )
  if (letters < 2 || script) return letters < 2 ? undefined : script?.[0]
  const typed = sentence.match(/[\p{L}\p{M}]+/gu) ?? []
  const words = typed.map((word) => word.toLowerCase())
  const vietnamese = words.filter((word) => VIETNAMESE.test(word.normalize('NFC'))).length
  // No other language opens a question or a cry upside down.
  if (/[¿¡]/u.test(sentence)) return 'es'
  if (vietnamese >= LEAST && vietnamese / words.length >= SHARE) return 'vi'
  const telling = words.filter((word, index) => !IN_NAMES.has(word) || !beginsName(typed, index))
  const hits = Object.entries(SMALL)
    .map(([language, small]) => ({ language, count: telling.filter((word) => small.has(word)).length }))
    .sort((one, other) => other.count - one.count)
  const [best, next] = hits
  if (best && words.length === 1 && best.count === 1 && GREETINGS.has(words[0] ?? '')) return best.language
  if (!best || !next || best.language === 'en' || best.count < LEAST || best.count === next.count)
    return undefined
  return best.count / words.length >= SHARE ? best.language : undefined
}

// A name has a capital after its small words; at the end of a sentence nothing follows them.
function beginsName(words: readonly string[], from: number): boolean {
  const next = words.slice(from).find((word) => !IN_NAMES.has(word.toLowerCase()))
  return next === undefined || /^\p{Lu}/u.test(next)
}
