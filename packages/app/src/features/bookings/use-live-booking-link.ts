import { skipToken, useQuery } from '@tanstack/react-query'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { usePublishedContent } from '../../site/use-unpublished.ts'

/** Where the live site leads to book: `null` without such a link, `undefined` while it is unknown and without a live site. */
export function useLiveBookingLink(): string | null | undefined {
  const { id } = useSignedInPerson()
  const published = usePublishedContent()
  return useQuery({
    queryKey: ['live-booking-link', id, published],
    queryFn:
      published === undefined
        ? skipToken
        : async () => (await import('../../site/describe-site.ts')).bookingLinkIn(published),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  }).data
}
