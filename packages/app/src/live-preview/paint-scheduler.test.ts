import { expect, it, vi } from 'vitest'
import { paintScheduler } from './paint-scheduler.ts'

function setUp() {
  const waiting: (() => void)[] = []
  const paint = vi.fn<() => void>()
  const scheduler = paintScheduler(paint, (task) => {
    waiting.push(task)
    return () => waiting.splice(waiting.indexOf(task), 1)
  })
  return { paint, scheduler, nextFrame: () => waiting.splice(0).forEach((task) => void task()) }
}

it('paints a choice in the task of its event', () => {
  const { paint, scheduler } = setUp()
  scheduler.now()
  expect(paint).toHaveBeenCalledOnce()
})

it('paints several typed letters once, after their frame', () => {
  const { paint, scheduler, nextFrame } = setUp()
  scheduler.afterTyping()
  scheduler.afterTyping()
  expect(paint).not.toHaveBeenCalled()
  nextFrame()
  expect(paint).toHaveBeenCalledOnce()
  scheduler.afterTyping()
  nextFrame()
  expect(paint).toHaveBeenCalledTimes(2)
})

it('paints typed letters with a choice that comes first', () => {
  const { paint, scheduler, nextFrame } = setUp()
  scheduler.afterTyping()
  scheduler.now()
  nextFrame()
  expect(paint).toHaveBeenCalledOnce()
})

it('paints nothing after it is stopped', () => {
  const { paint, scheduler, nextFrame } = setUp()
  scheduler.afterTyping()
  scheduler.stop()
  nextFrame()
  expect(paint).not.toHaveBeenCalled()
})
