import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSignedInPerson } from './signed-in-person.ts'

/** Asks for something of the signed-in person, as a query that takes their id describes it. */
export function useOwnQuery<Data, Key extends QueryKey>(
  query: (personId: string) => UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  return useQuery(query(useSignedInPerson().id))
}
