import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import type { ReferralSummary } from '../../referrals/api/load-referral-summary.ts'
import { referralSummaryQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'

/** Returns the results of the person's code, once they are loaded, and a notice when they could not be. */
export function useReferralSummary(): {
  readonly summary: ReferralSummary | undefined
  readonly failure: ReactNode
} {
  const person = useSignedInPerson()
  const { data, isError, isFetching, refetch } = useQuery(referralSummaryQuery(person.id))
  const failure = isError && (
    <LoadFailure busy={isFetching} onTryAgain={() => void refetch()}>
      {data
        ? 'We could not refresh your rewards. What you see may be some minutes old.'
        : 'We could not load your rewards. They are safe; check your connection.'}
    </LoadFailure>
  )
  return { summary: data, failure }
}
