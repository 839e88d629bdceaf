// An address that came to the waitlist is stored, and marked at most, whatever fillers and programs put beside it.
import { ok } from '@foyer/shared/result.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { createHandler } from './handler.ts'
import type { StoreJoin } from './store-join.ts'

const EMAIL = 'ana@practice.com'

/** Sends a body and returns what was stored. */
async function send(body: BodyInit, headers: Record<string, string>) {
  const stored: Parameters<StoreJoin>[0][] = []
  const handle = createHandler({
    appUrl: 'https://app.example',
    storeJoin: async (join) => {
      stored.push(join)
      return ok(null)
    },
    keyedHash: createKeyedHash('secret'),
    log: () => {},
  })
  await handle(new Request('https://project.supabase.co/waitlist', { method: 'POST', headers, body }))
  return stored
}

const WAYS = {
  script: (fields: object) =>
    send(JSON.stringify({ ...fields, email: EMAIL }), { 'content-type': 'text/plain;charset=UTF-8' }),
  'a plain form': (fields: Record<string, string>) =>
    send(new URLSearchParams({ ...fields, email: EMAIL }), { accept: 'text/html' }),
}

const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom('more', 'website', 'elapsed_ms', 'feature', 'name', 'foyer_more', 'url'),
    fc.string({ maxLength: 9 }),
  ),
  fc.oneof(
    fc.constantFrom('', 'x', '0', '-1', '1e999', 'soon'),
    fc.string({ unit: 'binary', maxLength: 30 }),
  ),
  { maxKeys: 8 },
)

test.each(Object.entries(WAYS))('by %s', async (_, join) => {
  await fc.assert(
    fc.asyncProperty(fields, async (more) => {
      const stored = await join(more)
      expect(stored.map(({ email }) => email)).toEqual([EMAIL])
      expect([null, 'trap', 'fill_time']).toContain(stored[0]?.suspected)
    }),
    { numRuns: randomCases(200) },
  )
})
