import { useEffect, useSyncExternalStore } from 'react'
import { Toaster, type ToasterProps, useSonner } from 'sonner'

/** What the screen is laid out as; `none` is the viewer of a draft. */
type Layout = 'entry' | 'dashboard' | 'public' | 'none'

/** In rem, as in the styles: narrower than this, a layout is one column. */
const ONE_COLUMN = { entry: '(width < 64rem)', others: '(width < 48rem)' }

const GAP = 8

/**
 * The region for toasts. In one column they stand above the page, which moves down for them, so that they cover nothing of
 * it. On wide screens they stand where no layout has a heading or a control: over the drawing beside the onboarding, at the
 * end of the first row of the dashboard, over the site in the viewer.
 */
export function Toasts({ layout }: { readonly layout: Layout }) {
  const isOneColumn = useMatch(layout === 'entry' ? ONE_COLUMN.entry : ONE_COLUMN.others)
  const { position, top } = placeOf(layout, isOneColumn)
  useRoomAbove(isOneColumn && layout !== 'none')
  return (
    <Toaster
      position={position}
      expand
      gap={GAP}
      // The panel beside the onboarding has its words at the same distance.
      offset={{ top, bottom: 24, left: layout === 'entry' ? '3rem' : 24, right: 16 }}
      mobileOffset={{ top, left: 16, right: 16 }}
      containerAriaLabel="Notifications"
      // An open dialog takes the pointer from everything else on the page.
      toastOptions={{ unstyled: true, className: 'w-full', style: { pointerEvents: 'auto' } }}
    />
  )
}

function placeOf(
  layout: Layout,
  isOneColumn: boolean,
): Required<Pick<ToasterProps, 'position'>> & { top: string } {
  // The viewer has a bar at the top, and its tools at the bottom.
  if (isOneColumn) return { position: 'top-center', top: layout === 'none' ? '4.25rem' : `${GAP}px` }
  if (layout === 'entry' || layout === 'none') return { position: 'bottom-left', top: `${GAP}px` }
  // Public pages have a bar at the top.
  return { position: 'top-right', top: layout === 'public' ? '4.5rem' : '1rem' }
}

/** Keeps room for the toasts above the page, as the property `--toasts`, and what has the focus in view. */
function useRoomAbove(isAbove: boolean): void {
  const { toasts } = useSonner()
  const ids = toasts.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts are on the page then
  useEffect(() => {
    if (!isAbove) {
      document.documentElement.style.removeProperty('--toasts')
      return
    }
    // It also tells when a toast is removed.
    const observer = new ResizeObserver(measure)
    for (const toast of shownToasts()) observer.observe(toast)
    measure()
    return () => observer.disconnect()
  }, [isAbove, ids])
}

function shownToasts(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed="true"])')]
}

function measure(): void {
  const heights = shownToasts().map((toast) => toast.offsetHeight + GAP)
  const room = heights.length === 0 ? 0 : GAP + heights.reduce((sum, height) => sum + height)
  document.documentElement.style.setProperty('--toasts', `${room}px`)
  if (room > 0) showFocused()
}

function showFocused(): void {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  const { left, top, width, height } = focused.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!focused.contains(shown)) focused.scrollIntoView({ block: 'nearest' })
}

function useMatch(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
