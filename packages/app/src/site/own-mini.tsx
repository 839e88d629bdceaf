import { skipToken, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { MiniSite } from './mini-site.tsx'
import { useSiteFacts } from './use-site-facts.ts'

type OwnMiniProps = Omit<ComponentProps<typeof MiniSite>, 'html'> & {
  /** The draft, where its pictures are. */
  readonly slug: string
}

/** The picture of the owner's draft as it opens now, with the name and everything else that was changed since its version. */
export function OwnMini({ slug, ...rest }: OwnMiniProps) {
  const facts = useSiteFacts()
  const page = useQuery({
    queryKey: ['own-page', slug, facts],
    queryFn: facts
      ? async () => {
          await whenIdle()
          return (await import('./render-site.ts')).renderNow(facts, slug)
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return <MiniSite html={page.isError ? undefined : (page.data ?? null)} {...rest} />
}
