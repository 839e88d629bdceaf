import { useQuery } from '@tanstack/react-query'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { savedContentQuery } from './draft-queries.ts'

/**
 * The page of a version as visitors see it, as a query.
 *
 * @param slug of the draft: where its pictures are
 */
export function useSavedPage(slug: string | null, version: number) {
  const { id } = useSignedInPerson()
  const saved = useQuery(savedContentQuery(id, version))
  const page = useQuery({
    queryKey: ['saved-page', id, version, slug],
    queryFn: async () => (await import('./render-published.ts')).renderStored(saved.data, slug),
    enabled: saved.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return saved.isError ? saved : page
}
