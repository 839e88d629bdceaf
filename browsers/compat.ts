// What MDN's table of browsers says of one feature, for a floor.
import { createRequire } from 'node:module'
import type { Floor } from './floors.ts'

/** One entry of the table: what the browsers say of it, and the entries below it. */
export type Entry = { readonly __compat?: { readonly support: object } } & {
  readonly [name: string]: unknown
}

type Support = {
  readonly version_added?: string | false | null
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: unknown
}

const require = createRequire(import.meta.url)
// Node reads the 20 MB as JSON. An import would be made into a module by Vite first, for a minute of each test run.
const TABLE: unknown = require('@mdn/browser-compat-data')
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' }

/** Returns the entry at a path such as `css/at-rules/media/range_syntax`. */
export function entryAt(path: string): Entry | undefined {
  let at = TABLE
  for (const name of path.split('/')) at = at && typeof at === 'object' ? Reflect.get(at, name) : undefined
  return at as Entry | undefined
}

/** Returns the names of the entries below a path. */
export function namesBelow(path: string): readonly string[] {
  return Object.keys(entryAt(path) ?? {}).filter((name) => name !== '__compat')
}

/**
 * Returns the engines in which a feature is newer than the floor, such as `["safari 17.4"]`; none for what the table does
 * not know. What works in part counts as there.
 */
export function newerThan(entry: Entry | undefined, floor: Floor): readonly string[] {
  const support = entry?.__compat?.support
  if (!support) return []
  return Object.entries(NAMES).flatMap(([engine, name]) => {
    const statements: readonly Support[] = [Reflect.get(support, name) ?? []].flat()
    const versions = statements
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map(({ version_added }) => versionOf(version_added))
    const oldest = Math.min(...versions)
    if (oldest <= versionOf(floor[engine as keyof Floor])) return []
    return [`${engine} ${Number.isFinite(oldest) ? oldest : 'never'}`]
  })
}

function versionOf(text: string | false | null | undefined): number {
  // "≤79": there at least since then.
  const number = Number.parseFloat(`${text}`.replace('≤', ''))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}
