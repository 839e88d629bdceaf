import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useEffect } from 'react'
import type { Retry } from '../lib/retry.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { answersQuery } from './answers-query.ts'
import { sendAnswers } from './kept-answers.ts'

/** The answers could not be loaded: screens show the questions without earlier answers instead of nothing. */
export type AnswersFailed = Retry & {
  readonly state: 'failed'
  readonly answers: Answers
}

export type AnswersState =
  | { readonly state: 'loading' }
  | AnswersFailed
  | { readonly state: 'known'; readonly answers: Answers }

/** Returns the answers of the signed-in person. Kept answers are sent again. */
export function useAnswers(): AnswersState {
  const person = useSignedInPerson()
  const { data, errorUpdateCount, isFetching, refetch } = useOwnQuery(answersQuery)
  useEffect(() => {
    if (data) sendAnswers(person.id)
  }, [person.id, data])
  if (data) return { state: 'known', answers: data }
  // A retry must not replace the screen, because what was typed there would be lost.
  if (errorUpdateCount === 0) return { state: 'loading' }
  return {
    state: 'failed',
    answers: {},
    isFetching,
    refetch: () => refetch({ cancelRefetch: false }),
  }
}
