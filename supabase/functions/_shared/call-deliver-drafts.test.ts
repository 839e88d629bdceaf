import { expect, test } from 'vitest'
import { createCallDeliverDrafts } from './call-deliver-drafts.ts'

function callWith(answer: () => Response) {
  const asked: { url: string; key: string | null }[] = []
  const logged: unknown[] = []
  const call = createCallDeliverDrafts(
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

test('calls the function with the secret key', async () => {
  const { call, asked, logged } = callWith(() => new Response(null, { status: 202 }))
  await call()
  await call(7)
  expect(asked).toEqual([
    { url: 'https://project.example/functions/v1/deliver-drafts?round=1', key: 'sb_secret_x' },
    { url: 'https://project.example/functions/v1/deliver-drafts?round=7', key: 'sb_secret_x' },
  ])
  expect(logged).toEqual([])
})

test('logs a call that did not arrive, and leaves the work to the timer', async () => {
  const refused = callWith(() => new Response('no', { status: 503 }))
  await refused.call()
  expect(refused.logged).toEqual([{ event: 'delivery_not_called', status: 503 }])
  const offline = callWith(() => {
    throw new TypeError('fetch failed')
  })
  await offline.call()
  expect(offline.logged).toEqual([{ event: 'delivery_not_called', status: 0 }])
})
