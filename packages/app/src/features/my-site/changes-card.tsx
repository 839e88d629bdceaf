import { changesText } from '@foyer/shared/sites/site-state.ts'
import { Card } from '../../components/ui/card.tsx'
import { CodePart } from '../../components/ui/code-part.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { useUnpublishedChanges } from '../../site/use-unpublished.ts'

// The names of lines come with the code of Edit.
const loadSiteList = async () => (await import('../drafts/owner/site-lists.tsx')).SiteList

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
      <CodePart name="site-list" load={loadSiteList} failure="The changes could not be loaded.">
        {(SiteList) => <SiteList of="changes" changes={changes} />}
      </CodePart>
    </Card>
  )
}
