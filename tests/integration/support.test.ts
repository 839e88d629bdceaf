// A request to the support, through the whole stack: gateway, auth, the function in Deno, Postgres, the mailbox.
import { randomUUID } from 'node:crypto'
import { DUE_MAILS_PATH, SUPPORT_PATH } from '@foyer/shared/api/support.ts'
import { expect, test, vi } from 'vitest'
import { sharedTestStack } from './shared-test-stack.ts'
import { newClient, signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await sharedTestStack()

const MESSAGE = 'How do I change <my> links?\nThe page says nothing.'

function send(token: string | null, request: Record<string, unknown>, at = stack) {
  return fetch(`${at.apiUrl}/functions/v1${SUPPORT_PATH}`, {
    method: 'POST',
    headers: {
      apikey: at.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ request_id: randomUUID(), topic: 'my_site', message: MESSAGE, ...request }),
  })
}

async function storedRequest(id: string, at = stack) {
  const { data, error } = await newClient(at, at.keys.secretKey)
    .from('support_requests')
    .select()
    .eq('id', id)
    .single()
  if (error) throw error
  return data
}

test('is stored, mailed with the way back to the person, and read by its owner alone', async () => {
  const owner = await signInByCode(stack)
  const stranger = await signInByCode(stack)
  const id = randomUUID()
  const response = await send(owner.token, { request_id: id, page: '/my-site' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ request: { id, created_at: expect.any(String) } })
  await vi.waitFor(async () => expect((await storedRequest(id)).mailed_at).not.toBeNull(), 60_000)

  const email = (await owner.client.auth.getUser()).data.user?.email
  const mails = stack.mailbox.list().filter(({ replyTo }) => replyTo.some(({ address }) => address === email))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    from: { name: 'Foyer', address: 'hello@foyer.example' },
    to: [{ address: 'desk@foyer.test' }],
    subject: expect.stringContaining('My website or its draft: '),
    text: expect.stringContaining(MESSAGE),
    html: expect.stringContaining('How do I change &lt;my&gt; links?'),
  })

  const columns = 'topic,message,page,status'
  expect(await owner.client.from('support_requests').select(columns)).toMatchObject({
    data: [{ topic: 'my_site', message: MESSAGE, page: '/my-site', status: 'open' }],
  })
  expect(await stranger.client.from('support_requests').select(columns)).toMatchObject({ data: [] })

  expect((await send(owner.token, { request_id: id, message: 'Once more' })).status).toBe(201)
  expect((await storedRequest(id)).message).toBe(MESSAGE)
})

test('needs a session and a message', async () => {
  const { token } = await signInByCode(stack)
  expect((await send(null, {})).status).toBe(401)
  expect((await send(stack.keys.anonKey, {})).status).toBe(401)
  const empty = await send(token, { message: '  ', topic: 'nonsense' })
  expect(empty.status).toBe(400)
  expect(await empty.json()).toMatchObject({
    error: { fields: { message: 'Write what we can help with.', topic: 'Choose what it is about.' } },
  })
})

test('takes along what could not be mailed before', async () => {
  const { token, userId } = await signInByCode(stack)
  const early = randomUUID()
  await stack.database.asSuperuser((tx) =>
    tx.query(
      `insert into public.support_requests (id, profile_id, email, topic, message, mail_attempts, mail_locked_until)
       values ($1, $2, 'early@practice.example', 'other', 'The early one', 1, now() - interval '1 second')`,
      [early, userId],
    ),
  )
  expect((await send(token, {})).status).toBe(201)
  await vi.waitFor(async () => expect((await storedRequest(early)).mailed_at).not.toBeNull(), 60_000)
  expect(stack.mailbox.list().find(({ text }) => text.includes('The early one'))).toMatchObject({
    replyTo: [{ address: 'early@practice.example' }],
  })
})

test('is mailed when the timer asks for what is due, and nobody else may ask', async () => {
  const { userId, token } = await signInByCode(stack)
  const late = randomUUID()
  await stack.database.asSuperuser((tx) =>
    tx.query(
      `insert into public.support_requests (id, profile_id, email, topic, message, mail_attempts, mail_locked_until)
       values ($1, $2, 'late@practice.example', 'other', 'The late one', 1, now() - interval '1 second')`,
      [late, userId],
    ),
  )
  const ask = (headers: Record<string, string>) =>
    fetch(`${stack.apiUrl}/functions/v1${DUE_MAILS_PATH}`, { method: 'POST', headers })
  expect((await ask({ apikey: stack.keys.publishableKey, authorization: `Bearer ${token}` })).status).toBe(
    401,
  )
  expect((await ask({ apikey: stack.keys.secretKey })).status).toBe(202)
  await vi.waitFor(async () => expect((await storedRequest(late)).mailed_at).not.toBeNull(), 60_000)
  expect(stack.mailbox.list().filter(({ text }) => text.includes('The late one'))).toHaveLength(1)
})

test('is kept when no mail goes out', async () => {
  const broken = await startTestStack({ env: { MAILPIT_URL: 'http://127.0.0.1:9' } })
  try {
    const { token } = await signInByCode(broken)
    const id = randomUUID()
    expect((await send(token, { request_id: id }, broken)).status).toBe(201)
    await vi.waitFor(
      async () =>
        expect(await storedRequest(id, broken)).toMatchObject({
          mailed_at: null,
          mail_attempts: 1,
          mail_error: 'unavailable 0',
        }),
      60_000,
    )
    expect(broken.mailbox.list().filter(({ subject }) => subject.includes('draft'))).toEqual([])
  } finally {
    await broken.stop()
  }
})
