import { RestError } from './rest-error.ts'

/** The `Prefer` header, as far as PostgREST knows it. */
export type Preferences = {
  readonly return: 'representation' | 'minimal' | 'headers-only' | null
  readonly count: 'exact' | 'planned' | 'estimated' | null
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  readonly missing: 'default' | 'null' | null
  readonly maxAffected: number | null
  readonly timezone: string | null
  /** What was asked for and is honoured, in the order `Preference-Applied` lists it. */
  readonly applied: readonly string[]
}

// In the order of `Preference-Applied`. `tx` is known but not honoured, as on Supabase.
const KNOWN = {
  resolution: /^(?:merge|ignore)-duplicates$/,
  missing: /^(?:default|null)$/,
  return: /^(?:representation|minimal|headers-only)$/,
  count: /^(?:exact|planned|estimated)$/,
  handling: /^(?:strict|lenient)$/,
  timezone: /^[A-Za-z0-9_+\-/]+$/,
  'max-affected': /^\d{1,9}$/,
  tx: /^(?:commit|rollback)$/,
} as const
type Name = keyof typeof KNOWN

const WRITES = new Set(['POST', 'PATCH', 'DELETE'])

/** Reads the header. Throws PGRST122 when `handling=strict` meets a preference that is not known. */
export function parsePreferences(header: string, method: string, isCall: boolean): Preferences {
  const given = new Map<Name, string>()
  const invalid: string[] = []
  for (const preference of header.split(',').map((part) => part.trim())) {
    const [name = '', value = ''] = preference.split('=')
    if (isKnown(name) && KNOWN[name].test(value)) {
      if (!given.has(name)) given.set(name, value)
    } else if (preference !== '') invalid.push(preference)
  }
  const isStrict = given.get('handling') === 'strict'
  if (isStrict && invalid.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    })
  }

  const isWrite = WRITES.has(method) && !isCall
  const isHonoured = (name: Name): boolean => {
    if (name === 'tx') return false
    if (name === 'resolution' || name === 'missing') return isWrite && method === 'POST'
    if (name === 'return') return isWrite && given.get('return') !== 'headers-only'
    if (name === 'max-affected') return isStrict && (isCall || method === 'PATCH' || method === 'DELETE')
    return true
  }
  const pick = <const Value extends string>(name: Name, values: readonly Value[]): Value | null => {
    const value = isHonoured(name) ? given.get(name) : undefined
    return values.find((candidate) => candidate === value) ?? null
  }
  const maxAffected = isHonoured('max-affected') ? given.get('max-affected') : undefined
  return {
    return: pick('return', ['representation', 'minimal', 'headers-only']),
    count: pick('count', ['exact', 'planned', 'estimated']),
    resolution: pick('resolution', ['merge-duplicates', 'ignore-duplicates']),
    missing: pick('missing', ['default', 'null']),
    maxAffected: maxAffected === undefined ? null : Number(maxAffected),
    timezone: given.get('timezone') ?? null,
    applied: Object.keys(KNOWN)
      .filter(isKnown)
      .filter((name) => given.has(name) && isHonoured(name))
      .map((name) => `${name}=${given.get(name)}`),
  }
}

function isKnown(name: string): name is Name {
  return Object.hasOwn(KNOWN, name)
}
