// The contract between the app and the function `domains`, which connects the owners' own domains, and their table.
import * as z from 'zod/mini'

/** `POST` a `DomainRequest` with the owner's token. */
export const DOMAINS_PATH = '/domains'

/** The most domains of a site. */
export const DOMAINS_MAX_COUNT = 5

const id = z.uuid()

export const domainRequestSchema = z.discriminatedUnion('do', [
  /** Adds what was typed, and looks at it. */
  z.object({ do: z.literal('add'), domain: z.string().check(z.maxLength(300)) }),
  /** Looks at it now. */
  z.object({ do: z.literal('check'), id }),
  /** Lets it serve the site, with or without www; all other addresses lead there. */
  z.object({ do: z.literal('choose'), id, www: z.boolean() }),
  z.object({ do: z.literal('remove'), id }),
  /** Mails the lines to whoever looks after the domain. */
  z.object({ do: z.literal('send'), id, to: z.string().check(z.maxLength(254)) }),
])
export type DomainRequest = z.output<typeof domainRequestSchema>

/** The ways in which only this call can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const DOMAIN_ERROR_STATUS = {
  /** What was typed is no domain. */
  not_a_domain: 422,
  /** It is ours, or below ours. */
  our_domain: 422,
  /** Nobody has registered it. */
  not_registered: 422,
  not_an_email: 422,
  /** Foyer itself is not on the internet: nothing can lead to it. */
  no_public_address: 409,
  not_published: 409,
  already_yours: 409,
  too_many_domains: 409,
  no_such_domain: 404,
  /** A hostname whose DNS does not lead to us cannot serve. */
  not_pointed_here: 409,
} as const

export type DomainErrorCode = keyof typeof DOMAIN_ERROR_STATUS

/** Why a line does not do what it should, or a domain is not live. */
export const DOMAIN_CAUSES = [
  'missing',
  'elsewhere',
  'mixed',
  'ipv6',
  'private',
  'proxy',
  'forbidden',
  'caa_unknown',
  'no_certificate',
  'doubled',
  'value_doubled',
  'dangling',
  'loop',
  'apex_cname',
  'not_registered',
  'no_answer',
  'dnssec',
  'proof_missing',
  'proof_wrong',
  'proof_doubled',
  'proof_misplaced',
  'proof_unknown',
  'other_account',
] as const
export type DomainCause = (typeof DOMAIN_CAUSES)[number]

/** Companies at which domains are managed, as their name servers tell. */
export const DNS_PROVIDERS = [
  'godaddy',
  'namecheap',
  'squarespace',
  'cloudflare',
  'wix',
  'ionos',
  'porkbun',
  'hover',
  'network-solutions',
  'route53',
] as const
export type DnsProvider = (typeof DNS_PROVIDERS)[number]

const lineSchema = z.object({
  /** `ALIAS` is a CNAME at the top of a domain; companies also call it ANAME or flattening. */
  type: z.enum(['A', 'ALIAS', 'CNAME', 'TXT']),
  /** As it is typed into the form of the company: `@` is the domain itself. */
  name: z.string(),
  value: z.string(),
  hostname: z.string(),
  /** `null`: the line is as it should be. */
  cause: z.nullable(z.enum(DOMAIN_CAUSES)),
  /** What stands there instead: addresses, the name that it leads to, or a short text in quotation marks. */
  seen: z.array(z.string()),
})
export type DomainLine = z.output<typeof lineSchema>

/** What a look at a domain saw, and what it expects. */
export const domainFindingsSchema = z.object({
  lines: z.array(lineSchema),
  /** Where the CAA records are that forbid our certificate, and how. */
  caa: z.nullable(
    z.object({
      hostname: z.string(),
      /**
       * Only others may make one; ours may, but not in our way of checking, or for another account; or a rule that
       * authorities do not know and have to obey.
       */
      why: z.enum(['issuer', 'method', 'account', 'critical']),
      /** Who may. */
      issuers: z.array(z.string()),
      /** Whom to allow. */
      allowed: z.string(),
    }),
  ),
  provider: z.nullable(z.enum(DNS_PROVIDERS)),
  name_servers: z.array(z.string()),
})
export type DomainFindings = z.output<typeof domainFindingsSchema>

const instant = z.iso.datetime({ offset: true })

/** A domain of an owner, as its table has it. */
export const domainSchema = z.object({
  id,
  /** In ASCII, without www. */
  hostname: z.string(),
  shown_name: z.string(),
  is_apex: z.boolean(),
  prefers_www: z.boolean(),
  is_main: z.boolean(),
  state: z.enum(['waiting', 'found', 'live', 'lost', 'stopped']),
  /** The hostnames that lead to us. */
  served: z.array(z.string()),
  cause: z.nullable(z.enum(DOMAIN_CAUSES)),
  /** When it came into its state. */
  since: instant,
  findings: z.nullable(domainFindingsSchema),
  checked_at: z.nullable(instant),
  check_at: instant,
  live_at: z.nullable(instant),
  lost_at: z.nullable(instant),
})
export type Domain = z.output<typeof domainSchema>

/** How long a certificate may take until the owner is told, and until nobody asks for it any more. */
export const CERTIFICATE_SLOW_MS = 3_600_000
export const CERTIFICATE_END_MS = 7 * 86_400_000

/** The hostname of a domain that serves, as people read it; the other one leads to it. */
export function shownHost({ shown_name, prefers_www }: Pick<Domain, 'shown_name' | 'prefers_www'>): string {
  return prefers_www ? `www.${shown_name}` : shown_name
}
