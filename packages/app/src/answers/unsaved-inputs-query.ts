import { queryOptions } from '@tanstack/react-query'
import { loadUnsavedInputs, type UnsavedInputs } from './api/unsaved-inputs.ts'

/**
 * What a person has entered on any device and not saved. Loaded anew each time the questions are opened, and not again
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
