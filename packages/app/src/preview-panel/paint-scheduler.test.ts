import { expect, it, vi } from 'vitest'
import { paintScheduler } from './paint-scheduler.ts'

/** Each painting has three pieces; the last one is what is seen. */
function setUp() {
  const waiting: (() => void)[] = []
  const wait = (task: () => void) => {
    waiting.push(task)
    return () => void waiting.splice(waiting.indexOf(task), 1)
  }
  const painted = vi.fn<() => void>()
  const scheduler = paintScheduler(
    function* () {
      yield
      yield
      painted()
    },
    {
      afterFrame: wait,
      runPieces(piece) {
        let cancel = wait(next)
        function next() {
          if (piece()) cancel = wait(next)
        }
        return () => cancel()
      },
    },
  )
  const step = () => waiting.shift()?.()
  const finish = () => {
    while (waiting.length > 0) step()
  }
  return { painted, scheduler, step, finish }
}

it('paints a choice in the task of its event', () => {
  const { painted, scheduler } = setUp()
  scheduler.now()
  expect(painted).toHaveBeenCalledOnce()
})

it('paints several typed letters once, after their frame', () => {
  const { painted, scheduler, finish } = setUp()
  scheduler.afterFrame()
  scheduler.afterFrame()
  expect(painted).not.toHaveBeenCalled()
  finish()
  expect(painted).toHaveBeenCalledOnce()
  scheduler.afterFrame()
  finish()
  expect(painted).toHaveBeenCalledTimes(2)
})

it('lets a key in between two pieces of a painting, and paints it afterwards', () => {
  const { painted, scheduler, step, finish } = setUp()
  scheduler.afterFrame()
  for (const _frameAndTwoPieces of [1, 2, 3]) step()
  expect(painted).not.toHaveBeenCalled()
  scheduler.afterFrame()
  step()
  expect(painted).toHaveBeenCalledOnce()
  finish()
  expect(painted).toHaveBeenCalledTimes(2)
})

it('drops the pieces of typed letters for a choice that comes first', () => {
  const { painted, scheduler, step, finish } = setUp()
  scheduler.afterFrame()
  step()
  step()
  scheduler.now()
  finish()
  expect(painted).toHaveBeenCalledOnce()
})

it('paints nothing after it is stopped', () => {
  const { painted, scheduler, step, finish } = setUp()
  scheduler.afterFrame()
  step()
  scheduler.stop()
  finish()
  expect(painted).not.toHaveBeenCalled()
})
