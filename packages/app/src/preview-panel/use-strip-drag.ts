import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far the strip is pulled up. Half is beside the question; open covers it. */
export type StripState = 'closed' | 'half' | 'open'

const CLOSED_PX = 72
/** From here on a press is a pull. */
const PULL_PX = 8
/** How much of the question stays in sight beside half of the strip. */
const QUESTION_SHARE = 0.42
const OPEN_TOP_PX = 12

/** Lets a strip be pulled up and down, and tells it how far it stands up in each state. */
export function useStripDrag(
  place: RefObject<HTMLElement | null>,
  state: StripState,
  onState: (state: StripState) => void,
) {
  const [isDragged, setIsDragged] = useState(false)
  const start = useRef<{ y: number; height: number } | null>(null)
  const height = useRef(CLOSED_PX)
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    if (state === 'closed') return
    const measure = () => setHeights(place.current)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [place, state])

  function handleDown(event: PointerEvent<HTMLElement>) {
    // The buttons in the strip stay buttons.
    if (event.target instanceof Element && event.target.closest('.site-strip-button')) return
    start.current = { y: event.clientY, height: place.current ? heightOf(place.current) : CLOSED_PX }
    hasMoved.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function handleMove(event: PointerEvent<HTMLElement>) {
    const strip = place.current
    if (!start.current || !strip) return
    const pulled = start.current.y - event.clientY
    if (!hasMoved.current && Math.abs(pulled) < PULL_PX) return
    if (!hasMoved.current) {
      hasMoved.current = true
      setHeights(strip)
      setIsDragged(true)
    }
    height.current = Math.max(CLOSED_PX, Math.min(start.current.height + pulled, heightsOf(strip).open))
    strip.style.translate = `0 ${CLOSED_PX - height.current}px`
  }
  function handleEnd() {
    const strip = place.current
    if (strip && hasMoved.current) {
      const now = height.current
      const { half, open } = heightsOf(strip)
      setIsDragged(false)
      onState(now < (CLOSED_PX + half) / 2 ? 'closed' : now < (half + open) / 2 ? 'half' : 'open')
      // Nothing is measured until the state is there: the strip goes on from where the finger left it.
      strip.style.removeProperty('translate')
    }
    start.current = null
  }
  return {
    isDragged,
    /** Whether the press that just ended was a pull. */
    wasDragged: () => hasMoved.current,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
    },
  }
}

/** How much of a strip is seen now, which may be on its way. */
function heightOf(strip: HTMLElement): number {
  return bottomOf(strip) - strip.getBoundingClientRect().top
}

/** The lower end of what is seen of a strip: its place, which it never leaves, stands above the bar. */
function bottomOf(strip: HTMLElement): number {
  return (strip.parentElement ?? strip).getBoundingClientRect().bottom
}

function heightsOf(strip: HTMLElement): { readonly half: number; readonly open: number } {
  const bottom = bottomOf(strip)
  const heading = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0
  // Under the question, and never so low that nothing of the site is seen.
  const top = Math.max(OPEN_TOP_PX, Math.min(Math.max(heading + 24, bottom * QUESTION_SHARE), bottom * 0.6))
  return { half: Math.round(bottom - top), open: Math.round(bottom - OPEN_TOP_PX) }
}

function setHeights(strip: HTMLElement | null): void {
  if (!strip) return
  const { half, open } = heightsOf(strip)
  strip.style.setProperty('--strip-half', `${half}px`)
  strip.style.setProperty('--strip-open', `${open}px`)
}
