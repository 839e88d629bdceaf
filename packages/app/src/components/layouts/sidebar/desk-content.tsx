import { PanelLeft } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { ICON_BUTTON } from './icon-button.ts'
import { SidebarContent } from './sidebar-content.tsx'
import { SidebarTooltip } from './sidebar-tooltip.tsx'

type DeskContentProps = {
  /** The sidebar is collapsed: only icons are shown, with tooltips. */
  readonly isIcon: boolean
  readonly toggle: () => void
}

/** What stands in the column of wide screens. */
export function DeskContent({ isIcon, toggle }: DeskContentProps) {
  return (
    <Tooltip.Provider delayDuration={200}>
      <SidebarContent
        isIcon={isIcon}
        toggle={
          <SidebarTooltip text="Open the sidebar" isShown={isIcon}>
            <button
              type="button"
              aria-label="Toggle sidebar"
              aria-expanded={!isIcon}
              aria-keyshortcuts="Control+B Meta+B"
              onClick={toggle}
              className={ICON_BUTTON}
            >
              <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
            </button>
          </SidebarTooltip>
        }
      />
    </Tooltip.Provider>
  )
}
