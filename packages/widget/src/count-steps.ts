import { originAndPath } from '@foyer/shared/leads/attribution.ts'
import { sendByFetch } from '@foyer/shared/leads/client/post-capture.ts'
import { toJson } from '@foyer/shared/leads/client/to-json.ts'
import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { catchErrors, listen } from './catch-errors.ts'
import { pageProperty } from './page-property.ts'
import type { Visit } from './visit.ts'

const SEEN = 1
const USED = 2
const SENT = 3

/**
 * Counts whether one of a partner's forms was seen, used and sent on this page, and posts the counts when the visitor
 * leaves the page: no identifier, and nothing while storage is not allowed.
 *
 * @param elements the widget's host, or the forms of the page
 * @param box what is in the host, where events stop
 * @param since when the page was parsed or the element came, as `performance.now()` counts; undefined for what was counted before
 * @param signal ends the counting
 * @returns a function that posts the counts: the widget leaves the page, which goes on
 */
export function countSteps(
  elements: readonly Element[],
  box: EventTarget | undefined,
  { api, ref, mode }: WidgetSettings,
  visit: Visit,
  since: number | undefined,
  signal: AbortSignal,
): () => void {
  const page = originAndPath(location.href)
  // Called right after the form is painted, which a tab in the background puts off until it is looked at.
  let readyMs = since && !visit.wasHidden() ? Math.round(performance.now() - since) : undefined
  // Each step includes those before it: a form may be too long for half of it to be on the screen.
  let reached = 0
  /** The last step that is posted. */
  let posted = 0
  const reach = (step: number) => {
    reached = Math.max(reached, step)
  }
  const post = () => {
    // What happened before a required consent is posted once it is given.
    if (!ref || reached === posted || !visit.isTracked()) return
    const [views, focuses, submits] = [SEEN, USED, SENT].map((step) => +(posted < step && step <= reached))
    posted = reached
    const version = FOYER_WIDGET_VERSION
    const counts = toJson({ ref, page, views, focuses, submits, version, ready_ms: readyMs })
    // Never twice: unlike a capture, counts have no id.
    sendByFetch(api || FOYER_CAPTURE_URL, counts).catch(() => {})
  }
  elements.forEach((element) => {
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      // The host of a popup has no height.
      if (entries.some((entry) => entry.isIntersecting && entry.intersectionRect.height)) reach(SEEN)
    }
    new IntersectionObserver(see, { threshold: 0.5 }).observe(element)
    listen(element, 'foyer:open', () => reach(SEEN), signal)
    // A popup focuses its field itself when it opens.
    listen(box || element, mode === 'inline' ? 'focusin' : 'input', () => reach(USED), signal)
    listen(element, 'foyer:captured', () => reach(SENT), signal)
  })
  // A phone may end a page that is in the background without another event.
  listen(document, 'visibilitychange', () => pageProperty('hidden') && post(), signal)
  listen(
    window,
    'pagehide',
    () => {
      post()
      // The page may come back as a new view of it.
      reached = posted = 0
      readyMs = undefined
    },
    signal,
  )
  return catchErrors(post)
}
