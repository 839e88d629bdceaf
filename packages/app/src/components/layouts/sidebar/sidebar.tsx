import clsx from 'clsx'
import { PanelLeft } from 'lucide-react'
import { Dialog, Tooltip } from 'radix-ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { Logo } from '../../logo.tsx'
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
                <PanelLeft />
              </button>
            </SidebarTooltip>
          }
        />
      </Tooltip.Provider>
    </aside>
  )
}

type PhoneSidebarProps = { readonly state: SidebarState; readonly groups: SidebarGroups }

/** The bar at the top of phones, and the sheet with the sidebar that its button opens. */
function PhoneSidebar({ state: { isSheetOpen, setSheetOpen }, groups }: PhoneSidebarProps) {
  const button = useRef<HTMLButtonElement>(null)
  useBackCloses(isSheetOpen, () => setSheetOpen(false))
  return (
    <>
      <header className="sticky top-0 z-10 [@media(height<30rem)]:static flex flex-wrap items-center gap-x-2 border-b border-line bg-bg px-3 py-2.5 print:hidden">
        <button
          ref={button}
          type="button"
          aria-label="Open the menu"
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onClick={() => setSheetOpen(true)}
          className={ICON_BUTTON}
        >
          <PanelLeft />
        </button>
        <Link to={PATHS.home} aria-label="Foyer, home" className="flex min-h-11 items-center rounded-badge">
          <Logo className="h-7.5 w-auto" />
        </Link>
      </header>
      <Dialog.Root open={isSheetOpen} onOpenChange={setSheetOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="sheet-scrim fixed inset-0 z-40 bg-scrim" />
          <Dialog.Content
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              button.current?.focus()
            }}
            className="sheet-slides fixed inset-y-0 left-0 z-50 flex w-72 max-w-[88vw] flex-col overflow-y-auto bg-bg px-3 pt-4 pb-4 shadow-3 outline outline-transparent"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Tooltip.Provider>
              <SidebarContent
                groups={groups}
                isIcon={false}
                onFollow={() => setSheetOpen(false)}
                toggle={
                  <Dialog.Close aria-label="Close the menu" className={ICON_BUTTON}>
                    <PanelLeft />
                  </Dialog.Close>
                }
              />
            </Tooltip.Provider>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}
