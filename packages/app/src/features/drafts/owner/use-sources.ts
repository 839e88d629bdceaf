import { useCallback, useRef, useState } from 'react'
import type { SiteLine } from '../../../site/review-site.ts'
import type { PageDecorator } from '../draft-frame.tsx'
import { buttonAround } from './frame-buttons.ts'
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
  // A decision renders the page again, and the sentence in it is another element.
  const left = useRef<string | null>(null)

  const decorate: PageDecorator = useCallback(
    (page, frame) => {
      if (!isOn) return undefined
      const stop = markSources(page, lines, (id) => {
        left.current = null
        setChosen({ id, page, frame })
      })
      showChosen(page, latest.current?.id ?? null)
      if (left.current) focusLine(page, left.current)
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
      left.current = null
      setIsOn(!isOn)
      setChosen(null)
    },
    chosen,
    close: () => {
      if (!chosen) return
      left.current = chosen.id
      focusLine(chosen.page, chosen.id)
      setChosen(null)
    },
    decorate,
  }
}

function focusLine(page: Document, id: string): void {
  const element = showChosen(page, id)
  showChosen(page, null)
  buttonAround(element)?.focus({ preventScroll: true })
}
