import { FACT_KINDS, type FactKind, type FoundFact } from '@foyer/shared/api/reader.ts'
import { type Finder, factIn, MOST_OF_VALUE, type ReadPage } from './fact-in.ts'
import { findCredentials, findLanguages, findOpenings, findPlans } from './find-choices.ts'

const MOST_OF_A_KIND = 4
const TWO_OF: readonly FactKind[] = ['name', 'services', 'hours', 'openings', 'plans', 'languages']
/** A page with more is a list of others' numbers. */
const MOST_PHONES = 40

/** Returns what stands on one page. */
export function factsOn(page: ReadPage): FoundFact[] {
  return FINDERS.flatMap((find) => find(page))
}

/** Returns what stands on the pages, kind by kind, each fact once, with the first place where it stood. */
export function mergeFacts(pages: readonly (readonly FoundFact[])[]): FoundFact[] {
  return FACT_KINDS.flatMap((kind) => {
    const found = new Map<string, FoundFact>()
    for (const fact of pages.flat()) {
      const key = fact.value.toLowerCase()
      if (fact.kind === kind && !found.has(key)) found.set(key, fact)
    }
    const all = [...found.values()]
    // A number for faxes is the last that patients call.
    if (kind === 'phone') all.sort((one, other) => Number(isFax(one)) - Number(isFax(other)))
    return all.slice(0, TWO_OF.includes(kind) ? 2 : MOST_OF_A_KIND)
  })
}

const isFax = ({ before, after }: FoundFact) => /\bfax\W*$/i.test(before) || /^\W*\(?fax\b/i.test(after)

const findName: Finder = (page) => {
  if (page.label !== HOME) return []
  const { title, lines } = page.words
  const parts = title.split(/\s+[|–—·•:-]\s+/u).map((part) => part.trim())
  // The part that the page itself says, too; slogans and places stand in the title alone.
  const said = parts.filter(
    (part) => part.length > 2 && part.length <= 80 && !/^(home|welcome)\b/i.test(part),
  )
  const name = said.find((part) => lines.some((line) => line.includes(part))) ?? said[0]
  return name ? [factIn(page, 'name', title, name)] : []
}

const PHONE =
  /(?<![\d-])(?:\+?1[\s.-]{0,2})?\(?([2-9]\d{2})\)?[\s.–-]{0,2}([2-9]\d{2})[\s.–-]{0,2}(\d{4})(?![\d-])/gu

const findPhones: Finder = (page) => {
  const found = new Map<string, FoundFact>()
  for (const line of page.words.lines) {
    for (const [marked, area, exchange, number] of line.matchAll(PHONE)) {
      const value = `(${area}) ${exchange}-${number}`
      if (!found.has(value)) found.set(value, factIn(page, 'phone', line, marked.trim(), value))
      if (found.size === MOST_PHONES) return [...found.values()]
    }
  }
  return [...found.values()]
}

const STREET_WORD =
  '(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|parkway|pkwy|highway|hwy|square|sq|circle|cir|trail|terrace|pike|plaza|loop)'
const ADDRESS = new RegExp(
  String.raw`(\d{1,6}\s+(?:[\p{L}\d.'’#&/-]+\s+){0,6}?${STREET_WORD}\b\.?(?:,?\s*(?:(?:suite|ste|unit|apt|floor|fl|building|bldg|room|rm)\b\.?|#)\s*[\w-]+)?),?\s+(\p{Lu}[\p{L}.'’ -]{1,40}?),?\s+([A-Z]{2}),?\s+(\d{5})(?:-\d{4})?\b`,
  'iu',
)

const findAddresses: Finder = (page) => {
  const { lines } = page.words
  return lines.flatMap((line, index) => {
    // An address stands on one to three lines.
    for (const count of [1, 2, 3]) {
      const joined = lines.slice(index, index + count).join(', ')
      const found = ADDRESS.exec(joined)
      // A later line finds what begins there by itself.
      if (!found || found.index >= line.length) continue
      const [marked, street = '', city = '', state = '', zip = ''] = found
      if (state !== state.toUpperCase()) continue
      const value = `${street.replace(/,$/, '')}, ${city}, ${state} ${zip}`
      return [{ ...factIn(page, 'address', joined, marked, value), street: street.replace(/,$/, ''), city }]
    }
    return []
  })
}

const DAY =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|weekdays|weekends|daily)(?:day|sday|nesday|rsday|urday)?s?\b/i
const TIME =
  /\b\d{1,2}(?::\d{2})?\s*(?:a\.?m\.?|p\.?m\.?)?\s*(?:-|–|—|to|until)\s*(?:noon|\d{1,2}(?::\d{2})?)/i
const CLOSED = /\bclosed\b|\bby appointment\b/i

const findHours: Finder = (page) => {
  const { lines } = page.words
  const said: string[] = []
  let start = -1
  for (const [index, line] of lines.entries()) {
    if (line.length <= 120 && DAY.test(line) && (TIME.test(line) || CLOSED.test(line))) {
      if (start < 0) start = index
      said.push(line)
    } else if (
      // Days and times may be cells of a table: two lines.
      line.length <= 40 &&
      DAY.test(line) &&
      (TIME.test(lines[index + 1] ?? '') || CLOSED.test(lines[index + 1] ?? '')) &&
      (lines[index + 1] ?? '').length <= 60
    ) {
      if (start < 0) start = index
      said.push(`${line.replace(/:$/, '')} ${lines[index + 1]}`)
    } else if (said.length > 0 && index > start + 2 * said.length + 1) break
  }
  const value = said.join(', ')
  return value && value.length <= 300 && said.some((line) => TIME.test(line))
    ? [factIn(page, 'hours', value, value)]
    : []
}

const BOOKING_HOST =
  /(?:^|\.)(?:janeapp|simplepractice|acuityscheduling|zocdoc|calendly|intakeq|nexhealth|healow|setmore|cliniko|gethealthie|tebra|patientpop|phreesia|athenahealth|elationhealth|drchrono|practicebetter|hint|squareup|as\.me|clientsecure|patientportal|solutionreach|doctible|localmed)\.(?:com|me|io|net|us|co)$/i
const BOOKING_WORDS =
  /\b(?:book|schedule|request|make)\b.{0,20}\b(?:now|online|appointment|visit|session|consult|call)\b|^book$/i

const findBooking: Finder = (page) =>
  page.words.links.flatMap(({ href, text }) => {
    const url = linkedUrl(page, href)
    if (!url) return []
    const isElsewhere = hostOf(url) !== hostOf(page.url)
    if (!BOOKING_HOST.test(url.hostname) && !(isElsewhere && BOOKING_WORDS.test(text))) return []
    const value = url.href.replace(/^https?:\/\//, '').replace(/\/$/, '')
    if (value.length > MOST_OF_VALUE) return []
    return [factIn(page, 'booking', text || value, text || value, value)]
  })

const SERVICES =
  /\b(?:services|what we (?:do|offer|treat)|treatments|how we help|specialties|areas of care|conditions)\b/i

const findServices: Finder = (page) =>
  page.words.lists.flatMap(({ heading, items }) => {
    const fitting = items.filter((item) => item.length <= 90)
    if (!SERVICES.test(heading) || fitting.length < 2 || fitting.length > 24 || fitting.length < items.length)
      return []
    const value = fitting.join('\n')
    return value.length <= 2000
      ? [{ ...factIn(page, 'services', heading, heading), value, after: `, a list of ${fitting.length}` }]
      : []
  })

const ABOUT = /\b(?:about|meet|team|story|bio|who we are|doctor|provider)\b/i
const FIRST_PERSON = /^(?:I|We|My|Our)\b|[ “](?:I|we|my|our)\b/u

const findSentences: Finder = (page) => {
  if (!ABOUT.test(page.label) || (page.words.language && !page.words.language.startsWith('en'))) return []
  return page.words.paragraphs.flatMap((paragraph) => {
    const parts = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph)]
    const fitting = parts
      .map(({ segment }) => segment.trim())
      .find(
        (said) =>
          said.length >= 40 && said.length <= 260 && /[.!?]["”’]?$/u.test(said) && FIRST_PERSON.test(said),
      )
    return fitting ? [factIn(page, 'sentence', fitting, fitting)] : []
  })
}

/** How the first page is called. */
export const HOME = 'Home page'

/** Where a link of a page leads; `undefined` where it leads to no page, as `tel:` and junk do. */
export function linkedUrl(
  { url, words: { base } }: Pick<ReadPage, 'url' | 'words'>,
  href: string,
): URL | undefined {
  const from = base && URL.canParse(base, url) ? new URL(base, url) : url
  if (!URL.canParse(href, from)) return undefined
  const linked = new URL(href, from)
  return /^https?:$/.test(linked.protocol) ? linked : undefined
}

/** Two addresses are of one site with or without `www.`. */
export function hostOf({ host }: URL): string {
  return host.replace(/^www\./i, '').toLowerCase()
}

const FINDERS: readonly Finder[] = [
  findName,
  findPhones,
  findAddresses,
  findHours,
  findBooking,
  findServices,
  findCredentials,
  findOpenings,
  findPlans,
  findLanguages,
  findSentences,
]
