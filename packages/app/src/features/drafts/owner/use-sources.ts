import { useCallback, useRef, useState } from 'react'
import type { SiteLine } from '../../../live-preview/review-site.ts'
import type { PageDecorator } from '../draft-frame.tsx'
import { markSources, showChosen } from './source-marks.ts'

/** A sentence of the page that was clicked. */
export type ChosenLine = {
  readonly id: string
  readonly page: Document
  readonly frame: HTMLIFrameElement
}

/** The switch "Where does this sentence come from?": marks in the page, and the sentence that is explained. */
export function useSources(lines: ReadonlyMap<string, SiteLine>) {
  const [isOn, setIsOn] = useState(false)
  const [chosen, setChosen] = useState<ChosenLine | null>(null)
  const latest = useRef<ChosenLine | null>(null)
  latest.current = chosen

  const decorate: PageDecorator = useCallback(
    (page, frame) => {
      if (!isOn) return undefined
      const stop = markSources(page, lines, (id) => setChosen({ id, page, frame }))
      showChosen(page, latest.current?.id ?? null)
      const leave = (event: KeyboardEvent) => event.key === 'Escape' && setChosen(null)
      page.addEventListener('keydown', leave)
      return () => {
        page.removeEventListener('keydown', leave)
        stop()
      }
    },
    [isOn, lines],
  )
  return {
    isOn,
    toggle: () => {
      setIsOn(!isOn)
      setChosen(null)
    },
    chosen,
    close: () => {
      if (!chosen) return
      const element = showChosen(chosen.page, chosen.id)
      showChosen(chosen.page, null)
      // A line in a link gets the focus through its link.
      const target = element?.closest('a') ?? element
      target?.focus({ preventScroll: true })
      setChosen(null)
    },
    decorate,
  }
}
