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
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'
import { loadOwnRow } from '../../../lib/api/load-own.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { supabase } from '../../../lib/supabase.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

/** The function asks name servers all over the world, and may wait for a certificate. */
const TIMEOUT_MS = 45_000

const siteRow = z.object({ published_at: z.nullable(z.string()) })

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
  const [domains, site] = await Promise.all([
    client
      .from('site_domains')
      .select<string, unknown>(Object.keys(domainSchema.shape).join(','))
      .eq('profile_id', personId)
      .order('is_main', { ascending: false })
      .order('added_at')
      .abortSignal(signal)
      .throwOnError(),
    loadOwnRow('sites', personId, siteRow, { signal }),
  ])
  return { isPublished: Boolean(site?.published_at), domains: z.array(domainSchema).parse(domains.data) }
}

/** Why nothing was done, with a sentence for people. */
export type DomainFailure = {
  readonly code: DomainErrorCode | 'unauthorized' | 'spent' | 'unavailable' | 'unreachable'
  readonly message: string
}

const codeSchema = z.catch(z.enum(Object.keys(DOMAIN_ERROR_STATUS) as DomainErrorCode[]), 'no_such_domain')

/** Does something with a domain. After `unreachable` it may be done nevertheless, and may be asked for again. */
export async function sendDomainRequest(body: DomainRequest): Promise<Result<null, DomainFailure>> {
  try {
    await callFunction(DOMAINS_PATH, { body, timeout: TIMEOUT_MS }, z.unknown())
    return ok(null)
  } catch (error) {
    if (error instanceof BudgetSpent) return err({ code: 'spent', message: error.message })
    if (error instanceof FunctionRefused && error.status === 401) {
      return err({ code: 'unauthorized', message: 'Please sign in again, then press it once more.' })
    }
    if (error instanceof FunctionRefused && error.sentence) {
      const code = error.status < 500 ? codeSchema.parse(error.code) : 'unavailable'
      return err({ code, message: error.sentence })
    }
    console.warn('The domain could not be changed:', error)
    return err({ code: 'unreachable', message: UNREACHABLE.message })
  }
}
