import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPage } from './follow-page.ts'

let frames: FrameRequestCallback[] = []
let grow: () => void = () => {}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        grow = call
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** Draws the next frame. */
function draw() {
  const calls = frames
  frames = []
  for (const call of calls) call(0)
}

function follow(animations: object[] = []) {
  const page = new DOMParser().parseFromString('<p>Words</p>', 'text/html')
  Object.assign(page, { getAnimations: () => animations })
  const put = vi.fn()
  const end = followPage(page, [page.body], put)
  draw()
  put.mockClear()
  return { page, put, end }
}

it('does nothing while nothing moves, as while a line is typed', () => {
  const { page, put } = follow()
  page.body.dispatchEvent(new Event('input', { bubbles: true }))
  draw()
  expect(put).not.toHaveBeenCalled()
  expect(frames).toEqual([])
})

it.each<[string, (page: Document) => unknown]>([
  ['the page is scrolled', (page) => page.dispatchEvent(new Event('scroll'))],
  ['the window is scrolled', () => dispatchEvent(new Event('scroll'))],
  ['the window has another size', () => dispatchEvent(new Event('resize'))],
  ['a part grows', () => grow()],
  ['the page is rendered again', (page) => page.body.replaceWith(page.createElement('body'))],
])('looks once before the next frame when %s', async (_, move) => {
  const { page, put } = follow()
  move(page)
  move(page)
  await Promise.resolve()
  expect(put).not.toHaveBeenCalled()
  draw()
  expect(put).toHaveBeenCalledOnce()
  draw()
  expect(put).toHaveBeenCalledOnce()
})

it('looks before each frame while a part slides', () => {
  const sliding = { playState: 'running', timeline: undefined as unknown }
  const { page, put } = follow([sliding])
  sliding.timeline = page.timeline
  dispatchEvent(new Event('scroll'))
  draw()
  draw()
  expect(put).toHaveBeenCalledTimes(2)
  sliding.playState = 'finished'
  draw()
  draw()
  expect(put).toHaveBeenCalledTimes(3)
})

it('looks before each frame where nothing is heard of the page', () => {
  const page = new DOMParser().parseFromString('<p>Words</p>', 'text/html')
  page.dispatchEvent = () => true
  const put = vi.fn()
  const end = followPage(page, [], put)
  for (let count = 0; count < 5; count++) draw()
  expect(put).toHaveBeenCalledTimes(6)
  end()
  draw()
  expect(put).toHaveBeenCalledTimes(6)
})

it('ends', () => {
  const { page, put, end } = follow()
  end()
  page.dispatchEvent(new Event('scroll'))
  grow()
  draw()
  expect(put).not.toHaveBeenCalled()
})
