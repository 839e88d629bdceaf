import { expect, test } from 'vitest'
import { createWakeWorker } from './wake-worker.ts'

function callWith(answer: () => Response) {
  const asked: { url: string; key: string | null }[] = []
  const logged: unknown[] = []
  const call = createWakeWorker(
    {
      supabaseUrl: 'https://project.example',
      secretKey: 'sb_secret_x',
      timeoutMs: 60_000,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        asked.push({ url: request.url, key: request.headers.get('apikey') })
        return answer()
      },
    },
    (event) => logged.push(event),
  )
  return { call, asked, logged }
}

test('wakes the worker with the secret key', async () => {
  const { call, asked, logged } = callWith(() => new Response(null, { status: 202 }))
  await call()
  await call(7)
  expect(asked).toEqual([
    { url: 'https://project.example/functions/v1/worker?round=1', key: 'sb_secret_x' },
    { url: 'https://project.example/functions/v1/worker?round=7', key: 'sb_secret_x' },
  ])
  expect(logged).toEqual([])
})

test('logs a call that did not arrive, and leaves the work to the timer', async () => {
  const refused = callWith(() => new Response('no', { status: 503 }))
  await refused.call()
  expect(refused.logged).toEqual([{ event: 'worker_not_woken', status: 503 }])
  const offline = callWith(() => {
    throw new TypeError('fetch failed')
  })
  await offline.call()
  expect(offline.logged).toEqual([
    { event: 'worker_not_woken', exception: 'TypeError', at: expect.any(Array) },
  ])
})
