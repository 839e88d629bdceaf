const NAME = 'sidebar_state'
/** Seven days, by the specification. */
const MAX_AGE_S = 604_800

/** Returns whether the sidebar was left open, which is the default. */
export function readSidebarOpen(cookies: string): boolean {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  return entry !== `${NAME}=false`
}

/** Returns the cookie that stores whether the sidebar is open. */
export function formatSidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${MAX_AGE_S}; SameSite=Lax`
}
