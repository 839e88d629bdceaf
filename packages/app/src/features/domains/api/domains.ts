import {
  DOMAIN_ERROR_STATUS,
  DOMAINS_PATH,
  type Domain,
  type DomainErrorCode,
  type DomainRequest,
  domainSchema,
} from '@foyer/shared/api/domains.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import * as z from 'zod/mini'
import { readBudgetSpent } from '../../../lib/budget-spent.ts'
import { supabase } from '../../../lib/supabase.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

/** The function asks name servers all over the world, and may wait for a certificate. */
const TIMEOUT_MS = 45_000

const COLUMNS = [
  ...['id', 'hostname', 'shown_name', 'is_apex', 'prefers_www', 'is_main', 'state', 'served', 'cause'],
  ...['findings', 'checked_at', 'check_at', 'live_at', 'lost_at'],
]

/** An owner's domains, the one that serves first. */
export type OwnDomains = {
  /** A domain leads to a site that was published once. */
  readonly isPublished: boolean
  readonly domains: readonly Domain[]
}

/**
 * Loads an owner's domains.
 *
 * @throws Error when they could not be read
 */
export async function loadDomains(personId: string, signal: AbortSignal): Promise<OwnDomains> {
  const client = await supabase()
  const [domains, sites] = await Promise.all([
    client
      .from('site_domains')
      .select<string, unknown>(COLUMNS.join(','))
      .eq('profile_id', personId)
      .order('is_main', { ascending: false })
      .order('added_at')
      .abortSignal(signal)
      .throwOnError(),
    client
      .from('sites')
      .select('published_at')
      .eq('profile_id', personId)
      .not('published_at', 'is', null)
      .abortSignal(signal)
      .throwOnError(),
  ])
  return { isPublished: sites.data.length > 0, domains: z.array(domainSchema).parse(domains.data) }
}

/** Why nothing was done, with a sentence for people. */
export type DomainFailure = {
  readonly code: DomainErrorCode | 'unauthorized' | 'spent' | 'unavailable' | 'unreachable'
  readonly message: string
}

const errorSchema = z.object({
  error: z.object({
    code: z.catch(z.enum(Object.keys(DOMAIN_ERROR_STATUS) as DomainErrorCode[]), 'no_such_domain'),
    message: z.string(),
  }),
})

/** Does something with a domain. After `unreachable` it may be done nevertheless, and may be asked for again. */
export async function sendDomainRequest(request: DomainRequest): Promise<Result<null, DomainFailure>> {
  try {
    const { functions } = await supabase()
    const { error, response } = await functions.invoke(DOMAINS_PATH.slice(1), {
      body: request,
      timeout: TIMEOUT_MS,
    })
    if (!error) return ok(null)
    if (!response) throw error
    if (response.status === 401) {
      return err({ code: 'unauthorized', message: 'Please sign in again, then press it once more.' })
    }
    const spent = await readBudgetSpent(response)
    if (spent) return err({ code: 'spent', message: spent.message })
    const refused = errorSchema.safeParse(await response.json().catch(() => null)).data?.error
    if (!refused) throw error
    return err({ code: response.status < 500 ? refused.code : 'unavailable', message: refused.message })
  } catch (error) {
    console.warn('The domain could not be changed:', error)
    return err({ code: 'unreachable', message: UNREACHABLE.message })
  }
}
