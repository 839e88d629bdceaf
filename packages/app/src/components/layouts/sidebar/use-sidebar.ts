import { createContext, useCallback, useEffect, useState } from 'react'
import { shortcutLetter } from '../../../lib/keys.ts'
import { useMedia } from '../../../lib/use-media.ts'

// In rem, as in the styles: both follow the text size that the browser is set to.
const PHONE = '(max-width: 47.99rem)'

export type SidebarState = {
  /** Below 48rem, usually 768 px, the sidebar is a sheet that slides in. */
  readonly isPhone: boolean
  /** On wide screens: whether it shows labels beside the icons. Stored for seven days. */
  readonly isOpen: boolean
  /** On phones: whether the sheet is open. Not stored. */
  readonly isSheetOpen: boolean
  readonly setSheetOpen: (isOpen: boolean) => void
  readonly toggle: () => void
}

/** The email of the account that the sidebar names. */
export const SidebarAccount = createContext('')

/** Holds the state of the sidebar; Ctrl or Cmd with B toggles it anywhere in the dashboard. */
export function useSidebar(): SidebarState {
  const isPhone = useMedia(PHONE)
  const [isOpen, setOpen] = useState(() => readSidebarOpen(document.cookie))
  const [isSheetOpen, setSheetOpen] = useState(false)

  const toggle = useCallback(() => {
    if (isPhone) {
      setSheetOpen((is) => !is)
      return
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the app supports
    document.cookie = formatSidebarCookie(!isOpen)
    setOpen(!isOpen)
  }, [isPhone, isOpen])

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (shortcutLetter(event) !== 'b' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.repeat) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [toggle])

  return { isPhone, isOpen, isSheetOpen: isPhone && isSheetOpen, setSheetOpen, toggle }
}

const COOKIE_NAME = 'sidebar_state'
/** Seven days, by the specification. */
const COOKIE_AGE_S = 604_800

/** Returns whether the sidebar was left open, which is the default. */
export function readSidebarOpen(cookies: string): boolean {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`))
  return entry !== `${COOKIE_NAME}=false`
}

/** Returns the cookie that stores whether the sidebar is open. */
export function formatSidebarCookie(isOpen: boolean): string {
  return `${COOKIE_NAME}=${isOpen}; path=/; max-age=${COOKIE_AGE_S}; SameSite=Lax`
}
