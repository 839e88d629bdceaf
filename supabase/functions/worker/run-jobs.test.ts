import { expect, test } from 'vitest'
import { createRunJobs } from './run-jobs.ts'

function setUp(jobs: Parameters<typeof createRunJobs>[0]) {
  const logged: unknown[] = []
  return { run: createRunJobs(jobs, (event) => void logged.push(event)), logged }
}

test('runs every job in order, one after the other', async () => {
  const taken: string[] = []
  const job = (name: string) => async () => {
    taken.push(`${name} begins`)
    await Promise.resolve()
    taken.push(`${name} ends`)
    return false
  }
  await setUp({ first: job('first'), second: job('second') }).run()
  expect(taken).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])('with more of the first %s and of the second %s it says %s', async (first, second, isMore) => {
  expect(await setUp({ first: async () => first, second: async () => second }).run()).toBe(isMore)
})

test('logs the cause of a job that throws, without its message, and runs the others', async () => {
  const failure = Object.assign(new TypeError('dana@practice.example'), { code: 'ECONNRESET' })
  const { run, logged } = setUp({
    broken: async () => {
      throw failure
    },
    odd: () => Promise.reject('dana@practice.example'),
    whole: async () => true,
  })
  expect(await run()).toBe(true)
  expect(logged).toEqual([
    {
      event: 'job_stopped',
      job: 'broken',
      exception: 'TypeError',
      code: 'ECONNRESET',
      at: expect.arrayContaining([expect.stringContaining('run-jobs.test.ts')]),
    },
    { event: 'job_stopped', job: 'odd', exception: 'string' },
  ])
  expect(JSON.stringify(logged)).not.toContain('dana')
})
