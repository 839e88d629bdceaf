import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import clsx from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../components/ui/button.tsx'
import { outsideLinks } from '../config/links.ts'
import { FULL_DRAFT_PATH, PATHS } from '../config/paths.ts'
import { DraftLink } from './draft-link.tsx'
import { StartBuild } from './start-build.tsx'
import { useIsReviewed } from './use-unpublished.ts'

const WRITE_INSTEAD = stepOf('buildPresence').path

type SiteAddresses = {
  /** Where the owner edits the site; `null` before there is a draft. */
  readonly editor: string | null
  /** Where visitors see it; `null` before the first publication. */
  readonly live: string | null
  /** Where the next question is; `null` when none is open. */
  readonly question: string | null
}

type SiteActionsProps = {
  readonly site: SiteState
  readonly addresses: SiteAddresses
  readonly children?: ReactNode
}

/** What an owner does with a site: a domain that is lost first, then the one verb of its state and the ways to it. */
export function SiteActions({ site, addresses, children }: SiteActionsProps) {
  const { editor, live } = addresses
  const { stage } = site.facts
  const isReviewed = useIsReviewed()
  // Their place is kept until the changes are counted, so that nothing moves when the verb comes.
  const isCounting = site.state === 'live' && site.changes === null && !isReviewed
  const isLate = (stage.kind === 'queued' || stage.kind === 'building') && stage.isLate
  return (
    <div className={clsx('flex min-h-12 flex-wrap items-center gap-2', isCounting && 'invisible')}>
      {site.domain && (
        <Button asChild look="second">
          <Link to={PATHS.domains}>Fix the domain</Link>
        </Button>
      )}
      <Verb site={site} addresses={addresses} />
      {site.state === 'building' && stage.kind !== 'failed' && (
        <Button asChild look="second">
          <Link to={PATHS.waitingDraft}>See how far</Link>
        </Button>
      )}
      {site.verb?.does === 'book-call' && (
        <Button asChild look="second">
          <Link to={WRITE_INSTEAD}>Write instead</Link>
        </Button>
      )}
      {(isLate || stage.kind === 'failed') && (
        <Button asChild look="ghost">
          <Link to={PATHS.support}>Write to the support</Link>
        </Button>
      )}
      {editor && (
        <Button asChild look={site.domain ? 'ghost' : 'second'}>
          <DraftLink url={editor}>Edit</DraftLink>
        </Button>
      )}
      {live && (site.state === 'live' || site.state === 'live-with-changes') && (
        <Button asChild look="ghost">
          <a href={live} target="_blank" rel="noopener">
            See it live
            <ArrowUpRight />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
      )}
      <div className="contents">{children}</div>
    </div>
  )
}

function Verb({ site, addresses }: Omit<SiteActionsProps, 'children'>) {
  const { verb } = site
  if (!verb) return null
  if (verb.does === 'build') return <StartBuild label={verb.label} />
  if (verb.does === 'book-call')
    return (
      <Button asChild>
        <a href={outsideLinks().scheduling} target="_blank" rel="noopener">
          {verb.label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Button>
    )
  const to = {
    'go-on': addresses.question ?? PATHS.guide,
    'write-instead': WRITE_INSTEAD,
    'full-draft': FULL_DRAFT_PATH,
    publish: PATHS.publish,
    'publish-changes': `${addresses.editor ?? PATHS.mySite}?view=changes`,
  }[verb.does]
  return (
    <Button asChild>
      <Link to={to}>{verb.label}</Link>
    </Button>
  )
}
