import clsx from 'clsx'
import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SidebarHead } from './sidebar-head.tsx'
import type { SidebarState } from './use-sidebar.ts'

// With its tooltips. A phone does not need them.
const DeskContent = lazyComponent(async () => (await import('./desk-content.tsx')).DeskContent)

/** The sidebar: a column on wide screens, a sheet under a bar on phones. */
export function Sidebar({ state }: { readonly state: SidebarState }) {
  return state.isPhone ? <PhoneBar state={state} /> : <DeskSidebar state={state} />
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
      <Suspense fallback={<SidebarHead isIcon={!isOpen} />}>
        <DeskContent isIcon={!isOpen} toggle={toggle} />
      </Suspense>
    </aside>
  )
}
