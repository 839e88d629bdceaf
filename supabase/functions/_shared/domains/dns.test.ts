// What comes from other people's name servers: any bytes are an answer, or our resolver is called unavailable.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../../tests/random-cases.ts'
import { createDns, DnsUnavailable, type RecordType } from './dns.ts'
import { lookAtDomain } from './look-at-domain.ts'

const TYPES: readonly RecordType[] = ['A', 'NS', 'CNAME', 'TXT', 'AAAA', 'CAA']
const TARGET = { hostname: 'sites.foyer.example', ipv4: ['192.0.2.7'], ipv6: ['2001:db8::7'] }
const RULES = { authorities: ['letsencrypt.org'], validationMethods: ['http-01'], apexLine: 'A' } as const

const dnsOf = (bodies: (question: URL) => BodyInit | Error, timeoutMs = 1000) =>
  createDns({
    url: 'https://dns.example/resolve',
    timeoutMs,
    fetch: async (address) => {
      const body = bodies(new URL(String(address)))
      if (body instanceof Error) throw body
      return new Response(body)
    },
  })

const name = fc.oneof(
  fc.constantFrom(
    'one.example.',
    'www.one.example.',
    'sites.foyer.example.',
    '',
    '.',
    'a'.repeat(300),
    '*.one.example.',
    'ONE.example',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const data = fc.oneof(
  name,
  fc.constantFrom(
    '192.0.2.7',
    '999.1.1.1',
    '0x7f.1',
    '::1',
    '2001:db8::7',
    '::ffff:1.2.3.4',
    '"foyer-site=x"',
    '"a" "b"',
    '"'.repeat(500),
  ),
  fc.constantFrom(
    '0 issue "letsencrypt.org"',
    '0 issue ";"',
    '128 tbs "x"',
    '\\# 22 00 05 69 73',
    '\\# 1 zz',
    '\\# 4 00ff6973',
    '0 issue "a; b=c; =; ;;"',
  ),
  fc.constantFrom('\0', '\ud83d', '\u202eevil', 'Your mailbox is locked. Sign in at https://evil.example'),
)
const number = fc.oneof(fc.constantFrom(1, 2, 5, 16, 28, 257), fc.integer())
const record = fc.record({ name, type: number, data, TTL: fc.anything() }, { requiredKeys: [] })
const answer = fc.oneof(
  fc.record(
    {
      Status: fc.oneof(fc.constantFrom(0, 2, 3), fc.anything()),
      Answer: fc.oneof(fc.array(record, { maxLength: 8 }), fc.anything()),
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
)
const body = fc.oneof(
  answer.map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? 0 : part)) ?? ''),
  fc.string({ unit: 'binary' }),
  fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  fc.constant(new Error('reset')),
)

test('any answer of a resolver is read, or the resolver is unavailable', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...TYPES), async (bytes, type) => {
      const read = await dnsOf(() => bytes)('one.example', type).catch((error: unknown) => error)
      if (read instanceof DnsUnavailable) return
      expect(read).toMatchObject({ state: expect.stringMatching(/^(found|missing|failed)$/) })
      for (const one of Object(read).records) {
        if (one.type === 'A') expect(one.data).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
        if (one.type === 'NS' || one.type === 'CNAME') expect(one.data).toMatch(/^[a-z0-9._-]*$/)
      }
    }),
    { numRuns: randomCases(2000) },
  )
})

test.each(['waiting', 'live', 'released'])(
  'any answers give a %s domain a look with an end',
  async (state) => {
    const task = {
      ...{ hostname: 'one.example', zone: 'one.example', is_apex: true, prefers_www: true },
      ...{ state, token: 'x', needs_proof: true },
    }
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 12 }), async (bodies) => {
        let asked = 0
        const dns = dnsOf(() => bodies[asked++ % bodies.length] ?? '')
        const look = await lookAtDomain(dns, task, TARGET, RULES).catch((error: unknown) => error)
        expect(asked).toBeLessThan(100)
        if (look instanceof DnsUnavailable) return
        expect(look).not.toBeInstanceOf(Error)
        expect(JSON.stringify(look).length).toBeLessThan(20_000)
      }),
      { numRuns: randomCases(500) },
    )
  },
)

test('an answer that never ends is left', async () => {
  let sent = 0
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
  await expect(dnsOf(endless)('one.example', 'A')).rejects.toThrow(DnsUnavailable)
  expect(sent).toBeLessThan(2_000_000)
})

test('an answer that drips is left', async () => {
  const drips = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })
  await expect(dnsOf(drips, 50)('one.example', 'A')).rejects.toThrow(DnsUnavailable)
})
