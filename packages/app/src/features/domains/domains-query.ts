import type { DomainRequest } from '@foyer/shared/api/domains.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { following } from '../../lib/live-query.ts'
import { refetchAfterFailure } from '../../lib/refetch-after-failure.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type DomainFailure, loadDomains, sendDomainRequest } from './api/domains.ts'

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
