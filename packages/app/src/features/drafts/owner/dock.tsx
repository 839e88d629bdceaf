import { ListChecks } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { type Mode, ModeSwitch } from './mode-switch.tsx'

type DockProps = {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Is given the place for the tools of Edit. */
  readonly toolsRef: Ref<HTMLDivElement>
  readonly styles: ReactNode
  /** How many things are left, in words; `null` while a look is tried, which is about nothing else. */
  readonly leftText: string | null
  /** A drawer covers the screen. */
  readonly isCovered: boolean
  readonly onOpenList: () => void
}

/** What the bar has no room for on narrow windows, below the page and within reach of a thumb. */
export function Dock({ mode, onMode, toolsRef, styles, leftText, isCovered, onOpenList }: DockProps) {
  return (
    <section
      data-region
      aria-label="Tools"
      className="border-t border-line bg-surface px-3 pt-3 pb-3.5"
      inert={isCovered}
    >
      <div className="mb-3 flex items-center gap-1">
        <ModeSwitch value={mode} onChange={onMode} className="flex-1" />
        <div ref={toolsRef} className="flex items-center" />
      </div>
      {mode === 'look' && styles && <div className="mx-1 mb-3">{styles}</div>}
      {leftText !== null && (
        <Button id="checklist-button" look="second" size="small" className="w-full" onClick={onOpenList}>
          <ListChecks aria-hidden="true" className="size-5 stroke-[1.75]" />
          {leftText}
        </Button>
      )}
    </section>
  )
}
