// The contract between the app and the function `sites`, which publishes the websites of owners, and the tables of sites.
import * as z from 'zod/mini'
import { SITE_NAME } from '../sites/names.ts'
import { DOMAIN_CAUSES } from './domains.ts'

/** `POST` a `SiteRequest` with the owner's token. */
export const SITES_PATH = '/sites'

const name = z.string().check(z.regex(SITE_NAME))
const instant = z.iso.datetime({ offset: true })

export const siteRequestSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('publish'),
    /** The part before our domain; the present one without it. */
    name: z.optional(name),
    /** SHA-256 of `confirmedWords` (packages/draft), in hex: of which sentences the owner has said that they are true. */
    confirmed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  /** Gives the live site another address. */
  z.object({ do: z.literal('move'), name }),
  z.object({ do: z.literal('take-offline') }),
])
export type SiteRequest = z.output<typeof siteRequestSchema>

/** What our own worker sends, with the secret key: the live version is rendered for the address that serves it now. */
export const followRequestSchema = z.object({ do: z.literal('follow'), owner: z.uuid() })
export type FollowRequest = z.output<typeof followRequestSchema>

/** The ways in which only this call can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const SITE_ERROR_STATUS = {
  /** Another site has the address or one that looks like it, or it is reserved. */
  name_taken: 409,
  /** What is stored says something else than what was confirmed. */
  content_changed: 409,
  /** Another tab has published meanwhile. */
  superseded: 409,
  /** There is no draft, no such version, or no live site. */
  nothing_to_publish: 409,
  /** An operator took the site down and has not lifted that; the owner reads why in `published_site`. */
  taken_down: 409,
  /** A question is open. */
  answers_incomplete: 409,
  /** The practice has no name, patients cannot reach it, or a suggestion is undecided. */
  not_ready: 422,
} as const

export type SiteErrorCode = keyof typeof SITE_ERROR_STATUS

/** What `record_publishing` returns. */
export const recordedPublicationSchema = z.object({ name, version: z.int(), published_at: instant })

/** What a publication answers. */
export const publicationSchema = z.extend(recordedPublicationSchema, {
  /** Whether the address shows it already; else within seconds. */
  is_reachable: z.boolean(),
})
export type Publication = z.output<typeof publicationSchema>

/** What taking a site offline answers: whether visitors may still see it, for seconds. */
export const takenOfflineSchema = z.object({ is_reachable: z.boolean() })

/** What `published_site` returns: the site as it is on the internet, `null` before the first publication. */
export const publishedSiteSchema = z.nullable(
  z.extend(publicationSchema, {
    state: z.enum(['live', 'offline']),
    /** The hostname of a domain of the owner's own that serves; `null`: the address below our domain does. */
    domain: z.optional(z.nullable(z.string())),
    /** When it went live or offline. */
    since: z.optional(z.nullable(instant)),
    /** Why an operator took the site down: it cannot be published until that is lifted. */
    taken_down_because: z.optional(z.nullable(z.string())),
    /** A domain of the owner's own that stopped leading here. */
    lost_domain: z.optional(
      z.nullable(z.object({ host: z.string(), cause: z.nullable(z.enum(DOMAIN_CAUSES)) })),
    ),
    /** Addresses that lead to the present one. */
    old_names: z.array(z.object({ name, expires_at: instant })),
    /** Versions that were live, newest first. */
    versions: z.array(z.object({ version: z.int(), published_at: instant })),
  }),
)
export type PublishedSite = NonNullable<z.output<typeof publishedSiteSchema>>

/** Returns the one address that serves a site, a name below our domain or a hostname; its other addresses lead there. */
export function servingHost({ domain, name }: Pick<PublishedSite, 'domain' | 'name'>): string {
  return domain ?? name
}
