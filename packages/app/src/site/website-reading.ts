import type { FactKind, FoundFact, SettledFacts } from '@foyer/shared/api/reader.ts'
import { renderableLink } from '@foyer/shared/onboarding/input/links.ts'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answersQuery } from '../answers/answers-query.ts'
import { showToast } from '../lib/toast.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { type KeptReading, readingQuery, readSite, stopReading } from './api/website-reading.ts'

// Only `startReading` and a press run it: reading has a cost and takes the owner's yes.
function runningQuery(client: QueryClient, personId: string, address: string) {
  return queryOptions({
    queryKey: ['website-reading-now', personId, address],
    queryFn: async ({ signal }) => {
      client.setQueryData(readingQuery(personId).queryKey, await readSite(address, signal))
      return null
    },
    enabled: false,
    retry: false,
    staleTime: 0,
  })
}

/** Has a website read while its owner goes on; `useReading` says how it went. */
export async function startReading(client: QueryClient, personId: string, address: string): Promise<void> {
  await client.prefetchQuery(runningQuery(client, personId, address))
}

/** The owner may name another website after a reading, or while it goes on. */
const readingOf = (address: string) => (reading: KeptReading | null) =>
  reading && reading.asked === renderableLink(address) ? reading : null

const LOOK_AGAIN_MS = 1_000

/** Returns the website that the signed-in person names now, with what is read of it. */
export function useStandingReading() {
  const { id } = useSignedInPerson()
  const { data: answers } = useQuery(answersQuery(id))
  const address = answers?.webPresenceLinks?.links.website ?? ''
  return { address, ...useReading(address) }
}

/** Returns what is read of an address, also while it is being read, and how to read it and to end that. */
export function useReading(address: string) {
  const { id } = useSignedInPerson()
  const client = useQueryClient()
  const running = runningQuery(client, id, address)
  const { isFetching, isError, error, refetch } = useQuery(running)
  const { queryKey } = readingQuery(id)
  const loaded = useQuery({
    ...readingQuery(id),
    select: readingOf(address),
    refetchInterval: ({ state }) => (isFetching || state.data?.isUnderWay ? LOOK_AGAIN_MS : false),
  })
  const { mutate: stop, isPending: isStopping } = useMutation({
    mutationFn: async () => {
      await stopReading(id)
      await client.cancelQueries({ queryKey: running.queryKey })
      await client.invalidateQueries({ queryKey })
    },
    onError: () =>
      showToast({
        kind: 'destructive',
        title: 'Not stopped',
        description: 'We could not reach the server. Please try again.',
      }),
  })
  return {
    loaded,
    isReading: isFetching || (loaded.data?.isUnderWay ?? false),
    failure: isError && !isFetching ? error : null,
    read: () => refetch(),
    stop: () => stop(),
    isStopping,
  }
}

/** Returns how many of the things that were found wait for a yes or a no; while pages come, none. */
export function unsettledIn(reading: KeptReading): number {
  return reading.isUnderWay
    ? 0
    : itemsOf(reading).filter((item) => answerTo(item, reading.settled) === null).length
}

/** One thing to settle: a fact, or several values of which one is right. */
export type FoundItem = {
  readonly id: string
  readonly kind: FactKind
  readonly facts: readonly (FoundFact & { readonly place: number })[]
}

/** Returns what there is to settle, in the order of a visit card. Each sentence is settled for itself. */
export function itemsOf(reading: Pick<KeptReading, 'facts'>): readonly FoundItem[] {
  const items = new Map<string, { id: string; kind: FactKind; facts: (FoundFact & { place: number })[] }>()
  for (const [place, fact] of reading.facts.entries()) {
    const id = fact.kind === 'sentence' ? `sentence-${place}` : fact.kind
    const item = items.get(id) ?? { id, kind: fact.kind, facts: [] }
    item.facts.push({ ...fact, place })
    items.set(id, item)
  }
  return [...items.values()]
}

/** What was said to an item: the value that is right, `no` for none of them, `null` for nothing yet. */
export function answerTo(item: FoundItem, settled: SettledFacts): FoundItem['facts'][number] | 'no' | null {
  const chosen = item.facts.find(({ place }) => settled[place] === 'yes')
  if (chosen) return chosen
  return item.facts.every(({ place }) => settled[place] === 'no') ? 'no' : null
}

/** How each kind of fact is called. */
export const FACT_NAMES: { readonly [Kind in FactKind]: string } = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  booking: 'Booking link',
  services: 'Services',
  credentials: 'Letters behind your name',
  openings: 'Openings',
  plans: 'Insurance plans',
  languages: 'Languages',
  sentence: 'A sentence about you',
}
