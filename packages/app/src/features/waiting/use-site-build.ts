import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { BUILD_FAILED, BUILD_STARTED } from '@foyer/shared/onboarding/pages/waiting.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { answersQuery } from '../../answers/answers-query.ts'
import { browserStore } from '../../lib/browser-store.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { AnswersOutdated, ResumeInvalid, startSiteBuilder } from '../../site/api/start-site-builder.ts'
import { hasSiteBuild } from './api/has-site-build.ts'
import { celebrate } from './celebrate.ts'

// The version of the answers for which this browser has started a build.
const startedBy = (personId: string) =>
  browserStore('browser', `foyer:site-build:${personId}`, z.object({ version: z.string() }))

/**
 * Starts the site builder after the last question, once for each person and version of the answers. On any other visit
 * a build exists already, or could not be started: it is started then.
 *
 * @param canStart everything is answered and there is no draft
 */
export function useSiteBuild(answers: Answers, canStart: boolean) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { state } = useLocation()
  const version = versionOf(answers)
  const hasFinished = stepAt(parseNavigationState(state).previousPath ?? '')?.finishes !== undefined
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['site-build', person.id, version],
    enabled: canStart,
    // The query function has a side effect, so it must never be repeated automatically.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      try {
        return await startOnce(person.id, version, hasFinished)
      } catch (error) {
        // The page then shows the open question instead of retrying in vain.
        if (error instanceof AnswersOutdated) await queryClient.invalidateQueries(answersQuery(person.id))
        throw error
      }
    },
  })
  return {
    failure: error && (error instanceof ResumeInvalid ? ('resume' as const) : ('other' as const)),
    isStarting: isFetching,
    tryAgain: () => {
      dismissToasts()
      void refetch()
    },
  }
}

async function startOnce(personId: string, version: string, hasFinished: boolean): Promise<null> {
  const marker = startedBy(personId)
  if (marker.read()?.version === version) return null
  if (!hasFinished && (await hasSiteBuild(personId).catch(() => false))) return null
  try {
    await startSiteBuilder()
  } catch (error) {
    console.error('The site builder did not start:', error)
    showToast(BUILD_FAILED)
    throw error
  }
  marker.write({ version })
  showToast(BUILD_STARTED)
  void celebrate()
  return null
}

/**
 * Identifies a version of the answers on the path. The times may come from clocks of several devices, so the newest alone
 * would miss an edit on a slow one. Only the server knows which version is newer.
 */
function versionOf(answers: Answers): string {
  return Object.values(answersOnPath(answers))
    .flatMap((answer) => answer?.updated_at ?? [])
    .join()
}
