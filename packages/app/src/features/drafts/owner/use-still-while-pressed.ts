import { useEffect, useRef, useState } from 'react'
import { type HeardPress, hearPresses } from './line-press.ts'

/**
 * Returns the page to show: while the one on the screen is pressed, no other. A press begins and ends on one element, so a page
 * that changes between the two loses it.
 *
 * @param html the latest page
 * @param page the document that shows it
 */
export function useStillWhilePressed(html: string, page: Document | undefined): string {
  const press = useRef<HeardPress | null>(null)
  const shown = useRef(html)
  const [, setPresses] = useState(0)
  useEffect(() => {
    if (!page) return
    const listening = new AbortController()
    hearPresses(page, press, listening.signal, () => setPresses((count) => count + 1))
    return () => {
      listening.abort()
      press.current = null
    }
  }, [page])
  if (!press.current?.isDown) shown.current = html
  return shown.current
}
