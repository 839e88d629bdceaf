import type { ComponentProps } from 'react'
import { MiniSite } from './mini-site.tsx'
import { useSavedPage } from './use-saved-page.ts'

type PublishedMiniProps = Omit<ComponentProps<typeof MiniSite>, 'html'> & {
  /** The draft, where its pictures are. */
  readonly slug: string | null
  /** The version that is live. */
  readonly version: number
}

/** The picture of the live website, as patients see it. */
export function PublishedMini({ slug, version, ...rest }: PublishedMiniProps) {
  const page = useSavedPage(slug, version)
  return <MiniSite html={page.isError ? undefined : (page.data ?? null)} {...rest} />
}
