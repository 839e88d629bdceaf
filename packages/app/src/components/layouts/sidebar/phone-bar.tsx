import { PanelLeft } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { whenIdle } from '../../../lib/when-idle.ts'
import { Logo } from '../../logo.tsx'
import { ICON_BUTTON } from './icon-button.ts'
import type { SidebarState } from './use-sidebar.ts'

const PhoneSheet = lazyComponent(async () => (await import('./phone-sheet.tsx')).PhoneSheet)

/** The bar at the top of phones. Its button opens the sheet, which is loaded when the browser is idle. */
export function PhoneBar({ state: { isSheetOpen, setSheetOpen } }: { readonly state: SidebarState }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => void whenIdle().then(PhoneSheet.preload), [])
  return (
    <>
      <header className="sticky top-0 z-10 [@media(height<30rem)]:static flex items-center gap-2 border-b border-line bg-bg px-3 py-2.5 print:hidden">
        <button
          ref={button}
          type="button"
          aria-label="Open the menu"
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onClick={() => setSheetOpen(true)}
          className={ICON_BUTTON}
        >
          <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
        <Link to={PATHS.home} aria-label="Foyer, home" className="flex min-h-11 items-center rounded-plate">
          <Logo className="h-7.5 w-auto" />
        </Link>
      </header>
      {isSheetOpen && (
        <Suspense>
          <PhoneSheet opener={button} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
