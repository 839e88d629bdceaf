import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { sendUnsaved } from './answer-outbox.ts'
import { answersQuery } from './answers-query.ts'

/** They could not be read: screens show the questions without earlier answers rather than nothing. */
export type AnswersFailed = {
  readonly state: 'failed'
  readonly answers: Answers
  /** They are asked for once more. */
  readonly isBusy: boolean
  readonly retry: () => void
}

export type AnswersState =
  | { readonly state: 'loading' }
  | AnswersFailed
  | { readonly state: 'known'; readonly answers: Answers }

/** All answers of the signed-in person; what could not be saved before is sent again now and when the network is back. */
export function useAnswers(): AnswersState {
  const person = useSignedInPerson()
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(answersQuery(person.id))
  useEffect(() => {
    if (!data) return
    const send = () => void sendUnsaved(person.id, data)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [person.id, data])
  if (data) return { state: 'known', answers: data }
  // Loading once more, by a press or for a save, does not take the screen away with what was typed into it.
  if (errorUpdateCount === 0) return { state: 'loading' }
  return {
    state: 'failed',
    answers: {},
    isBusy: isFetching,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}
