/** Marks a route whose guard has to answer before anything of the page is shown. */
export const GUARDED = { isGuarded: true } as const

/** Whether a route's handle marks it as guarded. */
export function isGuarded(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isGuarded' in handle
}
