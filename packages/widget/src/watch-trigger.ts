import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { listen, type PageEvent } from './catch-errors.ts'
import { callMethod, findAll, pageProperty } from './page-property.ts'
import type { Visit } from './visit.ts'

const BUSY_DELAY_MS = 2_000
/**
 * What the visitor is in: a field, a frame or an element of the page's own that may contain a field (what has the focus
 * and is not just something to press), another dialog, or what fills the screen, such as a video.
 */
const BUSY =
  ':focus:not(a,button,summary,:not(input,textarea,select,[contenteditable])[tabindex]),:is(dialog[open],[role$=dialog],[aria-modal],:fullscreen):not([aria-hidden=true])'

// `checkVisibility()` is new in Safari 17.4.
function isVisible(element: Element): boolean {
  if (!element.getClientRects()[0] || getComputedStyle(element).visibility !== 'visible') return false
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).opacity === '0') return false
  return true
}

/**
 * Calls `open` when the trigger of the tag fires: `load`, `delay:SECONDS`, `scroll:PERCENT` or `exit` (the pointer
 * leaves through the top edge) once, unless a popup was opened before; `click:SELECTOR` on each click. Unknown
 * triggers never fire.
 */
export function watchTrigger(
  { trigger, snoozeDays }: WidgetSettings,
  visit: Visit,
  open: () => void,
  signal: AbortSignal,
): void {
  const [, kind = '', value = ''] = /^([^:]*):?(.*)/.exec(trigger) || []
  // Partners write units: `delay:5s`, `scroll:50%`.
  const amount = Number.parseFloat(value)
  const page = pageProperty('documentElement')
  const isTimed = /^(load|delay)$/.test(kind)
  const openOnce = () => {
    if (signal.aborted || visit.hadPopup(snoozeDays)) return
    // Without the focus, the visitor is in another window, or in the page around this frame. A frame that has the focus
    // does not match `:focus`.
    if (
      callMethod(document, 'hasFocus') &&
      !findAll(document, BUSY).some(isVisible) &&
      !(pageProperty('activeElement') instanceof HTMLIFrameElement)
    )
      open()
    else if (isTimed) setTimeout(openOnce, BUSY_DELAY_MS)
  }
  const checkScroll = () => {
    if (scrollY >= ((page.scrollHeight - innerHeight) * amount) / 100) openOnce()
  }
  const checkPointer = ({ clientY = 1 }: PageEvent) => clientY <= 0 && openOnce()
  const checkClick = (event: Event) => {
    const [target] = event.composedPath()
    if (!(target instanceof Element && target.closest(value))) return
    event.preventDefault()
    open()
  }

  // `load` has no amount: a delay that is not a number is none.
  if (isTimed) setTimeout(openOnce, amount * 1000)
  else if (kind === 'scroll') listen(window, kind, checkScroll, signal)
  else if (kind === 'exit') listen(page, 'mouseleave', checkPointer, signal)
  else if (kind === 'click') listen(document, kind, checkClick, signal)
}
