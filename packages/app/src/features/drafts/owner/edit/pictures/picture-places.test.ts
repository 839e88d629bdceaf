import { expect, test } from 'vitest'
import { cutOf } from './picture-places.ts'

test.each([
  ['a wide photo in a narrow frame, from its left end', 2, 0.8, { x: 0, y: 50, zoom: 100 }, [0, 0, 40, 100]],
  [
    'a wide photo in a narrow frame, to its right end',
    2,
    0.8,
    { x: 100, y: 50, zoom: 100 },
    [60, 0, 40, 100],
  ],
  ['a high photo in a wide frame', 0.5, 1, { x: 50, y: 20, zoom: 100 }, [0, 10, 100, 50]],
  ['all of a photo that fits', 0.8, 0.8, { x: 10, y: 90, zoom: 100 }, [0, 0, 100, 100]],
  ['half of it, from twice as close', 0.8, 0.8, { x: 50, y: 50, zoom: 200 }, [25, 25, 50, 50]],
  ['its lower corner, from twice as close', 0.8, 0.8, { x: 100, y: 100, zoom: 200 }, [50, 50, 50, 50]],
])('a frame shows %s', (_what, ratio, frame, point, [left, top, width, height]) => {
  const cut = cutOf(ratio, frame, point)
  expect(cut.left).toBeCloseTo(left as number)
  expect(cut.top).toBeCloseTo(top as number)
  expect(cut.width).toBeCloseTo(width as number)
  expect(cut.height).toBeCloseTo(height as number)
})
