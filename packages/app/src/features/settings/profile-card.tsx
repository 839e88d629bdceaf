import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../account/account-state.ts'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { ProfileForm } from './profile-form.tsx'

/** The names of a person and of their practice. */
export function ProfileCard() {
  const account = useQuery(accountQuery(useSignedInPerson()))
  return (
    <Card title="Profile" className="min-h-100.5 sm:@md:min-h-80.5">
      {account.data ? (
        <ProfileForm names={account.data.account} />
      ) : account.isError ? (
        <LoadFailure className="mt-4" busy={account.isFetching} onTryAgain={() => account.refetch()}>
          We could not load your profile.
        </LoadFailure>
      ) : (
        <Skeleton className="mt-5" label="Your profile is loading." rows={4} />
      )}
    </Card>
  )
}
