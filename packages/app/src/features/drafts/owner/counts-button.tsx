import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { ListChecks } from 'lucide-react'

type CountsButtonProps = {
  /** `null` while it is not known. */
  readonly site: SiteState | null
  readonly isListOpen: boolean
  readonly onToggle: () => void
}

/** Opens the checklist, and counts what is left in it: in digits, because the bar is full, and in words for screen readers and on hover. */
export function CountsButton({ site, isListOpen, onToggle }: CountsButtonProps) {
  const counts = site ? countsText(site) : ''
  const label = site ? `${siteWords(site).listTitle}${counts && `: ${counts}`}` : 'Checklist'
  const digits = counts.match(/\d+/g)?.join(' · ')
  return (
    <button
      id="checklist-button"
      type="button"
      title={label}
      aria-expanded={isListOpen}
      className="flex min-h-11 flex-none items-center gap-1.5 rounded-control px-2 text-muted hover:bg-quiet hover:text-text lg:min-h-10"
      onClick={onToggle}
    >
      <ListChecks />
      <span className="sr-only">{label}</span>
      {digits && (
        <span aria-hidden="true" className="text-sm font-[650] tabular-nums text-text">
          {digits}
        </span>
      )}
    </button>
  )
}
