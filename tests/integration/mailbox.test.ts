import { createConnection } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())
beforeEach(() => call('DELETE', '/api/v1/messages'))

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.mailboxUrl}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

const MAIL = {
  From: { Email: 'desk@foyer.example', Name: 'Front desk' },
  To: [{ Email: 'dana@harbor.example', Name: 'Dana Reyes' }],
  Subject: 'Your draft is ready',
  HTML: '<p>Have a look</p>',
  Text: 'Have a look',
}

async function send(mail: Record<string, unknown> = {}): Promise<string> {
  return (await call('POST', '/api/v1/send', { ...MAIL, ...mail })).body.ID
}

test('lists mails newest first, in pages', async () => {
  for (const Subject of ['one', 'two', 'three']) await send({ Subject })
  const { body } = await call('GET', '/api/v1/messages?start=1&limit=1')
  expect(body).toMatchObject({ total: 3, unread: 3, count: 1, messages_count: 3, start: 1 })
  expect(body.messages).toEqual([
    {
      ID: expect.stringMatching(/^[\w-]{22}$/),
      MessageID: expect.stringMatching(/^[\w-]{22}@mailpit$/),
      Read: false,
      From: { Name: 'Front desk', Address: 'desk@foyer.example' },
      To: [{ Name: 'Dana Reyes', Address: 'dana@harbor.example' }],
      ReplyTo: [],
      Subject: 'two',
      Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ])
})

test('reads a mail by its id and as the latest, which marks it as read', async () => {
  const id = await send({ ReplyTo: [{ Email: 'reply@foyer.example' }] })
  const { body } = await call('GET', `/api/v1/message/${id}`)
  expect(body).toMatchObject({ ID: id, HTML: MAIL.HTML, Text: MAIL.Text, Subject: MAIL.Subject })
  expect(body.ReplyTo).toEqual([{ Name: '', Address: 'reply@foyer.example' }])
  expect((await call('GET', '/api/v1/message/latest')).body.ID).toBe(id)
  expect((await call('GET', '/api/v1/messages')).body.unread).toBe(0)
  expect(await call('GET', '/api/v1/message/none')).toMatchObject({ status: 404 })
})

test('keeps the headers by which a reader stops mails', async () => {
  const Headers = {
    'Message-ID': '<one@foyer.example>',
    'List-Unsubscribe': '<https://foyer.example/stop>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const { body } = await call('GET', `/api/v1/message/${await send({ Headers })}/headers`)
  expect(body).toEqual(Object.fromEntries(Object.entries(Headers).map(([name, value]) => [name, [value]])))
  expect(await call('GET', '/api/v1/message/none/headers')).toMatchObject({ status: 404 })
})

test('shows a mail as HTML in which no script runs', async () => {
  const id = await send({ HTML: '<p>Hello</p><script>alert(1)</script>' })
  const html = await call('GET', `/mail/${id}`)
  expect(html.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html.body).toContain('<p>Hello</p>')
})

test('deletes all mails', async () => {
  await send()
  expect((await call('DELETE', '/api/v1/messages')).body).toBe('ok')
  expect((await call('GET', '/api/v1/messages')).body.total).toBe(0)
})

describe('search', () => {
  test.each([
    ['to:li@clinic.example', ['Welcome']],
    ['from:news@foyer.example', ['Welcome back']],
    ['subject:"Welcome back"', ['Welcome back']],
    ['message-id:"may-1@foyer.example"', ['Invoice for May']],
    ['may invoice', ['Invoice for May']],
    ['nothing like it', []],
  ])('%s', async (query, subjects) => {
    await send({ Subject: 'Invoice for May', Headers: { 'Message-ID': '<may-1@foyer.example>' } })
    await send({ Subject: 'Welcome', To: [{ Email: 'li@clinic.example', Name: 'Li' }] })
    await send({ Subject: 'Welcome back', From: { Email: 'news@foyer.example' }, HTML: '<p>May brings</p>' })
    const { body } = await call('GET', `/api/v1/search?query=${encodeURIComponent(query)}`)
    expect(body.messages.map(({ Subject }: { Subject: string }) => Subject)).toEqual(subjects)
  })

  test('answers 400 without a query', async () => {
    expect(await call('GET', '/api/v1/search')).toMatchObject({ status: 400, body: 'Error: no search query' })
  })
})

test.each([
  ['GET', '/api/v1/tags', undefined, 'GET /api/v1/tags'],
  ['GET', '/api/v1/search?query=is:read', undefined, 'The search is:read'],
  ['DELETE', '/api/v1/messages', { IDs: ['x'] }, 'Deleting single mails'],
  ['POST', '/api/v1/send', { ...MAIL, Tags: ['news'] }, 'Tags of a mail'],
  ['POST', '/api/v1/send', { ...MAIL, Attachments: [] }, 'Attachments of a mail'],
])('answers 501 to %s %s %j', async (method, path, body, named) => {
  expect(await call(method, path, body)).toMatchObject({
    status: 501,
    body: { Error: `${named} is not part of the embedded stack; \`supabase start\` has it.` },
  })
})

test.each([
  [{ From: undefined }, /^From/],
  [{ To: [{ Email: 'nobody' }] }, /^To\.0\.Email/],
])('refuses a mail with %j', async (mail, reason) => {
  const answer = await call('POST', '/api/v1/send', { ...MAIL, ...mail })
  expect(answer.status).toBe(400)
  expect(answer.body.Error).toMatch(reason)
})

describe('pages of other sites', () => {
  test.each([
    ['POST', '/api/v1/send', { origin: 'https://evil.example' }],
    ['POST', '/api/v1/send', { origin: 'null' }],
    ['DELETE', '/api/v1/messages', { 'sec-fetch-site': 'cross-site' }],
    ['GET', '/api/v1/message/latest', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ])('cannot %s %s with %j', async (method, path, headers) => {
    await send()
    const body = method === 'POST' ? MAIL : undefined
    expect((await call(method, path, body, headers)).status).toBe(403)
    expect((await call('GET', '/api/v1/messages')).body).toMatchObject({ total: 1, unread: 1 })
  })

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80'])(
    'cannot read mails through the name %s',
    async (host) => {
      await send()
      expect(await askAs(host, '/api/v1/messages')).toMatch(/^HTTP\/1.1 403 /)
    },
  )

  test('cannot show the mailbox in a frame', async () => {
    expect((await call('GET', '/')).headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('can link to it', async () => {
    const link = 'localhost\r\nsec-fetch-site: cross-site\r\nsec-fetch-mode: navigate'
    expect(await askAs(link, '/')).toMatch(/^HTTP\/1.1 200 /)
  })
})

test.each(['localhost', '[::1]'])('answers under the name %s', async (name) => {
  const { port } = new URL(stack.mailboxUrl)
  expect(await askAs(`${name}:${port}`, '/api/v1/messages')).toMatch(/^HTTP\/1.1 200 /)
})

/** Sends the `Host` header that fetch() does not let a program choose; returns the whole response. */
async function askAs(host: string, path: string): Promise<string> {
  const socket = createConnection(Number(new URL(stack.mailboxUrl).port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  let response = ''
  for await (const chunk of socket) response += chunk
  return response
}

test('receives the mails of the sign-in', async () => {
  await fetch(`${stack.apiUrl}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishableKey },
    body: JSON.stringify({ email: 'new@harbor.example' }),
  })
  const { body } = await call('GET', '/api/v1/search?query=to:new@harbor.example')
  expect(body.messages_count).toBe(1)
})
