import { useQuery } from '@tanstack/react-query'
import { useAnswers } from '../../answers/use-answers.ts'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { siteState, storedSiteQuery } from '../../site/site-state.ts'
import { ChangeRequestForm } from './change-request-form.tsx'
import { ChangeRequestList } from './change-request-list.tsx'
import { DraftPicture } from './draft-picture.tsx'
import { SiteStatus } from './site-status.tsx'

/** The status of the website's draft, and the owner's change requests. */
export function MySiteScreen() {
  return (
    <>
      <ScreenTitle size="medium">My Site</ScreenTitle>
      <p className="mt-1 text-muted">Where your website stands, and what you want to be different.</p>
      <div className="mt-6 grid gap-5">
        <Site />
        <ChangeRequestList />
      </div>
    </>
  )
}

function Site() {
  const person = useSignedInPerson()
  const loaded = useAnswers()
  const stored = useQuery(storedSiteQuery(person.id))
  if (!stored.data && stored.isError) {
    return (
      <LoadFailure busy={stored.isFetching} onTryAgain={() => void stored.refetch()}>
        We could not look up how your website stands.
      </LoadFailure>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <LoadFailure busy={loaded.isBusy} onTryAgain={loaded.retry}>
        Your answers could not be loaded.
      </LoadFailure>
    )
  }
  if (!stored.data || loaded.state === 'loading') {
    return (
      <Card>
        <Skeleton label="Your website is looked up." rows={4} />
      </Card>
    )
  }
  const state = siteState(loaded.answers, stored.data)
  const isReady = state.kind === 'ready'
  return (
    <>
      <Card className="grid items-center gap-6 lg:@2xl:grid-cols-[1.45fr_1fr]">
        <SiteStatus state={state} />
        <DraftPicture address={isReady ? state.url : null} />
      </Card>
      {isReady && <ChangeRequestForm />}
    </>
  )
}
