// Facts that the checklist asks by a choice or a list: letters, openings, plans and languages.
import { LANGUAGES, type NEW_PATIENTS, PLANS } from '@foyer/shared/facts/fact-lists.ts'
import { type Finder, factIn } from './fact-in.ts'

/** Longer lines are no lists of somebody's letters, plans or languages. */
const MOST_OF_LINE = 600
const MOST_OF_LETTERS = 60

const LETTERS =
  '(?:MD|DO|DDS|DMD|OD|DC|DPM|ND|DVM|PhD|PsyD|EdD|DNP|PharmD|DPT|PT|OT|OTR/L|SLP|CCC-SLP|AuD|NP|FNP(?:-B?C)?|PMHNP(?:-BC)?|APRN|RN|CNM|PA(?:-C)?|LCSW(?:-[A-Z]{1,2})?|LICSW|LMSW|LPC(?:-[A-Z]{1,2})?|LCPC|LPCC|LMHC|LMFT|LAc|LMT|RD|RDN|IBCLC|BCBA|FAAFP|FACP|FAAP|FACOG)'
const NAMED = new RegExp(
  String.raw`\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}\.)?\s\p{Lu}[\p{L}'’-]{1,30},\s?(${LETTERS}(?:,?\s${LETTERS}){0,4})(?![\p{L}\d-])`,
  'u',
)

/** The letters behind a name. */
export const findCredentials: Finder = (page) =>
  page.words.lines.flatMap((line) => {
    if (line.length > MOST_OF_LINE) return []
    const [marked, letters = ''] = NAMED.exec(line) ?? []
    if (!marked || letters.length > MOST_OF_LETTERS) return []
    return [factIn(page, 'credentials', line, marked, letters.replace(/,?\s+/g, ', '))]
  })

const PEOPLE = '(?:patients?|clients?|families)'
// What is said of nobody comes first: "not accepting new patients" says "accepting new patients" as well.
const OPENINGS: readonly (readonly [keyof typeof NEW_PATIENTS, RegExp])[] = [
  ['list', /\b(?:join|added to|on|have|keep)\b[^.]{0,20}\bwait(?:ing)?[ -]?list\b/i],
  [
    'no',
    new RegExp(
      String.raw`\b(?:not|no longer)\s(?:\w+\s){0,2}(?:accepting|taking|seeing)\s(?:\w+\s){0,2}new ${PEOPLE}|\bclosed to new ${PEOPLE}`,
      'i',
    ),
  ],
  [
    'yes',
    new RegExp(String.raw`\b(?:accept|tak|welcom|see)(?:ing|e?s)?\s(?:on\s)?(?:all\s)?new ${PEOPLE}`, 'i'),
  ],
]

/** Whether new patients are taken. Nobody knows since when it stands there. */
export const findOpenings: Finder = (page) => {
  for (const line of page.words.lines) {
    if (line.length > MOST_OF_LINE) continue
    for (const [value, said] of OPENINGS) {
      const [marked] = said.exec(line) ?? []
      if (marked) return [factIn(page, 'openings', line, marked, value)]
    }
  }
  return []
}

/** Other names of what is in our lists. */
const ALSO: Readonly<Record<string, string>> = {
  'Blue Cross Blue Shield': 'Blue Cross|BCBS|BlueCross',
  UnitedHealthcare: 'United ?Health ?care|UHC',
  'Kaiser Permanente': 'Kaiser',
  Tricare: 'TRICARE',
  Spanish: 'español|espanol',
  'American Sign Language': 'ASL',
  Chinese: 'Mandarin|Cantonese',
}
const namesOf = (list: readonly string[]) =>
  list.map(
    (name) =>
      [name, new RegExp(String.raw`(?<!\p{L})(?:${name}|${ALSO[name] ?? name})(?!\p{L})`, 'iu')] as const,
  )
const PLAN_NAMES = namesOf(PLANS)
const LANGUAGE_NAMES = namesOf(LANGUAGES)
const namedIn = (line: string, names: ReturnType<typeof namesOf>) =>
  names.filter(([, said]) => said.test(line)).map(([name]) => name)

const TAKES = /\b(?:insurances?|in[- ]network|plans?\b.{0,20}\baccept|accept(?:ed|ing|s)?|we take|I take)\b/i
const TAKES_NOT = /\b(?:not|no longer|don['’]t|opted? out|out[- ]of[- ]network|except)\b/i
/** A list of plans stands below its heading. */
const LINES_BELOW = 14

/** The plans that a page names where it speaks of what is taken. */
export const findPlans: Finder = (page) => {
  const { lines } = page.words
  const start = lines.findIndex(
    (line) => line.length <= MOST_OF_LINE && TAKES.test(line) && !TAKES_NOT.test(line),
  )
  if (start < 0) return []
  const below = lines.slice(start, start + LINES_BELOW).filter((line) => line.length <= MOST_OF_LINE)
  const named = below.map((line) => (TAKES_NOT.test(line) ? [] : namedIn(line, PLAN_NAMES)))
  const plans = [...new Set(named.flat())]
  const line = below[named.findIndex((names) => names.length > 0)]
  return line === undefined ? [] : [factIn(page, 'plans', line, line, plans.join('\n'))]
}

const SPEAKS =
  /\b(?:speaks?|spoken|se habla|hablamos|bilingual|fluent in|(?:visits|sessions|therapy|care) in)\b|\blanguages?\s?:/i

/** The languages of a line that says who speaks them. */
export const findLanguages: Finder = (page) =>
  page.words.lines.flatMap((line) => {
    if (line.length > MOST_OF_LINE || !SPEAKS.test(line) || TAKES_NOT.test(line)) return []
    const languages = namedIn(line, LANGUAGE_NAMES)
    return languages.length > 0 ? [factIn(page, 'languages', line, line, languages.join('\n'))] : []
  })
