import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CountBatch, createPageCounter, MAX_COUNTS, MAX_COUNTS_OF_HOST, OTHER } from './page-counter.ts'

const LOAD = { host: 'a.example', day: '2026-11-29', page: '/', source: '' }

/** Adds each batch id once, as the database does. */
function createReceiver() {
  const batches = new Map<string, CountBatch>()
  return {
    receive: (batch: CountBatch) => {
      if (!batches.has(batch.id)) batches.set(batch.id, batch)
    },
    counts: () => [...batches.values()].flatMap(({ counts }) => counts),
  }
}

it('hands each load over exactly once through failures before and after the arrival', async () => {
  const step = fc.oneof(
    fc.record({ page: fc.constantFrom('/', '/about'), source: fc.constantFrom('', 'b.example') }),
    fc.constantFrom('arrives', 'gets lost', 'arrives without an answer'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const receiver = createReceiver()
      let outcome = 'arrives'
      const counter = createPageCounter(
        async (batch) => {
          if (outcome !== 'gets lost') receiver.receive(batch)
          if (outcome !== 'arrives') throw new Error(outcome)
        },
        () => {},
      )
      const counted = new Map<string, number>()
      for (const taken of steps) {
        if (typeof taken === 'string') {
          outcome = taken
          await counter.handOver()
          continue
        }
        counter.count({ ...LOAD, ...taken })
        const key = `${taken.page} ${taken.source}`
        counted.set(key, (counted.get(key) ?? 0) + 1)
      }
      outcome = 'arrives'
      await counter.handOver()
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
  const counter = createPageCounter(
    async (batch) => {
      if (receiver.counts().length === 0) counter.count(LOAD)
      receiver.receive(batch)
    },
    () => {},
  )
  counter.count(LOAD)
  await Promise.all([counter.handOver(), counter.handOver()])
  expect(receiver.counts().map(({ loads }) => loads)).toEqual([1, 1])
})

it('keeps the sum of a host when its pages and sources are too many', async () => {
  const receiver = createReceiver()
  const counter = createPageCounter(async (batch) => receiver.receive(batch), expect.unreachable)
  for (let index = 0; index < MAX_COUNTS_OF_HOST + 50; index++) {
    counter.count({ ...LOAD, source: `s${index}.example` })
  }
  await counter.handOver()
  const counts = receiver.counts()
  expect(counts).toHaveLength(MAX_COUNTS_OF_HOST + 1)
  expect(counts.at(-1)).toMatchObject({ page: OTHER, source: OTHER, loads: 50 })
})

it('holds a bounded number of sums, whatever the number of hosts', async () => {
  const receiver = createReceiver()
  const counter = createPageCounter(async (batch) => receiver.receive(batch), expect.unreachable)
  for (let index = 0; index < MAX_COUNTS + 10; index++) counter.count({ ...LOAD, host: `h${index}.example` })
  await counter.handOver()
  expect(receiver.counts()).toHaveLength(MAX_COUNTS)
})
