import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSiteState } from '../../site/use-site-state.ts'

/** The first answer: where this person's website stands. */
export function SiteAnswer() {
  const site = useSiteState()
  const to = site?.state === 'no-practice' ? PATHS.settings : site?.domain ? PATHS.domains : PATHS.mySite
  const label =
    site?.state === 'no-practice' ? 'Start one in Settings' : site?.domain ? 'Fix the domain' : 'Open My Site'
  return (
    <section
      aria-label="Your website now"
      className="mb-6 flex min-h-16 flex-wrap items-center gap-x-4 rounded-card border border-line bg-surface px-4 py-2 md:px-5.5"
    >
      <p role="status" className="mr-auto font-[650]">
        {site && siteWords(site).help}
      </p>
      {site && (
        <p className="text-sm">
          <TextLink to={to}>{label}</TextLink>
        </p>
      )}
    </section>
  )
}
