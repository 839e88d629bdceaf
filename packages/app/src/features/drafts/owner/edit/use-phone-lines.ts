import { useEffect, useState } from 'react'
import { elementOf } from '../source-marks.ts'
import { isSetLarge } from './line-kinds.ts'
import type { ChosenLine } from './line-work.ts'

const PHONE_WIDTH = 375
const MOST_LINES = 3

/**
 * Returns how many lines the words of a heading take on a phone, where they are too many; `null` for other lines.
 *
 * @param text the words when the typing rested; `null` while they are ours
 */
export function usePhoneLines({ page, id }: ChosenLine, text: string | null): number | null {
  const [copy, setCopy] = useState<Document | null>(null)
  const [count, setCount] = useState<number | null>(null)
  const isMeasured = text !== null && isSetLarge(id)
  useEffect(() => (isMeasured ? openOnPhone(page, setCopy) : undefined), [page, isMeasured])
  useEffect(() => {
    const lines = copy && text !== null ? countLines(copy, id, text) : 0
    setCount(lines > MOST_LINES ? lines : null)
  }, [copy, id, text])
  return count
}

/**
 * Lays out the page at the width of a phone, unseen. Once for all the words that are typed in a line.
 *
 * @returns takes it away
 */
function openOnPhone(page: Document, onOpen: (copy: Document | null) => void): () => void {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-same-origin')
  frame.inert = true
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:-200vw;top:0;width:${PHONE_WIDTH}px;height:800px;visibility:hidden;border:0`
  frame.addEventListener('load', () => onOpen(frame.contentDocument), { once: true })
  // All of it: what stands before a section decides how it is set.
  frame.srcdoc = page.documentElement.outerHTML
  document.body.append(frame)
  return () => {
    onOpen(null)
    frame.remove()
  }
}

function countLines(copy: Document, id: string, text: string): number {
  const line = elementOf(copy, id)
  if (!line || !copy.defaultView) return 0
  line.textContent = text
  // One line of text in the block of the words.
  const block = line.closest<HTMLElement>('h1,h2,h3,p,li,dd') ?? line
  const { lineHeight, fontSize } = copy.defaultView.getComputedStyle(block)
  const height = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2
  return Math.round(block.getBoundingClientRect().height / height)
}
