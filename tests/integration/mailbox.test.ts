import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stack } from '../../supabase/local/stack.ts'
import { startTestStack } from './start-test-stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())
beforeEach(() => call('DELETE', '/api/v1/messages'))

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${stack.mailboxUrl}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

async function send(mail: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call('POST', '/api/v1/send', {
    From: { Email: 'desk@foyer.example', Name: 'Front desk' },
    To: [{ Email: 'dana@harbor.example', Name: 'Dana Reyes' }],
    Subject: 'Your draft is ready',
    HTML: '<p>Have a <a href="https://app.example/drafts/1?a=1&amp;b=2">look</a></p>',
    ...mail,
  })
  return body.ID
}

async function search(query: string): Promise<string[]> {
  const { body } = await call('GET', `/api/v1/search?query=${encodeURIComponent(query)}`)
  return body.messages.map(({ Subject }: { Subject: string }) => Subject)
}

describe('a mail that was sent', () => {
  test('stands in the list, newest first, in pages', async () => {
    for (const Subject of ['one', 'two', 'three']) await send({ Subject, Tags: ['news'] })
    const { body } = await call('GET', '/api/v1/messages?start=1&limit=1')
    expect(body).toMatchObject({ total: 3, unread: 3, count: 1, messages_count: 3, start: 1 })
    expect(body.messages).toEqual([
      {
        ID: expect.stringMatching(/^[\w-]{22}$/),
        MessageID: expect.any(String),
        Read: false,
        From: { Name: 'Front desk', Address: 'desk@foyer.example' },
        To: [{ Name: 'Dana Reyes', Address: 'dana@harbor.example' }],
        Cc: [],
        Bcc: [],
        ReplyTo: [],
        Subject: 'two',
        Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        Username: '',
        Tags: ['news'],
        Size: expect.any(Number),
        Attachments: 0,
        Snippet: 'Have a look ( https://app.example/drafts/1?a=1&b=2 )',
      },
    ])
  })

  test('can be read by its id and as the latest, which marks it as read', async () => {
    const id = await send()
    expect((await call('GET', '/api/v1/messages')).body.unread).toBe(1)
    const { body } = await call('GET', `/api/v1/message/${id}`)
    expect(body).toMatchObject({
      ID: id,
      Subject: 'Your draft is ready',
      HTML: '<p>Have a <a href="https://app.example/drafts/1?a=1&amp;b=2">look</a></p>',
      Text: 'Have a look ( https://app.example/drafts/1?a=1&b=2 )',
      ReturnPath: 'desk@foyer.example',
      Attachments: [],
      Inline: [],
    })
    expect((await call('GET', '/api/v1/message/latest')).body.ID).toBe(id)
    expect((await call('GET', '/api/v1/messages')).body.unread).toBe(0)
  })

  test('has headers and a raw form, in which nothing can be forged', async () => {
    const id = await send({
      Subject: 'Grüße\r\nBcc: everybody@example.com',
      Cc: [{ Email: 'cc@harbor.example' }],
      ReplyTo: [{ Email: 'reply@foyer.example', Name: 'Zoë' }],
      Headers: { 'List-Unsubscribe': '<https://app.example/stop>' },
    })
    const { body: headers } = await call('GET', `/api/v1/message/${id}/headers`)
    const subject = `=?utf-8?B?${Buffer.from('Grüße Bcc: everybody@example.com').toString('base64')}?=`
    expect(headers).toMatchObject({
      From: ['"Front desk" <desk@foyer.example>'],
      Cc: ['cc@harbor.example'],
      'Reply-To': [`=?utf-8?B?${Buffer.from('"Zoë"').toString('base64')}?= <reply@foyer.example>`],
      Subject: [subject],
      'List-Unsubscribe': ['<https://app.example/stop>'],
    })
    const { body: raw } = await call('GET', `/api/v1/message/${id}/raw`)
    expect(raw).toContain(`Subject: ${subject}\r\n`)
    expect(raw).not.toMatch(/^Bcc:/m)
  })

  test('can be looked at as HTML, in which no script runs, and as text', async () => {
    const id = await send({ HTML: '<p>Hello</p><script>alert(1)</script>', Text: 'Hello in words' })
    const html = await call('GET', `/view/${id}.html`)
    expect(html.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html.body).toContain('<p>Hello</p>')
    expect((await call('GET', '/view/latest.txt')).body).toBe('Hello in words')
  })

  test('can be marked and deleted', async () => {
    const [one, two] = [await send({ Subject: 'one' }), await send({ Subject: 'two' })]
    expect((await call('PUT', '/api/v1/messages', { IDs: [one], Read: true })).body).toBe('ok')
    expect(await search('is:read')).toEqual(['one'])
    expect((await call('DELETE', '/api/v1/messages', { IDs: [two] })).body).toBe('ok')
    expect(await search('is:unread')).toEqual([])
    expect((await call('DELETE', '/api/v1/messages')).body).toBe('ok')
    expect((await call('GET', '/api/v1/messages')).body.total).toBe(0)
  })
})

describe('search', () => {
  beforeEach(async () => {
    await send({ Subject: 'Invoice for May' })
    await send({
      Subject: 'Welcome',
      To: [{ Email: 'li@clinic.example', Name: 'Li' }],
      HTML: '<p>Hello Li</p>',
    })
    await send({ Subject: 'Welcome back', From: { Email: 'news@foyer.example' }, HTML: '<p>May brings</p>' })
  })

  test.each([
    ['to:li@clinic.example', ['Welcome']],
    ['to:LI', ['Welcome']],
    ['from:news@foyer.example', ['Welcome back']],
    ['subject:"Welcome back"', ['Welcome back']],
    ['subject:welcome', ['Welcome back', 'Welcome']],
    ['may', ['Welcome back', 'Invoice for May']],
    ['may invoice', ['Invoice for May']],
    ['-subject:welcome', ['Invoice for May']],
    ['!to:li subject:welcome', ['Welcome back']],
    ['is:unread to:dana', ['Welcome back', 'Invoice for May']],
    ['after:2020-01-01', ['Welcome back', 'Welcome', 'Invoice for May']],
    ['before:2020-01-01', []],
    ['after:nonsense', []],
    ['nothing like it', []],
  ])('%s', async (query, subjects) => {
    expect(await search(query)).toEqual(subjects)
  })

  test('without a query is an error; deleting by one deletes those alone', async () => {
    expect(await call('GET', '/api/v1/search')).toMatchObject({ status: 400, body: 'Error: no search query' })
    await call('DELETE', '/api/v1/search?query=subject:welcome')
    expect((await call('GET', '/api/v1/messages')).body.messages).toHaveLength(1)
  })
})

describe('what cannot be done', () => {
  test.each([
    [{ From: undefined }, 400, /^From/],
    [{ To: [{ Email: 'nobody' }] }, 400, /^To\.0\.Email/],
    [{ Attachments: [{ Content: 'eA==', Filename: 'x.txt' }] }, 501, /^Attachments are not served/],
  ])('%j is refused with a reason', async (mail, status, reason) => {
    const answer = await call('POST', '/api/v1/send', {
      From: { Email: 'desk@foyer.example' },
      To: [{ Email: 'dana@harbor.example' }],
      ...mail,
    })
    expect(answer.status).toBe(status)
    expect(answer.body.Error).toMatch(reason)
  })

  test.each(['/api/v1/message/none', '/api/v1/message/none/raw', '/view/none.html'])(
    '%s is not there',
    async (path) => {
      expect(await call('GET', path)).toMatchObject({ status: 404, body: '404 page not found' })
    },
  )
})

test('the mails of the sign-in arrive here', async () => {
  await fetch(`${stack.apiUrl}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishableKey },
    body: JSON.stringify({ email: 'new@harbor.example' }),
  })
  const { body } = await call('GET', '/api/v1/search?query=to:new@harbor.example')
  expect(body.messages_count).toBe(1)
})

test('it says that it is well, and how many mails there are', async () => {
  await send()
  expect((await call('GET', '/livez')).status).toBe(200)
  expect((await call('GET', '/readyz')).status).toBe(200)
  expect((await call('GET', '/api/v1/info')).body).toMatchObject({ Messages: 1, Unread: 1 })
})
