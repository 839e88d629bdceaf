import { useQuery } from '@tanstack/react-query'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { savedContentQuery } from './api/draft-versions.ts'

/**
 * The page of a version as visitors see it, as a query.
 *
 * @param slug of the draft: where its pictures are
 * @param path of the page, as the links of the site name it
 */
export function useSavedPage(slug: string | null, version: number, path = '/') {
  const { id } = useSignedInPerson()
  const saved = useQuery(savedContentQuery(id, version))
  const page = useQuery({
    queryKey: ['saved-page', id, version, slug, path],
    queryFn: async () => (await import('./render-published.ts')).renderStored(saved.data, slug, path),
    enabled: saved.data !== undefined,
    placeholderData: (last, query) => (query?.queryKey[2] === version ? last : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return saved.isError ? saved : page
}
