/** Where the handle of a section stands, in pixels of the window. */
export type SectionPlace = {
  readonly kind: string
  readonly left: number
  readonly top: number
  readonly height: number
}

const HANDLE_HEIGHT = 120
const INSET = 12

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>

/**
 * Returns the place beside the part of a section that is seen. The handle stays inside of the frame while any of its section
 * does; the tools of a line stand below the frame.
 *
 * @param around the box of the frame in the window
 * @param inside the box of the section in the frame, which is shown `scale` as large
 */
export function sectionPlace(kind: string, around: Box, inside: Box, scale: number): SectionPlace | null {
  const top = Math.max(around.top + inside.top * scale, around.top) + INSET
  const bottom = Math.min(around.top + inside.bottom * scale, around.bottom, innerHeight) - INSET
  if (bottom - top < HANDLE_HEIGHT) return null
  return {
    kind,
    left: Math.round(around.left) + 2,
    top: Math.round(top),
    height: Math.round(bottom - top),
  }
}
