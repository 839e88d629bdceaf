export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Distance to the edges of the window, and to everything that must stay free. In CSS pixels, like all sizes here. */
const EDGE = 16
const GAP = 8
const STEP = 4

/**
 * Finds the place in a window that covers none of these boxes: as far right as possible, then as low as possible.
 *
 * @returns `null` when there is none
 */
export function findFreePlace(size: Size, view: Size, taken: readonly Box[]): Box | null {
  const right = view.width - EDGE - size.width
  for (const left of new Set([right, Math.round((view.width - size.width) / 2), EDGE])) {
    for (let top = view.height - EDGE - size.height; top >= EDGE; top -= STEP) {
      const box = { left, top, ...size }
      if (!taken.some((other) => overlaps(box, other))) return box
    }
  }
  return null
}

function overlaps(box: Box, other: Box): boolean {
  return (
    box.left - GAP < other.left + other.width &&
    other.left < box.left + box.width + GAP &&
    box.top - GAP < other.top + other.height &&
    other.top < box.top + box.height + GAP
  )
}

/** What a toast must not cover: controls, and the labels and messages of fields. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="option"], [role="combobox"], [data-message], .state-field'
/** What it covers only where no other place is free. */
const TEXTS = 'h1, h2, h3, p, li, legend, th, td, dt, dd, pre'

/**
 * Finds a place for the toasts in the window as it is now. Text may be covered where nothing else is free, a control never.
 * While a dialog is open, only the dialog counts: everything else is out of reach.
 */
export function findToastPlace(toaster: Element, size: Size): Box | null {
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]')
  const inside = dialog ?? document.body
  const controls = boxesOf(inside.querySelectorAll(CONTROLS), toaster)
  const texts = boxesOf(dialog ? [dialog] : inside.querySelectorAll(TEXTS), toaster)
  return findFreePlace(size, view, [...controls, ...texts]) ?? findFreePlace(size, view, controls)
}

// Elements that only screen readers see are a pixel large.
const SMALLEST = 4

function boxesOf(elements: Iterable<Element>, toaster: Element): Box[] {
  return Array.from(elements)
    .filter((element) => !toaster.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width >= SMALLEST && height >= SMALLEST)
}
