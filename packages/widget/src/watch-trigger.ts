import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { listen, type PageEvent } from './catch-errors.ts'
import type { Visit } from './visit.ts'

const BUSY_DELAY_MS = 2_000
/** A field or frame that the visitor is in, or another dialog. */
const BUSY =
  ':is(input,textarea,select,iframe,foyer-widget,[contenteditable]):focus,dialog[open],[role=dialog],[aria-modal]'

/**
 * Calls `open` when the trigger of the tag fires: `load`, `delay:SECONDS`, `scroll:PERCENT` or `exit` (the pointer
 * leaves through the top edge) once, unless a popup was opened before; `click:SELECTOR` on each click. Unknown
 * triggers never fire.
 */
export function watchTrigger(
  { trigger }: WidgetSettings,
  visit: Visit,
  open: () => void,
  signal: AbortSignal,
): void {
  const [kind = '', value = ''] = trigger.split(/:(.*)/s)
  const page = document.documentElement
  const isTimed = kind === 'load' || kind === 'delay'
  const openOnce = () => {
    if (signal.aborted || visit.hadPopup()) return
    if (![...document.querySelectorAll(BUSY)].some((element) => element.checkVisibility())) open()
    else if (isTimed) setTimeout(openOnce, BUSY_DELAY_MS)
  }
  const checkScroll = () => {
    if (scrollY >= ((page.scrollHeight - innerHeight) * Number(value)) / 100) openOnce()
  }
  const checkPointer = (event: PageEvent) => Number(event.clientY) <= 0 && openOnce()
  const checkClick = (event: Event) => {
    const [target] = event.composedPath()
    if (!(target instanceof Element) || !target.closest(value)) return
    event.preventDefault()
    open()
  }

  if (kind === 'load') openOnce()
  else if (isTimed) setTimeout(openOnce, Number(value) * 1000 || 0)
  else if (kind === 'scroll') listen(document, kind, checkScroll, signal)
  else if (kind === 'exit') listen(page, 'mouseleave', checkPointer, signal)
  else if (kind === 'click') listen(document, kind, checkClick, signal)
}
