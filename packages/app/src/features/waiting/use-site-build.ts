import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath, isComplete } from '@foyer/shared/onboarding/flow/flow.ts'
import { BUILD_FAILED, BUILD_STARTED, NOTHING_CHANGED } from '@foyer/shared/onboarding/pages/waiting.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { accountQuery } from '../../account/account-state.ts'
import { answersQuery } from '../../answers/answers-query.ts'
import { browserStore } from '../../lib/browser-store.ts'
import { BudgetSpent } from '../../lib/budget-spent.ts'
import { celebrate } from '../../lib/celebrate.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { AnswersOutdated, ResumeInvalid, startSiteBuilder } from '../../site/api/start-site-builder.ts'
import { rememberReopening } from '../../site/use-reopening.ts'

// The version of the answers for which this browser has started a build.
const startedBy = (personId: string) =>
  browserStore('browser', `foyer:site-build:${personId}`, z.object({ version: z.string() }))

type Order = {
  /** Everything is answered and there is no draft. */
  readonly canStart: boolean
  /** A build was requested before, on any device. */
  readonly hasBuild: boolean
  /** When the owner reopened the answers of a draft; `null` while they are closed. */
  readonly reopenedAt: string | null
}

/**
 * Starts the site builder after the last question, once for each person and version of the answers, and again when
 * reopened answers are finished. On any other visit a build exists already, or could not be started: it is started then.
 */
export function useSiteBuild(answers: Answers, { canStart, hasBuild, reopenedAt }: Order) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { state } = useLocation()
  const isForced = useRef(false)
  const version = versionOf(answers)
  const hasFinished = stepAt(parseNavigationState(state).previousPath ?? '')?.finishes !== undefined
  const isFinishingAgain = reopenedAt !== null && hasFinished && isComplete(answers)
  const { error, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: ['site-build', person.id, version, reopenedAt],
    enabled: canStart || isFinishingAgain,
    // The query function has a side effect, so it must never be repeated automatically.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const isStarted = startedBy(person.id).read()?.version === version || (!hasFinished && hasBuild)
      if (isStarted && !isFinishingAgain && !isForced.current) return null
      // The names that were typed at the start are in the first draft, also when the guide was left before they were stored.
      await queryClient.ensureQueryData(accountQuery(person)).catch(() => {})
      try {
        await start(person.id, version, reopenedAt !== null)
      } catch (error) {
        // The page then shows the open question instead of retrying in vain.
        if (error instanceof AnswersOutdated) await queryClient.invalidateQueries(answersQuery(person.id))
        throw error
      }
      // The server has closed reopened answers.
      await rememberReopening(queryClient, person.id, false)
      return null
    },
  })
  return {
    failure: error && (error instanceof ResumeInvalid ? ('resume' as const) : ('other' as const)),
    /** When a start goes on after too many. */
    limit: error instanceof BudgetSpent ? error.message : null,
    hasFailedAgain: errorUpdateCount > 1,
    isStarting: isFetching,
    tryAgain: () => {
      isForced.current = true
      dismissToasts()
      void refetch()
    },
  }
}

async function start(personId: string, version: string, wasReopened: boolean): Promise<void> {
  let status: string | null
  try {
    status = await startSiteBuilder()
  } catch (error) {
    console.error('The site builder did not start:', error)
    showToast(error instanceof BudgetSpent ? { ...BUILD_FAILED, description: error.message } : BUILD_FAILED)
    throw error
  }
  startedBy(personId).write({ version })
  if (wasReopened && status === 'done') {
    showToast(NOTHING_CHANGED)
    return
  }
  // The draft and its next steps may come while the toast is shown: it stands above them.
  showToast(BUILD_STARTED)
  void celebrate()
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
