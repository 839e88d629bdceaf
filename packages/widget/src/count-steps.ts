import { originAndPath } from '@foyer/shared/leads/attribution.ts'
import { postCapture } from '@foyer/shared/leads/client/post-capture.ts'
import { toJson } from '@foyer/shared/leads/client/to-json.ts'
import { PAGE_COUNTS_PATH } from '@foyer/shared/leads/page-counts.ts'
import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { listen } from './catch-errors.ts'
import type { Visit } from './visit.ts'

/**
 * Counts whether one of a partner's forms was seen, used and sent on this page, and posts the counts when the page ends:
 * no identifier, and nothing while storage is not allowed.
 *
 * @param elements the widget's host, or the forms of the page
 */
export function countSteps(
  elements: readonly Element[],
  { api, ref, mode }: WidgetSettings,
  visit: Visit,
  signal: AbortSignal,
): void {
  const page = originAndPath(location.href)
  // Each step includes those before it: a form may be too long for half of it to be on the screen.
  let views = 0
  let focuses = 0
  let submits = 0
  elements.forEach((element) => {
    const see = ([entry]: readonly IntersectionObserverEntry[]) => {
      // The host of a popup has no height.
      if (entry?.isIntersecting && entry.intersectionRect.height) views = 1
    }
    new IntersectionObserver(see, { threshold: 0.5 }).observe(element)
    listen(
      element,
      'foyer:open',
      () => {
        views = 1
      },
      signal,
    )
    listen(
      element,
      // A popup focuses its field itself when it opens.
      mode === 'inline' ? 'focusin' : 'input',
      () => {
        focuses = views = 1
      },
      signal,
    )
    listen(
      element,
      'foyer:captured',
      () => {
        submits = focuses = views = 1
      },
      signal,
    )
  })
  listen(
    window,
    'pagehide',
    () => {
      // What happened before a required consent is sent once it is given.
      if (visit.isTracked() && ref && views)
        postCapture(
          (api || FOYER_CAPTURE_URL) + PAGE_COUNTS_PATH,
          toJson({ ref, page, views, focuses, submits }),
          9_000,
        )
      submits = focuses = views = 0
    },
    signal,
  )
}
