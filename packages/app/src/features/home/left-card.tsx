import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { Card } from '../../components/ui/card.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { useSiteState } from '../../site/use-site-state.ts'

/** What is left to do on the site, as the checklist counts it; `draftUrl` is `null` while it is loading. */
export function LeftCard({ draftUrl }: { readonly draftUrl: string | null }) {
  const site = useSiteState()
  const counts = site && countsText(site)
  return (
    <Card title={site ? siteWords(site).listTitle : ' '} className="md:p-5">
      <p role="status" className="mt-1 min-h-11 text-sm text-muted md:min-h-6">
        <span>{counts && `${counts}. `}</span>
        <span>{counts === '' && site?.toShow !== null && 'Nothing is left. '}</span>
        {draftUrl?.startsWith('/') && (
          <span>
            <TextLink to={`${draftUrl}?view=checklist`}>See them</TextLink>
          </span>
        )}
      </p>
    </Card>
  )
}
