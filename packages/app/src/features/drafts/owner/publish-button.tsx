import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { PATHS } from '../../../config/paths.ts'
import { addressOf } from '../../../site/published-site.ts'
import type { PageStatus } from '../../../site/save-status.ts'
import { useInputStatus } from '../../../site/use-save-status.ts'

type PublishButtonProps = {
  readonly live: PageStatus['live']
  /** While the changes are open, they hold the primary. */
  readonly isOpen: boolean
  readonly isShort: boolean
  /** The checklist is open, which says itself what could not be saved. */
  readonly isListOpen: boolean
  readonly onOpen: () => void
  /** Sends what could not be saved. */
  readonly onRetry: () => void
}

/** The one primary of the bar: it publishes for the first time, or what has changed since. */
export function PublishButton({ live, isOpen, isShort, isListOpen, onOpen, onRetry }: PublishButtonProps) {
  const { input } = useInputStatus()
  if (input === 'failed' && isListOpen) return null
  if (input === 'failed')
    return (
      <Button size="small" className="flex-none" onClick={onRetry}>
        Try again
      </Button>
    )
  if (live.state === 'unknown') return null
  if (live.state !== 'live')
    return (
      <Button asChild size="small" className="flex-none">
        <Link to={PATHS.publish}>Publish</Link>
      </Button>
    )
  if (live.waiting === 0)
    return (
      <Button asChild look="second" size="small" className="flex-none">
        <a href={addressOf(live.host).url} target="_blank" rel="noopener">
          {isShort ? 'Live' : 'See it live'}
          <ArrowUpRight className="size-4 stroke-2" />
        </a>
      </Button>
    )
  return (
    <Button
      id="publish-button"
      size="small"
      look={isOpen ? 'second' : 'primary'}
      className="flex-none"
      aria-label="Publish changes"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {isShort ? 'Publish' : 'Publish changes'}
    </Button>
  )
}
