import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { draftFrameQuery } from './api/draft-files.ts'
import { MiniSite } from './mini-site.tsx'

type DraftMiniProps = Omit<ComponentProps<typeof MiniSite>, 'html'> & {
  /** The address and number of the delivered version to show. */
  readonly slug: string
  readonly version: number
}

/** The picture of a delivered version, from its page. */
export function DraftMini({ slug, version, ...rest }: DraftMiniProps) {
  const frame = useQuery(draftFrameQuery(slug, version))
  return <MiniSite html={frame.isError ? undefined : (frame.data ?? null)} {...rest} />
}
