import type { Answers } from '@foyer/shared/onboarding/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { sendUnsaved } from './answer-outbox.ts'
import { answersQuery } from './answers-query.ts'

export type AnswersState =
  | { readonly state: 'loading' }
  /** They could not be read: screens show the questions without earlier answers rather than nothing. */
  | { readonly state: 'failed'; readonly answers: Answers; readonly retry: () => void }
  | { readonly state: 'known'; readonly answers: Answers }

/** All answers of the signed-in person; what could not be saved before is sent again now and when the network is back. */
export function useAnswers(): AnswersState {
  const person = useSignedInPerson()
  const { data, isError, refetch } = useQuery(answersQuery(person.id))
  useEffect(() => {
    if (!data) return
    const send = () => void sendUnsaved(person.id, data)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [person.id, data])
  if (data) return { state: 'known', answers: data }
  return isError ? { state: 'failed', answers: {}, retry: () => void refetch() } : { state: 'loading' }
}
