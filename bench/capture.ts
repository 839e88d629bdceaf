// Measures captures through the whole embedded stack, and the same REST call without the edge function. The difference is
// the cost of the function.
import { randomUUID } from 'node:crypto'
import { ROOT } from '../scripts/run-command.ts'
import { startStack } from '../supabase/local/stack.ts'
import { applyLoad, type LoadFigures } from './load.ts'
import { residentMegabytes } from './resident-megabytes.ts'

const CONNECTIONS = [1, 8, 32]
const REQUESTS = 1000
const WARM_UP = 200

const stack = await startStack({
  projectDir: ROOT,
  dataDir: null,
  ports: { api: 0, database: 0, mailbox: 0 },
  trustEdge: true,
  env: { ...process.env, FOYER_APP_URL: 'http://localhost:5173' },
})

/** A different IP address each time, so that the limit per address does not apply. */
const address = (index: number) => [10, (index >> 16) & 255, (index >> 8) & 255, index & 255].join('.')

const captures = {
  url: `${stack.apiUrl}/functions/v1/capture-lead`,
  headers: (index: number): Record<string, string> => ({
    'content-type': 'text/plain;charset=UTF-8',
    'cf-connecting-ip': address(index),
  }),
  body: (index: number) =>
    JSON.stringify({
      email: `visitor-${index}@practice.example`,
      submission_id: randomUUID(),
      utm_source: 'newsletter',
      ref: 'LEDGER24',
      landing_page: '/pricing',
      page: 'https://partner.example/pricing',
      elapsed_ms: 5200,
      channel: 'widget',
    }),
}
const calls = {
  url: `${stack.apiUrl}/rest/v1/rpc/capture_lead`,
  headers: (_index: number): Record<string, string> => ({
    'content-type': 'application/json',
    apikey: stack.keys.secretKey,
  }),
  body: (index: number) =>
    JSON.stringify({
      ...JSON.parse(captures.body(index)),
      elapsed_ms: undefined,
      address_hash: address(index),
      click_ids: {},
    }),
}

function print(name: string, { connections, perSecond, p50Ms, p99Ms, failed }: LoadFigures) {
  const figures = `${perSecond.toFixed(0).padStart(5)}/s   p50 ${p50Ms.toFixed(1).padStart(6)} ms   p99 ${p99Ms.toFixed(1).padStart(6)} ms`
  console.log(
    `${name.padEnd(22)} ${String(connections).padStart(2)} connections  ${figures}${failed ? `   ${failed} FAILED` : ''}`,
  )
}

let used = 0
async function measure(target: typeof captures, connections: number, requests: number) {
  const figures = await applyLoad(target, connections, requests, used)
  used += requests
  return figures
}

await measure(captures, 8, WARM_UP)
await measure(calls, 8, WARM_UP)
for (const connections of CONNECTIONS) {
  const whole = await measure(captures, connections, REQUESTS)
  const rest = await measure(calls, connections, REQUESTS)
  print('capture, whole stack', whole)
  print('REST call alone', rest)
  const share = Math.max(0, 1 - rest.p50Ms / whole.p50Ms)
  console.log(`  share of the function and its forwarding: ${(share * 100).toFixed(0)} %`)
}
console.log(
  `Resident memory of the stack and its functions after ${used} captures: ${await residentMegabytes(process.pid)} MB`,
)
await stack.stop()
