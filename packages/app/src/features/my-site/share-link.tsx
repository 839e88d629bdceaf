import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { Button } from '../../components/ui/button.tsx'
import { DraftLink } from '../../site/draft-link.tsx'
import { useSiteState } from '../../site/use-site-state.ts'

/** Leads to what is said of the private address, where it is turned on and off; nothing once the site was published. */
export function ShareLink({ draftUrl }: { readonly draftUrl: string }) {
  const site = useSiteState()
  if (site?.state !== 'draft') return null
  return (
    <Button asChild look="ghost">
      <DraftLink url={`${draftUrl}?view=share`}>
        {site.facts.isShared ? 'Stop sharing' : siteWords(site).share?.label}
      </DraftLink>
    </Button>
  )
}
