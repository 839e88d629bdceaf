import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { savedContentQuery } from './draft-queries.ts'
import { MiniSite } from './mini-site.tsx'

type PublishedMiniProps = Omit<ComponentProps<typeof MiniSite>, 'html'> & {
  /** The draft, where its pictures are. */
  readonly slug: string | null
  /** The version that is live. */
  readonly version: number
}

/** The picture of the live website, as patients see it. */
export function PublishedMini({ slug, version, ...rest }: PublishedMiniProps) {
  const { id } = useSignedInPerson()
  const saved = useQuery(savedContentQuery(id, version))
  const page = useQuery({
    queryKey: ['published-page', id, version, slug],
    queryFn: async () => (await import('./render-published.ts')).renderStored(saved.data, slug),
    enabled: saved.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <MiniSite html={saved.isError || page.isError ? undefined : (page.data ?? null)} {...rest} />
}
