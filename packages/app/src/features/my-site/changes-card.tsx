import { changesText } from '@foyer/shared/sites/site-state.ts'
import { lazy, Suspense } from 'react'
import { Card } from '../../components/ui/card.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { useUnpublishedChanges } from '../../site/use-unpublished.ts'

// The names of lines come with the code of Edit.
const SiteList = lazy(async () => ({
  default: (await import('../drafts/owner/site-lists.tsx')).SiteList,
}))

/** What visitors do not see yet, each with its words; nothing without changes. */
export function ChangesCard({ draftUrl }: { readonly draftUrl: string }) {
  const changes = useUnpublishedChanges()
  if (!changes || changes.length === 0) return null
  return (
    <Card
      title={changesText(changes.length)}
      aside={
        <span className="text-sm">
          <TextLink to={`${draftUrl}?view=changes`}>See them on the page</TextLink>
        </span>
      }
    >
      <Suspense fallback={null}>
        <SiteList of="changes" changes={changes} />
      </Suspense>
    </Card>
  )
}
