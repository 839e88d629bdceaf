import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FocusField } from './focus-field.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const PICTURE: Picture = {
  id: '1'.repeat(32),
  type: 'webp',
  widths: [480],
  height: 480,
  x: 50,
  y: 35,
  zoom: 100,
  alt: '',
}

/** The field of a photo that is shown 200 px wide and high at (100, 0). */
function open() {
  const onMove = vi.fn()
  const onEnd = vi.fn()
  render(<FocusField picture={PICTURE} src="photo" frame={0.8} onMove={onMove} onEnd={onEnd} />)
  const point = screen.getByRole('button', { name: /^The point that always stays in view/ })
  const photo = point.parentElement as HTMLElement
  vi.spyOn(photo, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 200))
  const held = new Set<number>()
  photo.setPointerCapture = (id) => void held.add(id)
  photo.hasPointerCapture = (id) => held.has(id)
  return { onMove, onEnd, point, photo }
}

it.each(['mouse', 'touch'])('follows a drag with %s, and stays inside of the photo', (pointerType) => {
  const { onMove, onEnd, photo } = open()
  const at = (clientX: number, clientY: number) => ({ pointerId: 7, pointerType, clientX, clientY })
  fireEvent.pointerMove(photo, at(200, 100))
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.pointerDown(photo, at(200, 100))
  fireEvent.pointerMove(photo, at(250, 50))
  fireEvent.pointerMove(photo, at(400, -20))
  fireEvent.pointerUp(photo, at(400, -20))
  expect(onMove.mock.calls.map(([moved]) => moved)).toEqual([
    { x: 50, y: 50 },
    { x: 75, y: 25 },
    { x: 100, y: 0 },
  ])
  expect(onEnd).toHaveBeenCalledOnce()
  // Otherwise a drag with a finger would scroll the drawer.
  expect(photo.className).toContain('touch-none')
})

it.each([
  ['ArrowLeft', false, { x: 48, y: 35 }],
  ['ArrowDown', true, { x: 50, y: 45 }],
])('moves with %s', (key, shiftKey, moved) => {
  const { onMove, onEnd, point } = open()
  fireEvent.keyDown(point, { key, shiftKey })
  fireEvent.blur(point)
  expect(onMove).toHaveBeenCalledExactlyOnceWith(moved)
  expect(onEnd).toHaveBeenCalledOnce()
})
