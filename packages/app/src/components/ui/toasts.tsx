import clsx from 'clsx'
import { useEffect, useLayoutEffect } from 'react'
import { Toaster, useSonner } from 'sonner'
import { setErrorPlace } from '../../lib/toast.ts'
import { useMedia } from '../../lib/use-media.ts'

/** What the screen is laid out as; `none` is the viewer of a draft. */
type Layout = 'entry' | 'dashboard' | 'public' | 'none'

/** In rem, as in the styles: narrower than this, a layout is one column. */
const ONE_COLUMN = { entry: '(width < 64rem)', none: '(width < 64rem)', others: '(width < 48rem)' }

const GAP = 8

/**
 * The region for toasts. They cover nothing that is read or pressed, and nothing moves for them. Where a page has one column
 * and on all wide pages with forms, they stand in a row of their own at the lower edge, where the page ends above them: above
 * Back and Continue, beside the sidebar. In one column a success stands in a line that is kept free above the heading, on the
 * dashboard beside the logo. Beside the onboarding they stand over the drawing, in the viewer over the site.
 */
export function Toasts({ layout }: { readonly layout: Layout }) {
  const isNarrow = useMedia(layout === 'entry' || layout === 'none' ? ONE_COLUMN[layout] : ONE_COLUMN.others)
  const hasRows = layout !== 'none' && (isNarrow || layout !== 'entry')
  const hasLines = hasRows && isNarrow
  useEffect(() => setErrorPlace(hasLines ? 'bottom-center' : undefined), [hasLines])
  useRows(hasRows, layout === 'dashboard')
  const { position, top } = placeOf(layout, isNarrow)
  // In the viewer they stand above the row with the tools of a line.
  const bottom = hasRows ? `calc(var(--toasts-foot) + ${GAP}px)` : layout === 'none' ? 80 : 24
  return (
    <Toaster
      position={position}
      expand
      gap={GAP}
      className={clsx(hasLines && 'toasts-in-rows', hasLines && layout === 'dashboard' && 'beside-logo')}
      // The panel beside the onboarding has its words at the same distance.
      offset={{ top, bottom, left: layout === 'entry' && !isNarrow ? '3rem' : 24, right: 16 }}
      mobileOffset={{ top, bottom, left: 16, right: 16 }}
      containerAriaLabel="Notifications"
      // An open dialog takes the pointer from everything else on the page.
      toastOptions={{ unstyled: true, className: 'w-full', style: { pointerEvents: 'auto' } }}
    />
  )
}

function placeOf(
  layout: Layout,
  isNarrow: boolean,
): { readonly position: 'top-center' | 'bottom-right' | 'bottom-left'; readonly top: string } {
  // The viewer has a bar at the top, and its tools at the bottom.
  if (isNarrow) return { position: 'top-center', top: layout === 'none' ? '4.25rem' : 'var(--toasts-top)' }
  const isBeside = layout === 'entry' || layout === 'none'
  return { position: isBeside ? 'bottom-left' : 'bottom-right', top: `${GAP}px` }
}

/** Follows where the rows are: above the heading, and above what stands at the lower edge. */
function useRows(hasRows: boolean, isDashboard: boolean): void {
  const { toasts } = useSonner()
  const ids = toasts.map(({ id }) => id).join()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (!hasRows || ids === '') {
      style.removeProperty('--toasts')
      return
    }
    const measure = () => {
      // Over a dialog, which is a sheet at the lower edge, they stand at the upper one.
      const main = isDashboard || hasDialog() ? null : document.querySelector('main')
      const top = main ? Math.max(0, main.getBoundingClientRect().top) : hasDialog() ? GAP : 0
      style.setProperty('--toasts-top', `${top}px`)
      // The sidebar goes down to the lower edge.
      const page = isDashboard ? document.querySelector('main') : null
      style.setProperty('--toasts-left', `${page?.getBoundingClientRect().left ?? 0}px`)
      const foot = document.querySelector('.onboarding-foot, .ready-foot')
      const edge = foot && isAtEdge(foot) ? innerHeight - foot.getBoundingClientRect().top : 0
      style.setProperty('--toasts-foot', `${edge}px`)
      const heights = shownErrors().map((toast) => toast.offsetHeight + GAP)
      const room = heights.length === 0 ? 0 : GAP + heights.reduce((sum, height) => sum + height)
      style.setProperty('--toasts', `${room}px`)
    }
    const measureAndShow = () => {
      measure()
      showFocused()
    }
    measure()
    // It also tells when a toast is removed.
    const observer = new ResizeObserver(measureAndShow)
    for (const toast of shownErrors()) observer.observe(toast)
    observer.observe(document.body)
    observer.observe(document.querySelector('main') ?? document.body)
    addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure)
    }
  }, [hasRows, isDashboard, ids])
}

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"]:not(.site-strip)') !== null
}

// In low windows Back and Continue scroll with the page.
function isAtEdge(foot: Element): boolean {
  return getComputedStyle(foot).position === 'sticky'
}

function shownErrors(): readonly HTMLElement[] {
  const shown = '[data-sonner-toast][data-y-position="bottom"]:not([data-removed="true"])'
  return [...document.querySelectorAll<HTMLElement>(shown)]
}

/** Brings the field with the focus, and what is wrong with it below, out from under the toasts. */
function showFocused(): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || shownErrors().length === 0) return
  for (const part of [messageOf(focused), focused]) {
    if (part && isCovered(part)) part.scrollIntoView({ block: 'nearest' })
  }
}

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

function messageOf(field: Element): Element | null {
  if (field.getAttribute('aria-invalid') !== 'true') return null
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('error')) ?? '')
}
