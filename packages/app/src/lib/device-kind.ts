import type { DeviceKind } from '@foyer/shared/api/last-save.ts'

/** The shortest side of a tablet, in CSS pixels; the largest phones have about 480. */
const TABLET_PX = 600

/** Whether this is a phone, a tablet or a computer: a finger is the pointer of the first two, whose screens differ in size. */
export function deviceKind(): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < TABLET_PX ? 'phone' : 'tablet'
}
