import { decodeText } from '../decode-text.ts'
import { withoutInvisible } from '../plain-text.ts'
import { CLICK_ID_NAMES, sourceName, UTM_NAMES } from './attribution.ts'

const OWN_NAMES = [...UTM_NAMES, 'ref']

/** Of what is longer, the rest is left out. */
const MAX_LENGTH = 2000

/** Begins another value within one: its separator was encoded, or is a semicolon. */
const NEXT = /[?&#;][\s\p{Pi}\p{Pf}"'„]*(?=(?:utm_\w+|ref|\w*id)[\s\p{Pi}\p{Pf}"'„]*=)/iu

/**
 * Decodes the campaign, the code and the click ids of a touch, and spreads what holds several values: `news&utm_medium=email`,
 * sent as the source, is a source and a medium. What has a value of its own keeps it.
 */
export function spreadSources(touch: unknown): unknown {
  if (typeof touch !== 'object' || touch === null || Array.isArray(touch)) return touch
  const { click_ids: ids, ...rest }: Record<string, unknown> = { ...touch }
  const given: Record<string, unknown> = { ...Object(ids), ...rest }
  const found = new Map<string, string>()
  const within: string[] = []
  for (const name of [...OWN_NAMES, ...CLICK_ID_NAMES]) {
    const value = given[name]
    if (typeof value !== 'string') continue
    const [own = '', ...others] = withoutInvisible(decodeText(value.slice(0, MAX_LENGTH))).split(NEXT)
    if (own.trim()) found.set(name, own)
    within.push(...others)
  }
  for (const pair of within) {
    const [key = '', value = ''] = pair.split(/=(.*)/s)
    const name = sourceName(key)
    found.set(name, found.get(name) || value)
  }
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, found.get(name)]))
  return { ...touch, ...pick(OWN_NAMES), click_ids: pick(CLICK_ID_NAMES) }
}
