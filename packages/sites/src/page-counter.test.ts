import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type CountBatch, createPageCounter, MAX_COUNTS, MAX_COUNTS_OF_SITE } from './page-counter.ts'
import { OTHER } from './page-load.ts'

const LOAD = { host: 'a.example', deploy: 'd1', day: '2026-11-29', page: '/', source: '' }

/** Adds each batch id once, as the database does. */
function createReceiver() {
  const batches = new Map<string, CountBatch>()
  return {
    receive: async (batch: CountBatch) => {
      if (!batches.has(batch.id)) batches.set(batch.id, batch)
      return 'settled' as const
    },
    counts: () => [...batches.values()].flatMap(({ counts }) => counts),
  }
}

it('hands each load over exactly once through failures before and after the arrival, by one call or two at a time', async () => {
  const step = fc.oneof(
    fc.record({ page: fc.constantFrom('/', '/about'), source: fc.constantFrom('', 'b.example') }),
    fc.record({
      outcome: fc.constantFrom('arrives', 'gets lost', 'arrives without an answer'),
      calls: fc.integer({ min: 1, max: 2 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const receiver = createReceiver()
      const counter = createPageCounter(() => {})
      const sendWith = (outcome: string) => async (batch: CountBatch) => {
        if (outcome !== 'gets lost') await receiver.receive(batch)
        if (outcome !== 'arrives') throw new Error(outcome)
        return 'settled' as const
      }
      const counted = new Map<string, number>()
      for (const taken of steps) {
        if ('outcome' in taken) {
          const send = sendWith(taken.outcome)
          await Promise.all(Array.from({ length: taken.calls }, () => counter.handOver(send)))
          continue
        }
        counter.count({ ...LOAD, ...taken })
        const key = `${taken.page} ${taken.source}`
        counted.set(key, (counted.get(key) ?? 0) + 1)
      }
      await counter.handOver(receiver.receive)
      const received = new Map<string, number>()
      for (const { page, source, loads } of receiver.counts()) {
        const key = `${page} ${source}`
        received.set(key, (received.get(key) ?? 0) + loads)
      }
      expect([...received].sort()).toEqual([...counted].sort())
    }),
  )
})

it('counts loads that come while a batch is on its way, in a later batch', async () => {
  const receiver = createReceiver()
  const counter = createPageCounter(expect.unreachable)
  counter.count(LOAD)
  await counter.handOver((batch) => {
    if (receiver.counts().length === 0) counter.count(LOAD)
    return receiver.receive(batch)
  })
  expect(receiver.counts().map(({ loads }) => loads)).toEqual([1, 1])
})

it('hands over an empty batch, so that the database knows that the counter works', async () => {
  const send = vi.fn(async (_batch: CountBatch) => 'settled' as const)
  await createPageCounter(expect.unreachable).handOver(send)
  expect(send.mock.calls).toEqual([[{ id: expect.any(String), counts: [] }]])
})

it('drops a batch that is refused, and goes on with the next', async () => {
  const receiver = createReceiver()
  const troubles: string[] = []
  const counter = createPageCounter((sentence) => troubles.push(sentence))
  counter.count(LOAD)
  await counter.handOver(async () => 'refused')
  counter.count({ ...LOAD, page: '/about' })
  await counter.handOver(receiver.receive)
  expect(receiver.counts().map(({ page }) => page)).toEqual(['/about'])
  expect(troubles).toEqual(['Page loads were refused and dropped'])
})

it('gives a batch up after two days, when its days would be refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const receiver = createReceiver()
  const troubles: string[] = []
  const counter = createPageCounter((sentence) => troubles.push(sentence))
  const fail = () => Promise.reject(new Error('silent'))
  counter.count(LOAD)
  await counter.handOver(fail)
  vi.setSystemTime(Date.now() + 48 * 3_600_000)
  counter.count({ ...LOAD, page: '/about' })
  await counter.handOver(fail)
  await counter.handOver(receiver.receive)
  expect(receiver.counts().map(({ page }) => page)).toEqual(['/about'])
  expect(troubles).toContain('Page loads were given up')
})

it('keeps the sum of a site when its pages and sources are too many', async () => {
  const receiver = createReceiver()
  const counter = createPageCounter(expect.unreachable)
  for (let index = 0; index < MAX_COUNTS_OF_SITE + 50; index++) {
    counter.count({ ...LOAD, source: `s${index}.example` })
  }
  await counter.handOver(receiver.receive)
  const counts = receiver.counts()
  expect(counts).toHaveLength(MAX_COUNTS_OF_SITE + 1)
  expect(counts.at(-1)).toMatchObject({ page: OTHER, source: OTHER, loads: 50 })
})

it('holds a bounded number of sums, whatever the number of sites, and reports what it did not count', async () => {
  const receiver = createReceiver()
  const troubles: unknown[] = []
  const counter = createPageCounter((_sentence, error) => troubles.push(error))
  for (let index = 0; index < MAX_COUNTS + 10; index++) counter.count({ ...LOAD, deploy: `d${index}` })
  await counter.handOver(receiver.receive)
  expect(receiver.counts()).toHaveLength(MAX_COUNTS)
  expect(troubles).toEqual([new Error('10 beyond 5000 counts')])
})

it('names no host to the database, and nothing else than the sums', async () => {
  const receiver = createReceiver()
  const counter = createPageCounter(expect.unreachable)
  counter.count(LOAD)
  await counter.handOver(receiver.receive)
  const { host: _host, ...sums } = LOAD
  expect(receiver.counts()).toEqual([{ ...sums, loads: 1 }])
})
