const NAME = 'sidebar_state'
/** Seven days, by the specification. */
const MAX_AGE_S = 604_800

/** Whether the sidebar was left open; it is until somebody closes it. */
export function readSidebarOpen(cookies: string): boolean {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  return entry !== `${NAME}=false`
}

/** The cookie that keeps whether the sidebar is open. */
export function formatSidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${MAX_AGE_S}; SameSite=Lax`
}
