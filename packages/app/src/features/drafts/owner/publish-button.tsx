import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { ArrowUpRight, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { PATHS } from '../../../config/paths.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { addressOf } from '../../../site/address-of.ts'
import type { LiveStatus } from '../../../site/save-status.ts'
import { keptSite, useInputStatus } from '../../../site/use-save-status.ts'

type PublishButtonProps = {
  readonly live: LiveStatus
  /** Where the site stands; `null` while that is not known. */
  readonly site: SiteState | null
  /** While the changes are open, they hold the primary. */
  readonly isChangesOpen: boolean
  /** The bar has no room for whole sentences. */
  readonly isShort: boolean
  /** The checklist is open, which says itself what could not be saved. */
  readonly isListOpen: boolean
  readonly toggleChanges: () => void
}

/** The only verb: it publishes for the first time, or what has changed since. */
export function PublishButton(props: PublishButtonProps) {
  const { live, site, isChangesOpen, isShort, isListOpen, toggleChanges } = props
  const person = useSignedInPerson()
  const { input } = useInputStatus()
  const retry = () => {
    for (const kept of keptSite(person.id)) void kept.settle()
  }
  if (input === 'failed' && isListOpen) return null
  if (input === 'failed')
    return (
      <Button look="second" size="small" className="flex-none" onClick={retry}>
        {!isShort && <RotateCcw className="size-4 stroke-2" />}
        <span>Try again</span>
      </Button>
    )
  if (site?.verb?.does === 'publish')
    return (
      <Button asChild size="small" className="flex-none">
        <Link to={PATHS.publish}>{site.verb.label}</Link>
      </Button>
    )
  if (site?.verb?.does === 'publish-changes')
    return (
      <Button
        id="publish-button"
        size="small"
        look={isChangesOpen ? 'second' : 'primary'}
        className="flex-none"
        aria-label={site.verb.label}
        aria-expanded={isChangesOpen}
        onClick={toggleChanges}
      >
        {isShort ? `Publish ${site.changes}` : site.verb.label}
      </Button>
    )
  // Its place is kept until it is known what to publish.
  if (!site || (live.state === 'live' && live.waiting === null)) return <span className="w-22 flex-none" />
  if (live.state !== 'live') return null
  return (
    <Button asChild look="second" size="small" className="flex-none">
      <a href={addressOf(live.host).url} target="_blank" rel="noopener">
        {isShort ? 'Live' : 'See it live'}
        <ArrowUpRight className="size-4 stroke-2" />
      </a>
    </Button>
  )
}
