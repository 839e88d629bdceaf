import { useEffect, useState } from 'react'
import { elementOf } from '../source-marks.ts'
import { isSetLarge } from './line-kinds.ts'
import type { WorkedLine } from './line-work.ts'

const PHONE_WIDTH = 375
const PAUSE_MS = 400
const MOST_LINES = 3
const NOTHING = { page: undefined, id: '', text: '' }

/**
 * Returns how many lines the words of a heading take on a phone, where they are too many, once the typing rests; `null` for
 * other lines.
 */
export function usePhoneLines(chosen: WorkedLine | null): number | null {
  const [count, setCount] = useState<number | null>(null)
  const isMeasured = chosen !== null && chosen.work !== 'source' && isSetLarge(chosen.id)
  const { page, id, text } = isMeasured ? chosen : NOTHING
  useEffect(() => {
    setCount(null)
    return page && linesOnPhone(page, id, text, (lines) => setCount(lines > MOST_LINES ? lines : null))
  }, [page, id, text])
  return count
}

/**
 * Counts the lines that words take on a phone: the page is laid out at its width, unseen, once the typing rests.
 *
 * @returns stops the counting
 */
function linesOnPhone(
  page: Document,
  id: string,
  text: string,
  onCount: (count: number) => void,
): () => void {
  const frame = document.createElement('iframe')
  const count = () => {
    const copy = frame.contentDocument
    const line = copy && elementOf(copy, id)
    if (!line || !copy?.defaultView) return
    line.textContent = text
    // One line of text in the block of the words.
    const block = line.closest<HTMLElement>('h1,h2,h3,p,li,dd') ?? line
    const { lineHeight, fontSize } = copy.defaultView.getComputedStyle(block)
    const height = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2
    onCount(Math.round(block.getBoundingClientRect().height / height))
  }
  const timer = setTimeout(() => {
    frame.sandbox.add('allow-same-origin')
    frame.inert = true
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    frame.style.cssText = `position:fixed;left:-200vw;top:0;width:${PHONE_WIDTH}px;height:800px;visibility:hidden;border:0`
    frame.addEventListener('load', count, { once: true })
    frame.srcdoc = page.documentElement.outerHTML
    document.body.append(frame)
  }, PAUSE_MS)
  return () => {
    clearTimeout(timer)
    frame.remove()
  }
}
