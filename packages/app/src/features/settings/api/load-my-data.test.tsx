import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { type Answer, fakeBackend, type SentRequest, sessionFor } from '../../../testing/fake-backend.ts'
import { writeMyData } from '../write-my-data.ts'
import { loadMyData } from './load-my-data.ts'

const EMAIL = 'dana@clinic.example'
const KEY = { key: '2026', id: '00000000-0000-4000-8000-000000000001' }
const rows = (length: number) => Array.from({ length }, (_, index) => ({ id: index }))

function load(more: Readonly<Record<string, Answer | ((request: SentRequest) => Answer)>> = {}) {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor(EMAIL)))
  fakeBackend({
    // The first matching entry answers.
    ...more,
    'GET /user': { body: sessionFor(EMAIL).user },
    'GET /account/captures': { body: { captures: rows(2) } },
    'POST /rpc/referral_list': { body: { rows: [], next: null, total: 0 } },
    'POST /object/list/resumes': { body: [] },
    'POST /object/list/site-pictures': { body: [] },
    'GET /one.pdf': { body: 'bytes of the PDF' },
    'GET ': { body: [] },
    ...more,
  })
  return loadMyData()
}

it('loads all pages of ten thousand referrals', async () => {
  const { content } = await load({
    'POST /rpc/referral_list': ({ body }) => {
      const { after } = body as { after?: { key: string } }
      const first = Number(after?.key ?? 0)
      const page = rows(1000).map(({ id }) => ({ id: first + id }))
      return {
        body: {
          rows: page,
          next: first < 9000 ? { ...KEY, key: String(first + 1000) } : null,
          total: 10_000,
        },
      }
    },
  })
  expect(content.referrals).toEqual(rows(10_000))
})

it('loads all pages of a table', async () => {
  const { content } = await load({
    'GET /support_requests': ({ url }) => ({
      body: rows(url.searchParams.get('offset') === '500' ? 3 : 500),
    }),
  })
  expect(content.supportRequests).toHaveLength(503)
})

it('orders the sums of page loads by all of their keys, so that pages of rows overlap nowhere', async () => {
  let order: string | null = null
  const { content } = await load({
    'GET /page_loads': ({ url }) => {
      order = url.searchParams.get('order')
      return { body: rows(1) }
    },
  })
  expect(content.pageLoads).toEqual(rows(1))
  expect(order).toBe('day.asc,page.asc,source.asc')
})

it('puts the uploaded PDF into the archive', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const data = await load({ 'POST /object/list/resumes': { body: [{ name: 'one.pdf' }] } })
  const files = unzipSync(writeMyData(data, new Date('2026-11-22T12:00:00Z')))
  expect(Object.keys(files).sort()).toEqual(['my-data.json', 'pdfs/one.pdf'])
  expect(strFromU8(files['pdfs/one.pdf'] ?? new Uint8Array())).toContain('bytes of the PDF')
  expect(JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()))).toMatchObject({
    signIn: { email: EMAIL },
    pdfs: ['one.pdf'],
  })
})

it.each([
  ['the captures', { 'GET /account/captures': { status: 500, body: {} } }],
  [
    'a PDF',
    {
      'POST /object/list/resumes': { body: [{ name: 'one.pdf' }] },
      'GET /one.pdf': { status: 500, body: { message: 'away' } },
    },
  ],
])('fails as a whole when %s cannot be read', async (_, more) => {
  await expect(load(more)).rejects.toThrow()
})
