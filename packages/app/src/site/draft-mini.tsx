import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { draftFrameQuery } from './draft-queries.ts'
import { MiniSite } from './mini-site.tsx'

type DraftMiniProps = Omit<ComponentProps<typeof MiniSite>, 'html'> & {
  /** The delivered version to show. */
  readonly slug: string
}

/** The picture of a delivered version, from its stored page. */
export function DraftMini({ slug, ...rest }: DraftMiniProps) {
  const frame = useQuery(draftFrameQuery(slug))
  return <MiniSite html={frame.isError ? undefined : (frame.data ?? null)} {...rest} />
}
