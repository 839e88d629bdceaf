import { listen } from './listen.ts'

/**
 * Calls `open` when what the tag names as its trigger happens: `load`, `delay:SECONDS`, `scroll:PERCENT`, `exit` (the
 * pointer leaves through the top edge), each once and only while nobody has opened it, or `click:SELECTOR`, each time.
 * Anything else never happens.
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
