import {
  DOMAIN_ERROR_STATUS,
  DOMAINS_PATH,
  type Domain,
  type DomainErrorCode,
  type DomainRequest,
  domainSchema,
} from '@foyer/shared/api/domains.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'
import { loadOwnRow } from '../../../lib/api/load-own.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { following } from '../../../lib/live-query.ts'
import { refetchAfterFailure } from '../../../lib/refetch-after-failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'

/** The function asks name servers all over the world, and may wait for a certificate. */
const TIMEOUT_MS = 45_000

const siteRow = z.object({ published_at: z.nullable(z.string()) })

/** An owner's domains, the one that serves first. */
type OwnDomains = {
  /** A domain leads to a site that was published once. */
  readonly isPublished: boolean
  readonly domains: readonly Domain[]
}

/**
 * Loads an owner's domains.
 *
 * @throws Error when they could not be read
 */
async function loadDomains(personId: string, signal: AbortSignal): Promise<OwnDomains> {
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
type DomainFailure = {
  readonly code: DomainErrorCode | 'unauthorized' | 'spent' | 'unavailable' | 'unreachable'
  readonly message: string
}

const codeSchema = z.catch(z.enum(Object.keys(DOMAIN_ERROR_STATUS) as DomainErrorCode[]), 'no_such_domain')

/** Does something with a domain. After `unreachable` it may be done nevertheless, and may be asked for again. */
async function sendDomainRequest(body: DomainRequest): Promise<Result<null, DomainFailure>> {
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

/** While a domain is on its way, the page follows the looks of the server. */
const FOLLOW_MS = 15_000

/** An owner's domains, and whether their site was published, as a query. */
export function domainsQuery(personId: string) {
  return queryOptions({
    queryKey: ['domains', personId],
    queryFn: ({ signal }) => loadDomains(personId, signal),
    ...following('site'),
    refetchOnWindowFocus: true,
    refetchInterval: (query) =>
      query.state.data?.domains.some(({ state }) => state !== 'live')
        ? FOLLOW_MS
        : refetchAfterFailure(query),
  })
}

/** One act on a domain at a time: whether it runs, why the last one was refused, and how to do it. */
export function useDomainRequest() {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const [isBusy, run] = useBusy()
  const [failure, setFailure] = useState<DomainFailure | null>(null)

  /** Returns whether it was done; then the domains are loaded again. */
  async function send(request: DomainRequest): Promise<boolean> {
    let isDone = false
    await run(async () => {
      setFailure(null)
      const sent = await sendDomainRequest(request)
      if (!sent.ok) setFailure(sent.error)
      isDone = sent.ok
      await queryClient.invalidateQueries({ queryKey: domainsQuery(person.id).queryKey })
    })
    return isDone
  }
  return { isBusy, failure, send, forgetFailure: () => setFailure(null) }
}
