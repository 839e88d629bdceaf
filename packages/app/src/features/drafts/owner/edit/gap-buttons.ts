import type { SiteGap } from '../../../../site/review-site.ts'
import { makeButtons } from '../frame-buttons.ts'

/**
 * Makes the gaps of the page lines of their own, which are pressed like the others.
 *
 * @param nameOf what a screen reader calls a gap
 * @returns a function that takes them out
 */
export function showGapButtons(
  page: Document,
  gaps: Iterable<SiteGap>,
  onChoose: (id: string) => void,
  nameOf: (gap: SiteGap) => string,
): () => void {
  const lines = new Map<HTMLElement, SiteGap>()
  for (const gap of gaps) {
    const place = page.querySelector(`[data-gap="${gap.gap}"]`)
    if (!place) continue
    const line = page.createElement('draft-line')
    line.dataset.line = gap.id
    line.append(...place.childNodes)
    place.append(line)
    lines.set(line, gap)
  }
  const removeButtons = makeButtons(
    page,
    lines.keys(),
    ({ dataset }) => onChoose(dataset.line ?? ''),
    (line) => {
      const gap = lines.get(line)
      return gap && nameOf(gap)
    },
  )
  return () => {
    removeButtons()
    for (const line of lines.keys()) line.replaceWith(...line.childNodes)
  }
}
