import { type RefObject, useLayoutEffect, useState } from 'react'
import { followPage } from './follow-page.ts'
import { elementOf } from './source-marks.ts'

/** A line of the page that was chosen. */
export type ChosenLine = {
  readonly id: string
  readonly page: Document
  readonly frame: HTMLIFrameElement
}

/** The corner of a box in the window, and on which side of its line it stands. */
type LinePlace = { readonly left: number; readonly top: number; readonly isAbove: boolean }

const GAP = 16
const EDGE = 12

/**
 * Returns where a popover stands for a part of the page in a scaled frame: under it, above it where there is more room, or
 * beside it where there is too little, and inside of the window.
 */
function placeAt(inside: Box, frame: HTMLIFrameElement, popover: HTMLElement): LinePlace {
  const around = frame.getBoundingClientRect()
  const scale = around.width / frame.offsetWidth || 1
  const top = around.top + inside.top * scale
  const bottom = around.top + inside.bottom * scale
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = bottom + GAP
  const above = top - GAP - height
  const fitsBelow = below + height + EDGE <= innerHeight
  const isAbove = !fitsBelow && (above >= around.top || top > innerHeight - bottom)
  const left = around.left + inside.left * scale
  const fits = isAbove ? above >= EDGE : fitsBelow
  // A box that is too high for either side stands beside the part.
  const before = left - GAP - width
  const beside = before >= EDGE ? before : around.left + inside.right * scale + GAP
  return {
    left: clamp(fits ? left - 20 : beside, EDGE, innerWidth - width - EDGE),
    top: clamp(isAbove ? above : below, EDGE, innerHeight - height - EDGE),
    isAbove,
  }
}

/** Whether both places look the same. */
function isSamePlace(one: LinePlace, other: LinePlace): boolean {
  return one.left === other.left && one.top === other.top && one.isAbove === other.isAbove
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

// All lines whose ids begin alike, or the one line.
function partsOf({ page, id }: ChosenLine, group: string | undefined): readonly Element[] {
  if (group) return [...page.querySelectorAll(`draft-line[data-line^="${group}"]`)]
  const element = elementOf(page, id)
  return element ? [element] : []
}

function boxAround(parts: readonly Element[]): Box {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/**
 * Keeps a box beside a line of the page while the page scrolls, and never over it; `null` until it stands.
 *
 * @param group how the ids begin of all lines over which it must not stand
 */
export function useLinePlace(
  line: ChosenLine,
  box: RefObject<HTMLElement | null>,
  isOn: boolean,
  group?: string,
): LinePlace | null {
  const [place, setPlace] = useState<LinePlace | null>(null)
  useLayoutEffect(() => {
    if (!isOn) return
    let parts: readonly Element[] = []
    const put = () => {
      // Another rendering of the page has other elements.
      if (!parts.length || !parts.every(({ isConnected }) => isConnected)) parts = partsOf(line, group)
      if (!parts.length || !box.current) return
      const next = placeAt(boxAround(parts), line.frame, box.current)
      setPlace((last) => (last && isSamePlace(last, next) ? last : next))
    }
    const around = partsOf(line, group).flatMap((part) => part.parentElement ?? [])
    const sizes = [line.page.documentElement, line.frame, ...around]
    return followPage(line.page, box.current ? [...sizes, box.current] : sizes, put)
  }, [line, box, isOn, group])
  return place
}
