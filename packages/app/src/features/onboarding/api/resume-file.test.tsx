import { beforeEach, expect, it, vi } from 'vitest'
import { fakeBackend, type SentRequest, sessionFor } from '../../../testing/fake-backend.ts'
import { uploadResume } from './resume-file.ts'

const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })

/** An upload whose events the test fires. */
class FakeRequest {
  readonly upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = ''
  onload = () => {}
  onabort = () => {}
  onloadend = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    sent(this)
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
}

let sent: (request: FakeRequest) => void = () => {}

async function start() {
  const began = new Promise<FakeRequest>((resolve) => {
    sent = resolve
  })
  const uploaded = uploadResume({
    personId: 'dana',
    file,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  return { uploaded, request: await began }
}

let requests: SentRequest[] = []

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  requests = fakeBackend({
    'POST /rpc/reserve_resume': { body: 'r-1.pdf' },
    'POST /rpc/free_resume': { status: 204 },
  })
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
})

it('gives up an upload that makes no progress for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { uploaded, request } = await start()
  vi.advanceTimersByTime(29_000)
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
  vi.advanceTimersByTime(29_000)
  const settled = vi.fn()
  void uploaded.then(settled)
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(await uploaded).toMatchObject({ ok: false, error: { code: 'unreachable' } })
  vi.useRealTimers()
})

it.each([
  ['<html>Bad gateway</html>', 'Your PDF could not be stored. Please try again in a moment.'],
  ['{"message":"The bucket is full"}', 'The bucket is full'],
  [
    '{"statusCode":"403","message":"new row violates row-level security policy"}',
    'Your PDF could not be stored. Please try again in a moment.',
  ],
])('explains a refusal with the body %s', async (responseText, message) => {
  const { uploaded, request } = await start()
  Object.assign(request, { status: 502, responseText })
  request.onload()
  expect(await uploaded).toEqual({ ok: false, error: { code: 'refused', message } })
})

it('gives the name back when the file was not stored, and keeps it when it was', async () => {
  const freed = () =>
    requests.flatMap(({ url, body }) => (url.pathname.endsWith('/free_resume') ? [body] : []))
  const stored = await start()
  stored.request.status = 200
  stored.request.onload()
  expect(await stored.uploaded).toEqual({ ok: true, value: 'dana/r-1.pdf' })
  expect(freed()).toEqual([])
  const failed = await start()
  failed.request.abort()
  expect(await failed.uploaded).toMatchObject({ ok: false, error: { code: 'unreachable' } })
  expect(freed()).toEqual([{ of_file: 'r-1.pdf' }])
})

it('sends nothing when the account is full', async () => {
  fakeBackend({ 'POST /rpc/reserve_resume': { body: null } })
  const full = uploadResume({
    personId: 'dana',
    file,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  expect(await full).toMatchObject({
    ok: false,
    error: { code: 'refused', message: expect.stringContaining('as many PDFs') },
  })
})
