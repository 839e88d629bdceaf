import type { DomainFindings } from '@foyer/shared/api/domains.ts'
import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import type { Dns } from './dns.ts'
import { textsOf } from './look-at-host.ts'

type Forbidding = NonNullable<DomainFindings['caa']>

/** Whether an authority of ours may make a certificate. `unknown`: a look-up failed, and authorities refuse then. */
export type CaaLook =
  | { readonly state: 'allowed' | 'unknown' }
  | { readonly state: 'forbidden'; readonly by: Forbidding }

export type CaaRules = {
  /** As CAA records name them; the first one is what owners are told to allow. */
  readonly authorities: readonly string[]
  readonly validationMethods: readonly string[]
}

/** Climbs from a hostname to the top: the first name with CAA records decides (RFC 8659). */
export async function lookAtCaa(dns: Dns, host: string, rules: CaaRules): Promise<CaaLook> {
  const labels = host.split('.')
  for (let index = 0; index < labels.length; index++) {
    const name = labels.slice(index).join('.')
    const answer = await dns(name, 'CAA')
    if (answer.state === 'failed') return { state: 'unknown' }
    const texts = textsOf(answer, 'CAA')
    if (texts.length > 0) return judge(name, texts, rules)
  }
  return { state: 'allowed' }
}

/** Properties that all authorities know. */
const KNOWN_TAGS = ['issue', 'issuewild', 'iodef']
/** 128 by the standard; authorities also take 1, which people write. */
const CRITICAL = 128 | 1

const RECORD = /^\s*(\d{1,3})\s+([a-z0-9]+)\s+"?(.*?)"?\s*$/is

function judge(hostname: string, texts: readonly StrangersWords[], rules: CaaRules): CaaLook {
  const records = texts.map((text) => text.match(RECORD))
  if (records.includes(null)) return { state: 'unknown' }
  const properties = records.map((groups) => {
    const [flags, tag, value] = groups ?? []
    const known = KNOWN_TAGS.find((name) => tag?.match(new RegExp(`^${name}$`, 'i')))
    return { isCritical: ((flags?.number() ?? 0) & CRITICAL) !== 0, known, value }
  })
  const [allowed = ''] = rules.authorities
  const forbidden = (why: Forbidding['why'], issuers: readonly string[] = []): CaaLook => ({
    state: 'forbidden',
    by: { hostname, why, issuers: issuers.slice(0, 4), allowed },
  })
  if (properties.some(({ isCritical, known }) => isCritical && !known)) return forbidden('critical')
  const issuers = properties.flatMap(({ known, value }) =>
    known === 'issue' && value ? [readIssuer(value, rules)] : [],
  )
  if (issuers.length === 0 || issuers.some(({ isOurs, why }) => isOurs && why === null))
    return { state: 'allowed' }
  const why = issuers.find(({ isOurs }) => isOurs)?.why ?? 'issuer'
  return forbidden(
    why,
    issuers.flatMap(({ issuer }) => issuer ?? []),
  )
}

type Issuer = {
  /** `null`: nobody, or a value that authorities cannot read, which is nobody to them. */
  readonly issuer: string | null
  readonly isOurs: boolean
  /** Why it may not make a certificate for us nevertheless. */
  readonly why: Forbidding['why'] | null
}

const PARAMETER = /^([a-z0-9]+)\s*=\s*([\x21-\x3a\x3c-\x7e]*)$/i

function readIssuer(value: StrangersWords, { authorities, validationMethods }: CaaRules): Issuer {
  const [domain, ...rest] = value.split(';')
  const issuer = domain?.hostname() ?? null
  const parameters = rest.filter((piece) => !piece.is('')).map((piece) => piece.match(PARAMETER))
  if (parameters.includes(null)) return { issuer: null, isOurs: false, why: null }
  const isOurs = issuer !== null && authorities.includes(issuer)
  const named = (name: string) =>
    parameters.flatMap((pair) => (pair?.[0]?.match(new RegExp(`^${name}$`, 'i')) && pair[1] ? [pair[1]] : []))
  // Which account authorities know us by is theirs to choose: no line can name it.
  if (named('accounturi').length > 0) return { issuer, isOurs, why: 'account' }
  const isUsable = named('validationmethods').every((methods) =>
    methods.split(',').some((method) => validationMethods.some((one) => method.is(one))),
  )
  return { issuer, isOurs, why: isUsable ? null : 'method' }
}
