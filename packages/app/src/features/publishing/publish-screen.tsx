import { draftPath } from '@foyer/shared/api/drafts.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { accountQuery } from '../../account/account-state.ts'
import { answersQuery } from '../../answers/answers-query.ts'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { OneMoment } from '../../components/ui/one-moment.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { retryAll } from '../../lib/retry.ts'
import { entriesQuery } from '../../session/api/entries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { draftVersionsQuery } from '../../site/api/draft-versions.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { storedSiteQuery } from '../../site/api/stored-site.ts'
import { readyDraft } from '../../site/draft-state.ts'
import { PublishSteps } from './publish-steps.tsx'

/** Publishing for the first time: address, check, publish, and what to do with the open website. */
export function PublishScreen() {
  const person = useSignedInPerson()
  const stored = useQuery(storedSiteQuery(person.id))
  const versions = useQuery(draftVersionsQuery(person.id))
  const answers = useQuery(answersQuery(person.id))
  const account = useQuery(accountQuery(person))
  const entered = useQuery(entriesQuery(person.id))
  const published = useQuery(publishedSiteQuery(person.id))
  const built = useMemo(() => answers.data && answersToBuild(answers.data), [answers.data])
  const draft = stored.data && readyDraft(stored.data)
  const [newest] = versions.data ?? []
  // A redesign proposal is for its owner alone.
  const cannotPublish = newest?.flow === 'current-website' || (stored.data && !draft?.slug)
  if (cannotPublish) return <Navigate to={PATHS.mySite} replace />
  if (draft?.slug && newest && built && account.data && entered.data && published.data !== undefined)
    return (
      <PublishSteps
        slug={draft.slug}
        draftPath={draftPath(draft.slug)}
        savedStyle={newest.style}
        answers={built}
        account={account.data.account}
        published={published.data}
      />
    )
  const parts = [stored, versions, answers, account, entered, published]
  const failed = parts.filter(({ isError, data }) => isError && data === undefined)
  if (failed.length === 0)
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          Publish your website
        </h1>
        <OneMoment />
      </>
    )
  return (
    <div className="w-full max-w-(--measure)">
      <ScreenTitle size="medium">Publish your website</ScreenTitle>
      <LoadFailure className="mt-6" of={retryAll(failed)}>
        Your website could not be loaded. Nothing is lost; check your connection.
      </LoadFailure>
    </div>
  )
}
