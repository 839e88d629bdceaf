import { listen } from './catch-errors.ts'

/**
 * Calls `open` when the trigger of the tag fires: `load`, `delay:SECONDS`, `scroll:PERCENT` or `exit` (the pointer
 * leaves through the top edge) once, unless the widget was opened before; `click:SELECTOR` on each click. Unknown
 * triggers never fire.
 */
export function watchTrigger(
  trigger: string,
  open: () => void,
  wasOpened: () => boolean,
  signal: AbortSignal,
): void {
  const [kind = '', ...rest] = trigger.split(':')
  const value = rest.join(':')
  const number = Number(value) || 0
  const openOnce = () => {
    if (!wasOpened() && !signal.aborted) open()
  }
  const page = document.documentElement
  const checkScroll = () => {
    const distance = page.scrollHeight - innerHeight
    if (scrollY >= (distance * number) / 100) openOnce()
  }

  if (kind === 'load' || kind === 'delay') setTimeout(openOnce, number * 1000)
  else if (kind === 'scroll') listen(document, 'scroll', checkScroll, signal)
  else if (kind === 'exit') {
    listen(
      page,
      'mouseleave',
      (event) => event instanceof MouseEvent && event.clientY <= 0 && openOnce(),
      signal,
    )
  } else if (kind === 'click') {
    listen(
      document,
      'click',
      (event) => {
        const [target] = event.composedPath()
        if (!(target instanceof Element) || !target.closest(value)) return
        event.preventDefault()
        open()
      },
      signal,
    )
  }
}
