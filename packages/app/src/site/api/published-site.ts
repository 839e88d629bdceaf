import {
  type Publication,
  type PublishedSite,
  publicationSchema,
  publishedSiteSchema,
  SITE_ERROR_STATUS,
  SITES_PATH,
  type SiteErrorCode,
  type SiteRequest,
  takenOfflineSchema,
} from '@foyer/shared/api/sites.ts'
import * as z from 'zod/mini'
import { readBudgetSpent } from '../../lib/budget-spent.ts'
import { supabase } from '../../lib/supabase.ts'

/** The function renders the site and stores its files first. */
const TIMEOUT_MS = 30_000

/** The session has ended, and nothing was changed. */
export class SessionEnded extends Error {}

/** The function has refused, and nothing was changed. The message is for people. */
export class PublishRefused extends Error {
  readonly code: SiteErrorCode

  constructor(code: SiteErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(SITE_ERROR_STATUS) as SiteErrorCode[]),
    message: z.string(),
  }),
})

/**
 * Loads the signed-in owner's site as it is on the internet; `null` before the first publishing.
 *
 * @throws Error when it could not be read
 */
export async function loadPublishedSite(signal: AbortSignal): Promise<PublishedSite | null> {
  const client = await supabase()
  const { data } = await client.rpc('published_site').abortSignal(signal).throwOnError()
  return publishedSiteSchema.parse(data)
}

/**
 * Returns which of at most eight addresses the signed-in owner may have, in their order.
 *
 * @throws Error when it could not be asked
 */
export async function findFreeNames(
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const client = await supabase()
  const { data } = await client
    .rpc('free_site_names', { wanted: [...wanted] })
    .abortSignal(signal)
    .throwOnError()
  return z.array(z.string()).parse(data)
}

/**
 * Publishes the site, another version of it, or the live one at another address.
 *
 * @throws PublishRefused when something has to be done first
 * @throws BudgetSpent when it was published too often
 * @throws SessionEnded
 * @throws Error when the answer is unknown; the call may be repeated
 */
export async function publishSite(
  request: Exclude<SiteRequest, { do: 'take-offline' }>,
): Promise<Publication> {
  return publicationSchema.parse(await send(request))
}

/**
 * Takes the site off the internet.
 *
 * @returns whether visitors may still see it, for seconds
 * @throws as `publishSite` does
 */
export async function takeSiteOffline(): Promise<boolean> {
  return takenOfflineSchema.parse(await send({ do: 'take-offline' })).is_reachable
}

async function send(request: SiteRequest): Promise<unknown> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke(SITES_PATH.slice(1), {
    body: request,
    timeout: TIMEOUT_MS,
  })
  if (!error) return data
  if (response?.status === 401) throw new SessionEnded()
  const spent = await readBudgetSpent(response)
  if (spent) throw spent
  const answer: unknown = await response?.json().catch(() => null)
  const refused = errorSchema.safeParse(answer).data?.error
  throw refused ? new PublishRefused(refused.code, refused.message) : error
}
