import { type RefObject, useLayoutEffect } from 'react'
import { elementOf } from '../source-marks.ts'
import type { ChosenLine } from './line-work.ts'

/** How far a line stays from the edges of what is seen of the page. */
const EDGE = 24

type Span = { readonly top: number; readonly bottom: number }

/** Returns how far a page scrolls, so that all of a line is seen; the beginning of one that is higher than the window. */
export function scrollFor({ top, bottom }: Span, height: number): number {
  if (top < EDGE) return top - EDGE
  return Math.max(0, Math.min(bottom - height + EDGE, top - EDGE))
}

/**
 * Returns a line with the lines before and after it, where the window has room for them; else the line alone. `lines` are in
 * the order of the page; those in other columns may stand anywhere.
 */
export function spanAround(lines: readonly Span[], at: number, height: number): Span | undefined {
  const line = lines[at]
  if (!line) return undefined
  const near = lines.slice(Math.max(0, at - 1), at + 2)
  const all = {
    top: Math.min(...near.map(({ top }) => top)),
    bottom: Math.max(...near.map(({ bottom }) => bottom)),
  }
  return all.bottom - all.top <= height - 2 * EDGE ? all : line
}

/**
 * Keeps the line at work and the two around it in sight when the bar grows, and the page has less room.
 *
 * @param keyboard how much of the window the keyboard of a phone covers
 */
export function useLineInView(
  { page, frame, id }: ChosenLine,
  box: RefObject<HTMLElement | null>,
  keyboard: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard lifts the bar
  useLayoutEffect(() => {
    const root = page.documentElement
    const show = () => {
      const element = elementOf(page, id)
      const bar = box.current
      if (!element || !bar) return
      const { bottom, width } = frame.getBoundingClientRect()
      const scale = width / frame.offsetWidth || 1
      // A sheet lies over the foot of the page, which then ends so much later.
      const covered = Math.max(0, (bottom - bar.getBoundingClientRect().top) / scale)
      root.style.paddingBottom = covered > 0 ? `${covered}px` : ''
      // Further parts of a line that is typed are hidden.
      const lines = [...page.querySelectorAll('main draft-line')].filter(
        (one) => one === element || one.getClientRects().length > 0,
      )
      const height = root.clientHeight - covered
      const spans = lines.map((one) => one.getBoundingClientRect())
      const span = spanAround(spans, lines.indexOf(element), height)
      const by = span ? scrollFor(span, height) : 0
      if (by !== 0) page.defaultView?.scrollBy({ top: by, behavior: 'instant' })
    }
    show()
    const sizes = new ResizeObserver(show)
    for (const one of [frame, box.current]) if (one) sizes.observe(one)
    return () => {
      sizes.disconnect()
      root.style.paddingBottom = ''
    }
  }, [page, frame, id, box, keyboard])
}
