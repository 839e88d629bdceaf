import clsx from 'clsx'
import { PanelLeft } from 'lucide-react'
import { Dialog, Tooltip } from 'radix-ui'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { Logo } from '../../logo.tsx'
import { SidebarContent } from './sidebar-content.tsx'
import { SidebarTooltip } from './sidebar-tooltip.tsx'
import type { SidebarState } from './use-sidebar.ts'

const ICON_BUTTON =
  'grid size-11 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text md:size-9'

/** The sidebar: a column on wide screens, a sheet under a bar on phones. */
export function Sidebar({ state }: { readonly state: SidebarState }) {
  return (
    <Tooltip.Provider delayDuration={200}>
      {state.isPhone ? <PhoneBar state={state} /> : <DeskSidebar state={state} />}
    </Tooltip.Provider>
  )
}

function DeskSidebar({ state: { isOpen, toggle } }: { readonly state: SidebarState }) {
  return (
    <aside
      aria-label="Sidebar"
      className={clsx(
        'sticky top-0 z-10 flex h-dvh flex-none flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-bg pt-5 pb-4 transition-[width] duration-(--t-quick) motion-reduce:transition-none print:hidden',
        isOpen ? 'w-64 px-3' : 'w-12 px-1',
      )}
    >
      <SidebarContent
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
    </aside>
  )
}

function PhoneBar({ state: { isSheetOpen, setSheetOpen } }: { readonly state: SidebarState }) {
  return (
    <Dialog.Root open={isSheetOpen} onOpenChange={setSheetOpen}>
      <header className="sticky top-0 z-10 [@media(height<30rem)]:static flex items-center gap-2 border-b border-line bg-bg px-3 py-2.5 print:hidden">
        <Dialog.Trigger aria-label="Open the menu" className={ICON_BUTTON}>
          <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
        </Dialog.Trigger>
        <Link to={PATHS.home} aria-label="Foyer, home" className="flex min-h-11 items-center rounded-plate">
          <Logo className="h-7.5 w-auto" />
        </Link>
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="sheet-slides fixed inset-y-0 left-0 z-50 flex w-72 max-w-[88vw] flex-col overflow-y-auto bg-bg px-3 pt-4 pb-4 shadow-3 outline outline-transparent"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <SidebarContent
            isIcon={false}
            onFollow={() => setSheetOpen(false)}
            toggle={
              <Dialog.Close aria-label="Close the menu" className={ICON_BUTTON}>
                <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
              </Dialog.Close>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
