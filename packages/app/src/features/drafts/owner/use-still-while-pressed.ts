import { useEffect, useRef, useState } from 'react'

/**
 * Returns the page to show: while the one on the screen is pressed, no other. A press begins and ends on one element, so a page
 * that changes between the two loses it. What the click changes is shown with it.
 *
 * @param html the latest page
 * @param page the document that shows it
 */
export function useStillWhilePressed(html: string, page: Document | undefined): string {
  const isDown = useRef(false)
  const shown = useRef(html)
  const [, setPresses] = useState(0)
  useEffect(() => {
    if (!page) return
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    const begin = () => {
      isDown.current = true
    }
    const end = () => {
      isDown.current = false
      setPresses((count) => count + 1)
    }
    // Nothing is rendered here: the button that is pressed hears its click after this.
    const allow = () => {
      isDown.current = false
    }
    page.addEventListener('pointerdown', begin, options)
    page.addEventListener('click', allow, options)
    // Not every press is a click; the click is a part of the same task.
    page.addEventListener('pointerup', () => setTimeout(end), options)
    for (const name of ['pointercancel', 'contextmenu']) page.addEventListener(name, end, options)
    return () => {
      listening.abort()
      isDown.current = false
    }
  }, [page])
  if (!isDown.current) shown.current = html
  return shown.current
}
