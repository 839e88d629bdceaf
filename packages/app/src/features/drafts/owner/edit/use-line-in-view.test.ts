import { expect, it } from 'vitest'
import { scrollFor, spanAround } from './use-line-in-view.ts'

it.each([
  ['nothing for a line in sight', { top: 100, bottom: 140 }, 0],
  ['up for a line that is cut at the top', { top: 10, bottom: 40 }, -14],
  ['down for a line that is cut at the foot', { top: 500, bottom: 590 }, 14],
  ['to its beginning for a line higher than the window', { top: 100, bottom: 900 }, 76],
])('scrolls %s', (_name, span, by) => {
  expect(scrollFor(span, 600)).toBe(by)
})

it('takes the lines before and after a line, where there is room for them', () => {
  const lines = [
    { top: 0, bottom: 20 },
    { top: 100, bottom: 120 },
    { top: 200, bottom: 260 },
    { top: 1200, bottom: 1220 },
  ]
  expect(spanAround(lines, 1, 600)).toEqual({ top: 0, bottom: 260 })
  expect(spanAround(lines, 2, 600)).toEqual(lines[2])
  expect(spanAround(lines, -1, 600)).toBeUndefined()
})
