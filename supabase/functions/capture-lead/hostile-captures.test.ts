// What anybody sends to the endpoint of captures: each is stored or refused, and what is stored can be.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { EMAIL, ID, request, setUp } from './test-endpoint.ts'

const NAMES = [
  ...[
    'email',
    'name',
    'message',
    'page',
    'referrer',
    'ref',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'landing_page',
    'channel',
  ],
  ...[
    'submission_id',
    'first_touch',
    'click_ids',
    'widget',
    'consent',
    'elapsed_ms',
    'cf-turnstile-response',
    '__proto__',
    'constructor',
    'toString',
  ],
]
const text = fc.oneof(
  fc.constantFrom(
    EMAIL,
    ID,
    'https://partner.example/a?b=c',
    '{"a":1}',
    '{',
    '[]',
    'null',
    'on',
    '',
    ' ',
    '\0',
    '\ud83d',
    '\u202e',
    '{{email}}',
    '1e999',
    '-1',
    'widget',
    'form',
  ),
  fc.constantFrom('a'.repeat(5_000), '{"a":'.repeat(2_000), 'http://['),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const fields = fc.dictionary(
  fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', maxLength: 8 })),
  text,
  { maxKeys: 14 },
)
const json = fc.oneof(
  fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(text, fc.anything({ withNullPrototype: false })), {
    maxKeys: 14,
  }),
  fields,
  fc.anything(),
)
const written = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part)) ?? ''

const body = fc.oneof(
  json.map((value) => ['text/plain;charset=UTF-8', written(value)] as const),
  json.map(
    (value) =>
      [
        'application/json',
        written({ email: EMAIL, submission_id: ID, channel: 'widget', ...Object(value) }),
      ] as const,
  ),
  fields.map(
    (sent) =>
      [
        'application/x-www-form-urlencoded',
        new URLSearchParams({ email: EMAIL, ...sent }).toString(),
      ] as const,
  ),
  fc.string().map((sent) => ['application/x-www-form-urlencoded', sent] as const),
  fc
    .tuple(
      fc.constantFrom(
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'image/png',
        'text/plain',
        '',
      ),
      fc.uint8Array(),
    )
    .map(([type, bytes]) => [type, new Uint8Array(bytes)] as const),
  fields.map(
    (sent) =>
      [
        'multipart/form-data; boundary=x',
        `${Object.entries(sent)
          .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join('')}--x--\r\n`,
      ] as const,
  ),
)

const STATUSES = [200, 201, 303, 400, 403, 408, 413, 415, 422, 429]

test('anything that is sent is stored or refused, and what is stored can be', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async ([type, sent], wantsPage) => {
      const { handle, stored } = setUp()
      const accept = wantsPage ? 'text/html' : 'application/json'
      const headers = { accept, ...(type && { 'content-type': type }) }
      const response = await handle(request({ headers, body: sent }))
      expect(STATUSES).toContain(response.status)
      for (const { capture } of stored) {
        const row = JSON.stringify(capture)
        // Postgres rejects both in JSON; a lone surrogate is written as an escape.
        expect(row).not.toMatch(/\\u0000|\\ud[89a-f]/i)
        expect(row.length).toBeLessThan(40_000)
      }
      expect(await response.text()).not.toMatch(/\bat .+:\d+:\d+|TypeError|SyntaxError/)
    }),
    { numRuns: randomCases(1500) },
  )
})
