// Finds and hides what a sheet says that is newer than a floor, by MDN's table. A browser passes over what it does not
// know, so a name that no browser knows stands for one that an older browser does not know.
import { type Entry, entryAt, newerThan } from './compat.ts'
import type { Floor } from './floors.ts'

/** Units by their place in the table; older ones are in every browser. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^(cap|ic|lh|rcap|rch|rex|ric|rlh|vb|vi)$/, ''],
]

/** Functions that have no place of their own below `css/types`. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'color-mix': 'css/types/color/color-mix',
  'light-dark': 'css/types/color/light-dark',
  oklch: 'css/types/color/oklch',
  oklab: 'css/types/color/oklab',
  lch: 'css/types/color/lch',
  lab: 'css/types/color/lab',
  hwb: 'css/types/color/hwb',
  color: 'css/types/color/color',
  'contrast-color': 'css/types/color/contrast-color',
}

/** What a sheet says in one place: a name such as `:has()`, and the place of the name in the text. */
type Use = { readonly name: string; readonly entry: Entry | undefined; readonly at: number }

/** Returns what a sheet says that is newer than a floor, each once, such as `:has() (safari 15.4)`. */
export function findNewerInSheet(sheet: string, floor: Floor): readonly string[] {
  const found = usesIn(sheet).flatMap(({ name, entry }) => {
    const newer = name === ASKED ? [] : newerThan(entry, floor)
    return newer.length ? [`${name} (${newer.join(', ')})`] : []
  })
  return [...new Set(found)]
}

/** Returns the sheet as a browser at the floor reads it: newer names are ones that no browser knows. */
export function hideNewerInSheet(sheet: string, floor: Floor): string {
  const places = usesIn(sheet)
    .filter(({ entry }) => newerThan(entry, floor).length)
    .map(({ at }) => at)
  return [...new Set(places)]
    .sort((one, other) => other - one)
    .reduce((text, at) => `${text.slice(0, at)}unknown-${text.slice(at)}`, sheet)
}

/** A minified sheet in parts: what stands before each `{`, `;` and `}`. Strings and addresses are blanks of their length. */
function usesIn(sheet: string): readonly Use[] {
  const blank = (text: string) => ' '.repeat(text.length)
  const plain = sheet.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|\/\*[\s\S]*?\*\//g, blank)
  const uses: Use[] = []
  for (const { 0: part, index } of plain.matchAll(/[^{};]+[{;}]?/g)) {
    if (part.trimStart().startsWith('@')) uses.push(...usesInRule(part, index))
    else if (part.endsWith('{')) uses.push(...usesInSelector(part, index))
    else uses.push(...usesInDeclaration(part, index))
  }
  return uses
}

function usesInRule(part: string, start: number): readonly Use[] {
  const [, name = ''] = /@([\w-]+)/.exec(part) ?? []
  const at = start + part.indexOf('@') + 1
  const uses: Use[] = [{ name: `@${name}`, entry: entryAt(`css/at-rules/${name}`), at }]
  if (name === 'media')
    for (const { 1: feature = '', index } of part.matchAll(/\(([\w-]+)/g)) {
      const entry = entryAt(`css/at-rules/media/${feature.replace(/^(min|max)-/, '')}`)
      uses.push({ name: `@media (${feature})`, entry, at: start + index + 1 })
    }
  if (name === 'media') for (const { index } of part.matchAll(/[<>]/g)) uses.push(rangeAt(start + index))
  // `@supports` asks for what it is about to say.
  return name === 'supports' ? [...uses, ...usesInValue('', part, start).map(asQuestion)] : uses
}

const rangeAt = (at: number): Use => ({
  name: 'range syntax',
  entry: entryAt('css/at-rules/media/range_syntax'),
  at,
})

/** The name of what `@supports` asks for: it is hidden with the rest, but never missed. */
const ASKED = 'asked for by @supports'

const asQuestion = (use: Use): Use => ({ ...use, name: ASKED })

function usesInSelector(part: string, start: number): readonly Use[] {
  return [...part.matchAll(/::?(-?[a-z][\w-]*)/g)].map(({ 0: text, 1: name = '', index }) => ({
    name: text,
    entry: entryAt(`css/selectors/${name}`),
    at: start + index + text.length - name.length,
  }))
}

function usesInDeclaration(part: string, start: number): readonly Use[] {
  const [, before = '', property = ''] = /^(\s*)([\w-]+)\s*:/.exec(part) ?? []
  if (!property) return []
  const at = start + before.length
  const own = property.startsWith('--')
    ? []
    : [{ name: property, entry: entryAt(`css/properties/${property}`), at }]
  const value = part.slice(before.length + property.length)
  return [...own, ...usesInValue(property, value, at + property.length)]
}

function usesInValue(property: string, value: string, start: number): readonly Use[] {
  const uses: Use[] = []
  for (const { 1: unit = '', 0: text, index } of value.matchAll(/(?<![\w-])-?[\d.]+([a-z]+)/g))
    for (const [pattern, name] of UNITS)
      if (pattern.test(unit)) {
        const entry = entryAt(`css/types/length/${name || unit}`)
        uses.push({ name: unit, entry, at: start + index + text.length - unit.length })
      }
  for (const { 1: name = '', 2: bracket, index } of value.matchAll(/(?<![\w.#-])(-?[a-z][\w-]*)(\(?)/gi)) {
    if (name.startsWith('--')) continue
    const path = bracket
      ? (FUNCTIONS[name] ?? `css/types/${name}`)
      : property && !property.startsWith('--') && `css/properties/${property}/${name}`
    const entry = path ? entryAt(path) : undefined
    uses.push({ name: bracket ? `${name}()` : `${property}: ${name}`, entry, at: start + index })
  }
  return uses
}
