import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { sendUnsaved } from './answer-outbox.ts'
import { answersQuery } from './answers-query.ts'

/** The answers could not be loaded: screens show the questions without earlier answers instead of nothing. */
export type AnswersFailed = {
  readonly state: 'failed'
  readonly answers: Answers
  /** A retry is running. */
  readonly isBusy: boolean
  readonly retry: () => void
}

export type AnswersState =
  | { readonly state: 'loading' }
  | AnswersFailed
  | { readonly state: 'known'; readonly answers: Answers }

/** Returns the answers of the signed-in person. Unsaved answers are sent again now and whenever the network returns. */
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
  // A retry must not replace the screen, because what was typed there would be lost.
  if (errorUpdateCount === 0) return { state: 'loading' }
  return {
    state: 'failed',
    answers: {},
    isBusy: isFetching,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}
