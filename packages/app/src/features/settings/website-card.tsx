import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { Card } from '../../components/ui/card.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSiteState } from '../../site/use-site-state.ts'

/** Where the website stands, in one line. */
export function WebsiteCard() {
  const site = useSiteState()
  return (
    <Card title="Your website">
      <p role="status" className="mt-1 min-h-[1.5em] text-sm text-muted wrap-anywhere">
        {site && siteWords(site).settings}
      </p>
      {site && site.state !== 'no-practice' && (
        <p className="mt-1 text-sm">
          <TextLink to={site.domain ? PATHS.domains : PATHS.mySite}>
            {site.domain ? 'Fix the domain' : 'Open My Site'}
          </TextLink>
        </p>
      )}
    </Card>
  )
}
