import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { loadUnsavedInputs, type UnsavedInputs } from './api/unsaved-inputs.ts'

/**
 * What a person has entered on any device and not saved. Loaded again each time the questions are opened, and not again
 * if that fails: the browser has its own copy.
 */
export function unsavedInputsQuery(personId: string) {
  return queryOptions<UnsavedInputs>({
    queryKey: ['unsaved-inputs', personId],
    queryFn: ({ signal }) => loadUnsavedInputs(personId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/**
 * Returns whether the unsaved inputs of the signed-in person are loading for the first time. After a failure the screen is
 * shown without them, and stays while they are asked for again, as when the network is back: someone may be typing.
 */
export function useInputsLoading(): boolean {
  const person = useSignedInPerson()
  const { data, errorUpdateCount } = useQuery(unsavedInputsQuery(person.id))
  return !data && errorUpdateCount === 0
}
