import { expect, it } from 'vitest'
import { sectionPlace } from './section-place.ts'

const FRAME = new DOMRect(20, 80, 600, 320)
const placeOf = (top: number, height: number, scale = 1) =>
  sectionPlace('hero', FRAME, new DOMRect(0, top, 600, height), scale)

it('stands beside what is seen of a section, and never over the tools below the frame', () => {
  expect(placeOf(0, 200)).toEqual({ kind: 'hero', left: 22, top: 92, height: 176 })
  // A section that is higher than the frame, before and after its begin.
  expect(placeOf(0, 2000)).toEqual({ kind: 'hero', left: 22, top: 92, height: 296 })
  expect(placeOf(-500, 2000)).toEqual({ kind: 'hero', left: 22, top: 92, height: 296 })
  expect(placeOf(100, 300, 0.5)).toEqual({ kind: 'hero', left: 22, top: 142, height: 126 })
})

it('stands nowhere where too little of a section is seen', () => {
  expect(placeOf(200, 2000)).toBeNull()
  expect(placeOf(-1900, 2000)).toBeNull()
})
