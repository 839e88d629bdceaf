import clsx from 'clsx'
import { PanelLeft } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { PhoneSidebar } from './phone-sidebar.tsx'
import { ICON_BUTTON, SidebarContent, type SidebarGroups } from './sidebar-content.tsx'
import { SidebarTooltip } from './sidebar-tooltip.tsx'
import type { SidebarState } from './use-sidebar.ts'

type SidebarProps = { readonly state: SidebarState; readonly groups: SidebarGroups }

/** The sidebar: a column on wide screens, a sheet under a bar on phones. */
export function Sidebar({ state, groups }: SidebarProps) {
  return state.isPhone ? (
    <PhoneSidebar state={state} groups={groups} />
  ) : (
    <DeskSidebar state={state} groups={groups} />
  )
}

function DeskSidebar({ state: { isOpen, toggle }, groups }: SidebarProps) {
  return (
    <aside
      aria-label="Sidebar"
      className={clsx(
        'sticky top-0 z-10 flex h-dvh flex-none flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-bg pt-5 pb-4 transition-[width] duration-(--t-quick) motion-reduce:transition-none print:hidden',
        isOpen ? 'w-64 px-3' : 'w-12 px-1',
      )}
    >
      <Tooltip.Provider delayDuration={200}>
        <SidebarContent
          groups={groups}
          isIcon={!isOpen}
          toggle={
            <SidebarTooltip text="Open the sidebar" isShown={!isOpen}>
              <button
                type="button"
                aria-label="Toggle sidebar"
                aria-expanded={isOpen}
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
    </aside>
  )
}
