// Measures captures through the whole embedded stack, with 1, 8 and 32 at once: each that is answered with 200 is a row.
import { randomUUID } from 'node:crypto'
import { Agent } from 'undici'
import { sql } from '../tests/integration/drafts-kit.ts'
import { startTestStack } from '../tests/integration/start-test-stack.ts'
import { load, print, shares } from './harness.ts'

const MILLISECONDS = Number(process.env.CAPTURE_BENCH_MS) || 10_000

const stack = await startTestStack({ trustEdge: true })
const agent = new Agent({ connections: 32 })
let sent = 0
let failed = 0
try {
  await load(8, MILLISECONDS / 5, capture)
  for (const atOnce of [1, 8, 32]) {
    const { perSecond, times } = await load(atOnce, MILLISECONDS, capture)
    console.log(`${atOnce} at once: ${perSecond.toFixed(0)}/s, ${shares(times)} ms`)
  }
  const [row] = await sql<{ count: number }>(stack, 'select count(*)::int as count from public.leads')
  print(`captures without a row, of ${sent} (${failed} failed)`, sent - failed - (row?.count ?? 0), 0, '')
} finally {
  await agent.close()
  await stack.stop()
}

async function capture(): Promise<void> {
  const index = ++sent
  const { statusCode, body } = await agent.request({
    origin: stack.apiUrl,
    path: '/functions/v1/capture-lead',
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      // Another address each time: the limit of an address does not apply.
      'cf-connecting-ip': [10, (index >> 16) & 255, (index >> 8) & 255, index & 255].join('.'),
    },
    body: JSON.stringify({
      email: `visitor-${index}@practice.example`,
      submission_id: randomUUID(),
      utm_source: 'newsletter',
      ref: 'LEDGER24',
      landing_page: '/pricing',
      page: 'https://partner.example/pricing',
      elapsed_ms: 5200,
      channel: 'widget',
    }),
  })
  await body.dump()
  if (statusCode !== 200) failed += 1
}
