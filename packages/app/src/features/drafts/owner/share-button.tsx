import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { Link2, Share2 } from 'lucide-react'
import { copyText } from '../../../lib/copy-text.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { addressOf } from '../../../site/address-of.ts'
import type { LiveStatus } from '../../../site/save-status.ts'
import { IconButton } from '../icon-button.tsx'

type ShareButtonProps = {
  /** Where the site stands; `null` while that is not known. */
  readonly site: SiteState | null
  readonly live: LiveStatus
  readonly isShareOpen: boolean
  /** Opens what is said of the private address. */
  readonly toggleShare: () => void
}

/** Shares the draft privately; after the first publication it copies the address of the site. */
export function ShareButton({ site, live, isShareOpen, toggleShare }: ShareButtonProps) {
  const words = site && siteWords(site).share
  // Its place is kept, so that nothing in the bar moves.
  if (!site || live.state === 'unknown') return <span className="size-11 flex-none lg:size-10" />
  if (!words) return null
  if (live.state === 'never')
    return (
      <IconButton
        id="share-button"
        icon={Share2}
        label={words.label}
        aria-expanded={isShareOpen}
        onClick={toggleShare}
      />
    )
  const { url } = addressOf(live.host)
  const copy = async () => {
    dismissToasts()
    showToast(
      (await copyText(url))
        ? { title: 'Address copied', ...(words.note && { description: words.note }), kind: 'success' }
        : { title: 'Not copied', description: `Copy it yourself: ${url}`, kind: 'destructive' },
    )
  }
  return (
    <IconButton
      icon={Link2}
      label={words.isOff ? `${words.label}. ${words.note}` : words.label}
      disabled={words.isOff}
      className="disabled:opacity-45"
      onClick={() => void copy()}
    />
  )
}
