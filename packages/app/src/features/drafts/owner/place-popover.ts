/** The corner of a popover in the window, and on which side of its sentence it stands. */
export type PopoverPlace = { readonly left: number; readonly top: number; readonly isAbove: boolean }

const GAP = 16
const EDGE = 12

/**
 * Returns where a popover stands for a sentence in a scaled frame: under the sentence, or above it where there is more
 * room, and inside of the window.
 */
export function placePopover(
  sentence: Element,
  frame: HTMLIFrameElement,
  popover: HTMLElement,
): PopoverPlace {
  const around = frame.getBoundingClientRect()
  const scale = around.width / frame.offsetWidth || 1
  const inside = sentence.getBoundingClientRect()
  const top = around.top + inside.top * scale
  const bottom = around.top + inside.bottom * scale
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = bottom + GAP
  const above = top - GAP - height
  const fitsBelow = below + height + EDGE <= innerHeight
  const isAbove = !fitsBelow && (above >= around.top || top > innerHeight - bottom)
  const left = around.left + inside.left * scale - 20
  return {
    left: clamp(left, EDGE, innerWidth - width - EDGE),
    top: clamp(isAbove ? above : below, EDGE, innerHeight - height - EDGE),
    isAbove,
  }
}

/** Whether both places look the same. */
export function isSamePlace(one: PopoverPlace, other: PopoverPlace): boolean {
  return one.left === other.left && one.top === other.top && one.isAbove === other.isAbove
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
