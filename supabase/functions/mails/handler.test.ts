import { MAIL_STOP_PATH } from '@foyer/shared/api/mails.ts'
import { expect, test } from 'vitest'
import { createServiceClient } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'

const TOKEN = 'a'.repeat(64)

function setUp(answer: unknown, status = 200) {
  const asked: unknown[] = []
  const handle = createHandler({
    client: createServiceClient({
      supabaseUrl: 'https://project.example',
      secretKey: 'sb_secret_x',
      timeoutMs: 1000,
      fetch: async (_input, init) => {
        asked.push(JSON.parse(String(init?.body)))
        return Response.json(answer, { status })
      },
    }),
    appUrl: 'https://app.example',
    log: () => {},
  })
  const send = (method: string, body?: BodyInit) =>
    handle(
      new Request(`https://project.example${MAIL_STOP_PATH}?token=${TOKEN}`, {
        method,
        ...(body !== undefined && { body }),
      }),
    )
  return { send, asked }
}

const CHOICE = {
  masked_email: 'f•••@haddad.example',
  about: 'referrals',
  referral_updates: false,
  question_reminders: true,
  weekly_counts: false,
}
const multipart = new FormData()
multipart.append('List-Unsubscribe', 'One-Click')

test.each([
  ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['a form in parts', multipart],
])('a mail program stops mails by %s, and hears nothing about the person', async (_, body) => {
  const { send, asked } = setUp(CHOICE)
  const response = await send('POST', body)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('Stopped.\n')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(asked).toEqual([{ with_token: TOKEN }])
})

test('a look changes nothing and leads to the page with the button', async () => {
  const { send, asked } = setUp(CHOICE)
  const response = await send('GET')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `https://app.example/mail/${TOKEN}`,
  ])
  expect(asked).toEqual([])
})

test('says that a link is wrong or too old, and that nothing was saved', async () => {
  expect((await setUp(null).send('POST')).status).toBe(404)
  expect((await setUp({}, 503).send('POST')).status).toBe(503)
})
