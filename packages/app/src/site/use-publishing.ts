import type { Publication, PublishedSite, SiteRequest } from '@foyer/shared/api/sites.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { accountQuery } from '../account/account-state.ts'
import { answersQuery } from '../answers/answers-query.ts'
import { BudgetSpent } from '../lib/budget-spent.ts'
import { queryClient } from '../lib/query-client.ts'
import { entriesQuery } from '../session/api/entries.ts'
import { usePerson } from '../session/session.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { draftVersionsQuery } from './api/draft-versions.ts'
import { PublishRefused, publishSite, SessionEnded, takeSiteOffline } from './api/publish-site.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { storedSiteQuery } from './api/stored-site.ts'
import { settleSite } from './use-save-status.ts'

/** Why nothing was published, with a sentence for the owner. */
export type PublishFailure = {
  readonly code: PublishRefused['code'] | 'spent' | 'not_saved' | 'session_ended' | 'unknown'
  readonly text: string
}

/** Something typed is not stored yet, and would not be published. */
class NotSaved extends Error {}

/** Publishes, goes back, moves and takes offline; each says when it fails, and what is known then. */
export function usePublishing() {
  const person = useSignedInPerson()
  const isSignedIn = usePerson() !== null
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (request: SiteRequest): Promise<Publication | null> => {
      if (request.do === 'publish')
        await settleSite(person.id).catch(() => {
          throw new NotSaved()
        })
      if (request.do === 'publish') return publishForSure(request, person.id)
      if (request.do !== 'take-offline') return publishSite(request)
      await takeSiteOffline()
      return null
    },
    retry: false,
    // What is live is known before it is loaded again, which may fail: the changes that were published are counted no more.
    onSuccess: (publication, request) => {
      if (publication && request.do === 'publish')
        queryClient.setQueryData(
          publishedSiteQuery(person.id).queryKey,
          (site) => site && asPublished(site, publication),
        )
    },
    onSettled: () => reloadPublished(person.id),
    onError: async (cause) => {
      console.warn('Nothing was published:', cause)
      if (cause instanceof PublishRefused && cause.code === 'content_changed') await reloadFacts(person)
    },
  })
  const send = useCallback(
    (request: SiteRequest) =>
      mutateAsync(request).then(
        (publication) => ({ publication }),
        () => null,
      ),
    [mutateAsync],
  )
  return {
    /** Sends a request; `null` when it failed. */
    send,
    isBusy: isPending,
    // Without a session the person is asked to sign in again over the screen.
    failure: error && isSignedIn ? failureOf(error) : null,
    forget: reset,
  }
}

type PublishRequest = Parameters<typeof publishSite>[0]

/** Publishes. When no answer comes, what is live now says whether it worked. */
async function publishForSure(request: PublishRequest, personId: string): Promise<Publication> {
  const published = publishedSiteQuery(personId)
  const before = queryClient.getQueryData(published.queryKey)
  return publishSite(request).catch(async (cause: Error) => {
    if (before === undefined || failureOf(cause).code !== 'unknown') throw cause
    const now = await queryClient.fetchQuery(published).catch(() => null)
    if (now?.state !== 'live' || now.published_at === before?.published_at) throw cause
    return now
  })
}

function asPublished(site: PublishedSite, publication: Publication): PublishedSite {
  const { version, published_at } = publication
  return {
    ...site,
    ...publication,
    state: 'live',
    since: site.state === 'live' ? site.since : published_at,
    // It stands there already when what is live was asked for.
    versions: [{ version, published_at }, ...site.versions.filter((one) => one.version !== version)],
  }
}

/** Loads again what a site is made of: another window or device has changed it. */
async function reloadFacts(person: Parameters<typeof accountQuery>[0]): Promise<void> {
  await Promise.all([
    queryClient.refetchQueries(answersQuery(person.id)),
    queryClient.refetchQueries(accountQuery(person)),
    queryClient.refetchQueries(entriesQuery(person.id)),
  ])
}

function failureOf(error: Error): PublishFailure {
  if (error instanceof PublishRefused) return { code: error.code, text: error.message }
  if (error instanceof BudgetSpent) return { code: 'spent', text: error.message }
  if (error instanceof SessionEnded)
    return { code: 'session_ended', text: 'Nothing was changed. Please press the button once more.' }
  if (error instanceof NotSaved)
    return {
      code: 'not_saved',
      text: 'Not everything you typed is saved yet, so nothing was published. It is kept on this device. Check your connection and try again.',
    }
  return {
    code: 'unknown',
    text: 'We could not reach the service, so we do not know whether it worked. Nothing is lost. Check your connection and try again.',
  }
}

/** Loads again what publishing changes. */
async function reloadPublished(personId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(publishedSiteQuery(personId)),
    queryClient.invalidateQueries(storedSiteQuery(personId)),
    queryClient.invalidateQueries(draftVersionsQuery(personId)),
  ])
}
