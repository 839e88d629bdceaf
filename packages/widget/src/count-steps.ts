import { originAndPath } from '@foyer/shared/leads/attribution.ts'
import { postCapture } from '@foyer/shared/leads/client/post-capture.ts'
import { toJson } from '@foyer/shared/leads/client/to-json.ts'
import { PAGE_COUNTS_PATH } from '@foyer/shared/leads/page-counts.ts'
import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { listen } from './catch-errors.ts'
import type { Visit } from './visit.ts'

/**
 * Counts whether one form of a partner was seen, used and sent on this page, and posts the counts when the page ends:
 * no identifier, and nothing while storage is not allowed.
 *
 * @param element the widget's host or the form of the page
 */
export function countSteps(
  element: Element,
  { api, ref }: WidgetSettings,
  visit: Visit,
  signal: AbortSignal,
): void {
  const page = originAndPath(location.href)
  const none = { views: 0, focuses: 0, submits: 0 }
  let counts = none
  const count = (name: keyof typeof none) => {
    if (visit.isTracked() && ref) counts = { ...counts, [name]: 1 }
  }
  const look = ([entry]: readonly IntersectionObserverEntry[]) => {
    // The host of a popup has no height.
    if (entry?.isIntersecting && entry.intersectionRect.height) count('views')
  }
  new IntersectionObserver(look, { threshold: 0.5 }).observe(element)
  listen(element, 'foyer:open', () => count('views'), signal)
  listen(element, 'focusin', () => count('focuses'), signal)
  listen(element, 'foyer:captured', () => count('submits'), signal)
  listen(
    window,
    'pagehide',
    () => {
      if (counts !== none)
        postCapture((api || FOYER_CAPTURE_URL) + PAGE_COUNTS_PATH, toJson({ ref, page, ...counts }), 9_000)
      counts = none
    },
    signal,
  )
}
