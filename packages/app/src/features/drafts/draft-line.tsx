import { siteWords } from '@foyer/shared/sites/site-words.ts'
import type { ReactNode } from 'react'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { useSiteState } from '../../site/use-site-state.ts'

/** Says over the page of a draft, which looks like any website to a visitor, that it is one. */
export function DraftLine() {
  return (
    <Line>
      <b className="font-semibold">This is a draft.</b> The practice may not have confirmed everything in it
      yet.
    </Line>
  )
}

/** Says over the owner's page what visitors see instead: once it was published, it is no draft. */
export function OwnLine() {
  const { data: published } = useOwnQuery(publishedSiteQuery)
  const site = useSiteState()
  if (published === null) return <DraftLine />
  const words = site && siteWords(site).newest
  return <Line>{words || '\u00a0'}</Line>
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="border-b border-line bg-info-bg px-4 py-1.5 text-center text-xs leading-[1.4] text-info">
      {children}
    </p>
  )
}
