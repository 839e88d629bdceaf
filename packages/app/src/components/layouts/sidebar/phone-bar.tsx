import { PanelLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { Logo } from '../../logo.tsx'
import { ICON_BUTTON } from './icon-button.ts'
import { usePhoneSheet } from './use-phone-sheet.ts'
import type { SidebarState } from './use-sidebar.ts'

/** The bar at the top of phones. Its button opens the sheet. */
export function PhoneBar({ state: { isSheetOpen, setSheetOpen } }: { readonly state: SidebarState }) {
  const button = useRef<HTMLButtonElement>(null)
  const { PhoneSheet, hasFailed } = usePhoneSheet(isSheetOpen, setSheetOpen)
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
          <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
        <Link to={PATHS.home} aria-label="Foyer, home" className="flex min-h-11 items-center rounded-plate">
          <Logo className="h-7.5 w-auto" />
        </Link>
        {hasFailed && !isSheetOpen && (
          <p role="alert" className="basis-full px-3 pt-1 text-sm font-[550] text-danger">
            The menu could not be loaded. Check your connection, then open it again.
          </p>
        )}
      </header>
      {isSheetOpen && PhoneSheet && <PhoneSheet opener={button} onClose={() => setSheetOpen(false)} />}
    </>
  )
}
