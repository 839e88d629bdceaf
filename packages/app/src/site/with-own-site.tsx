import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { accountQuery } from '../account/account-state.ts'
import type { Account } from '../account/api/account.ts'
import { useAnswers } from '../answers/use-answers.ts'
import { Card } from '../components/ui/card.tsx'
import { LoadFailure } from '../components/ui/load-failure.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { type Retry, retryAll } from '../lib/retry.ts'
import { entriesQuery } from '../session/api/entries.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { storedSiteQuery } from './api/stored-site.ts'
import { readyDraft } from './draft-state.ts'
import type { OwnSite } from './own-site.ts'
import type { SiteProfile } from './render-site.ts'
import { siteProfile } from './site-profile.ts'
import { type OwnDetails, useSiteDetails } from './use-site-details.ts'
import { type OwnEdits, useSiteEdits } from './use-site-edits.ts'

/** What a screen is given of the owner's site, and how it changes it. */
export type WithSite = {
  readonly site: OwnSite
  readonly answers: Answers
  readonly profile: SiteProfile
  readonly details: OwnDetails
  readonly edits: OwnEdits
  /** Where the draft is edited; `null` before there is one. */
  readonly draftUrl: string | null
}

type WithOwnSiteProps = {
  readonly children: (own: WithSite) => ReactNode
  /** Is told when the site begins and ends to be looked up. */
  readonly onLoading?: ((isLoading: boolean) => void) | undefined
}

/** Shows a part of a screen once the owner's site is composed: a skeleton before, and what to do when it failed. */
export function WithOwnSite({ children, onLoading }: WithOwnSiteProps) {
  const person = useSignedInPerson()
  const loaded = useAnswers()
  const account = useQuery(accountQuery(person))
  const entered = useOwnQuery(entriesQuery)
  const failed = [account, entered].filter(({ isError, data }) => isError && !data)
  if (failed.length > 0 || loaded.state === 'failed') {
    return <Failure of={retryAll(loaded.state === 'failed' ? [loaded, ...failed] : failed)} />
  }
  if (!account.data || !entered.data || loaded.state === 'loading')
    return <OwnSiteLoading onLoading={onLoading} />
  return (
    <Composed answers={loaded.answers} account={account.data.account} onLoading={onLoading}>
      {children}
    </Composed>
  )
}

type ComposedProps = WithOwnSiteProps & {
  readonly answers: Answers
  readonly account: Account
}

function Composed({ answers, account, children, onLoading }: ComposedProps) {
  const { id } = useSignedInPerson()
  const details = useSiteDetails()
  const edits = useSiteEdits()
  const profile = siteProfile(id, account)
  const { data: stored, isError } = useQuery(storedSiteQuery(id))
  const composed = useQuery({
    queryKey: ['own-site', id, answers, account, details.details, edits.edits],
    queryFn: async () =>
      (await import('./describe-site.ts')).describeSite({
        answers,
        profile,
        added: details.details,
        edits: edits.edits,
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!composed.data || !(stored || isError)) {
    return composed.isError ? <Failure of={composed} /> : <OwnSiteLoading onLoading={onLoading} />
  }
  const draftUrl = (stored && readyDraft(stored)?.url) ?? null
  return children({ site: composed.data, answers, profile, details, edits, draftUrl })
}

/** The place of what is shown once the site is looked up. */
export function OwnSiteLoading({ onLoading }: Pick<WithOwnSiteProps, 'onLoading'>) {
  useLayoutEffect(() => {
    onLoading?.(true)
    return () => onLoading?.(false)
  }, [onLoading])
  return (
    <Card className="mt-6">
      <Skeleton label="Your site is looked up." rows={6} />
    </Card>
  )
}

function Failure({ of: query }: { readonly of: Retry }) {
  return (
    <LoadFailure className="mt-6" of={query}>
      What we know of your practice could not be loaded. It is safe; check your connection.
    </LoadFailure>
  )
}
