import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { SiteLine } from '../../../../site/review-site.ts'
import { Mark } from './line-bar.tsx'

type EditLegendProps = {
  readonly lines: ReadonlyMap<string, SiteLine>
  /** Goes to a line and works on it. */
  readonly onGo: (id: string) => void
  readonly isCompact: boolean
}

/** Explains the marks, and leads through the suggestions. */
export function EditLegend({ lines, onGo, isCompact }: EditLegendProps) {
  const open = [...lines.values()].filter(({ standing }) => standing === 'suggested').map(({ id }) => id)
  const [last, setLast] = useState<string | null>(null)
  const go = (by: 1 | -1) => {
    const at = last === null ? -1 : open.indexOf(last)
    const id = open.at((at < 0 && by === 1 ? 0 : at + by + open.length) % open.length)
    if (!id) return
    setLast(id)
    onGo(id)
  }
  const arrow =
    'grid size-9 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text max-lg:size-11'
  return (
    <section
      aria-label="Where the words come from"
      className="absolute bottom-4 left-1/2 z-10 flex w-max max-w-[calc(100%-1rem)] -translate-x-1/2 items-center gap-x-4 rounded-[10px] border border-line bg-raised px-4 py-1 text-sm shadow-2 max-md:gap-x-2 max-md:px-2 max-md:text-xs"
    >
      <ul className="flex gap-x-4 whitespace-nowrap max-md:gap-x-2.5">
        <li className="flex items-center gap-2">
          <Mark mark="own" /> {isCompact ? 'Yours' : 'Your words'}
        </li>
        <li className="flex items-center gap-2">
          <Mark mark="choice" /> {isCompact ? 'A choice' : 'From a choice'}
        </li>
        <li className="flex items-center gap-2">
          <Mark mark="suggestion" /> {isCompact ? 'Ours' : 'Our suggestion'}
        </li>
      </ul>
      {open.length > 0 && (
        <span className="flex items-center border-l border-line pl-2.5">
          <span className="whitespace-nowrap max-md:sr-only">
            <b className="font-[650]">{open.length}</b> to confirm
          </span>
          <button type="button" aria-label="Previous suggestion" onClick={() => go(-1)} className={arrow}>
            <ChevronUp aria-hidden="true" className="size-5 stroke-2" />
          </button>
          <button type="button" aria-label="Next suggestion" onClick={() => go(1)} className={arrow}>
            <ChevronDown aria-hidden="true" className="size-5 stroke-2" />
          </button>
        </span>
      )}
    </section>
  )
}
