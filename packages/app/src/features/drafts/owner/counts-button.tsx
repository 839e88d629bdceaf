import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { ListChecks } from 'lucide-react'
import { useMedia } from '../../../lib/use-media.ts'

/** The windows whose bar has room for words. */
const ROOM = '(width >= 80rem)'

type CountsButtonProps = {
  /** `null` while it is not known. */
  readonly site: SiteState | null
  readonly isListOpen: boolean
  /** A drawer stands beside the page. */
  readonly isBeside: boolean
  readonly toggleList: () => void
}

/**
 * Opens the checklist, and counts what is left in it: in words where the bar has room for them, else in digits. Screen readers
 * always hear the words.
 */
export function CountsButton({ site, isListOpen, isBeside, toggleList }: CountsButtonProps) {
  const hasRoom = useMedia(ROOM) && !isBeside
  const counts = site ? countsText(site) : ''
  const label = site ? `${siteWords(site).listTitle}${counts && `: ${counts}`}` : 'Checklist'
  const shown = hasRoom ? counts : counts.match(/\d+/g)?.join(' · ')
  return (
    <button
      id="checklist-button"
      type="button"
      title={label}
      aria-expanded={isListOpen}
      className="flex min-h-11 flex-none items-center gap-1.5 rounded-control px-2 text-muted hover:bg-quiet hover:text-text lg:min-h-10"
      onClick={toggleList}
    >
      <ListChecks />
      <span className="sr-only">{label}</span>
      {shown && (
        <span aria-hidden="true" className="text-sm font-[650] tabular-nums text-text">
          {shown}
        </span>
      )}
    </button>
  )
}
