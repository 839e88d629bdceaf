import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService, stayQuiet } from '../../../tests/start-fake-service.ts'
import { createSendMail, type MailAccess } from './send-mail.ts'

const MAIL = {
  to: 'desk@foyer.test',
  replyTo: 'ana@practice.com',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
}

const access = (rest: Partial<MailAccess>): MailAccess => ({
  resend: null,
  mailpitUrl: 'http://127.0.0.1:9',
  from: { name: 'Foyer', email: 'hello@foyer.example' },
  timeoutMs: PATIENCE_MS.answering,
  ...rest,
})

test('sends to the mailbox of a local stack', async () => {
  const mailpit = await startFakeService(respondJson(200, '{"ID":"1"}'))
  expect(await createSendMail(access({ mailpitUrl: mailpit.url }))(MAIL, 'key')).toEqual({
    ok: true,
    value: null,
  })
  expect(mailpit.asked).toMatchObject([{ method: 'POST', url: '/api/v1/send' }])
  expect(JSON.parse(mailpit.asked[0]?.body ?? '')).toEqual({
    Headers: { 'Message-ID': '<key@foyer.example>' },
    From: { Email: 'hello@foyer.example', Name: 'Foyer' },
    To: [{ Email: 'desk@foyer.test', Name: '' }],
    ReplyTo: [{ Email: 'ana@practice.com', Name: '' }],
    Subject: 'Hello',
    Text: 'Text',
    HTML: '<p>Text</p>',
  })
})

test('sends to Resend where an API key is set, with an idempotency key', async () => {
  const resend = await startFakeService(respondJson(200, '{"id":"1"}'))
  const send = createSendMail(access({ resend: { apiKey: 're_x', url: resend.url } }))
  expect(await send(MAIL, 'support-1')).toEqual({ ok: true, value: null })
  expect(resend.asked).toMatchObject([
    {
      method: 'POST',
      url: '/emails',
      headers: { authorization: 'Bearer re_x', 'idempotency-key': 'support-1' },
    },
  ])
  expect(JSON.parse(resend.asked[0]?.body ?? '')).toEqual({
    from: 'Foyer <hello@foyer.example>',
    to: ['desk@foyer.test'],
    reply_to: 'ana@practice.com',
    subject: 'Hello',
    text: 'Text',
    html: '<p>Text</p>',
  })
})

test('sends further headers on both ways', async () => {
  const headers = { 'List-Unsubscribe': '<https://foyer.example/stop>' }
  const service = await startFakeService(respondJson(200, '{}'))
  await createSendMail(access({ mailpitUrl: service.url }))({ ...MAIL, headers }, 'key')
  await createSendMail(access({ resend: { apiKey: 're_x', url: service.url } }))({ ...MAIL, headers }, 'key')
  const [local, hosted] = service.asked.map(({ body }) => JSON.parse(body))
  expect(local.Headers).toEqual({ 'Message-ID': '<key@foyer.example>', ...headers })
  expect(hosted.headers).toEqual(headers)
})

test.each([
  [400, 'refused'],
  [422, 'refused'],
  [401, 'unavailable'],
  [429, 'unavailable'],
  [500, 'unavailable'],
])('turns an answer of %d into %s', async (status, code) => {
  const mailpit = await startFakeService(respondJson(status, '{}'))
  expect(await createSendMail(access({ mailpitUrl: mailpit.url }))(MAIL, 'key')).toEqual({
    ok: false,
    error: { code, status },
  })
})

test('is unavailable when the service does not answer in time or cannot be reached', async () => {
  const quiet = await startFakeService(stayQuiet)
  const failure = { ok: false, error: { code: 'unavailable', status: 0 } }
  expect(
    await createSendMail(access({ mailpitUrl: quiet.url, timeoutMs: PATIENCE_MS.silent }))(MAIL, 'key'),
  ).toEqual(failure)
  await quiet.close()
  expect(await createSendMail(access({ mailpitUrl: quiet.url }))(MAIL, 'key')).toEqual(failure)
})

test('looks into the mailbox before it repeats a mail', async () => {
  const mailpit = await startFakeService(respondJson(200, '{"messages_count":1}'))
  const send = createSendMail(access({ mailpitUrl: mailpit.url }))
  expect(await send(MAIL, 'draft-1', true)).toEqual({ ok: true, value: null })
  expect(mailpit.asked).toMatchObject([
    { method: 'GET', url: '/api/v1/search?query=message-id%3A%22draft-1%40foyer.example%22' },
  ])
})

test('sends a repeat that is not in the mailbox, and nothing while the mailbox cannot be searched', async () => {
  const mailpit = await startFakeService(respondJson(200, '{"messages_count":0}'))
  const send = createSendMail(access({ mailpitUrl: mailpit.url }))
  expect(await send(MAIL, 'draft-1', true)).toEqual({ ok: true, value: null })
  expect(mailpit.asked.map(({ method }) => method)).toEqual(['GET', 'POST'])

  const broken = await startFakeService(respondJson(500, '{}'))
  expect(await createSendMail(access({ mailpitUrl: broken.url }))(MAIL, 'draft-1', true)).toEqual({
    ok: false,
    error: { code: 'unavailable', status: 0 },
  })
  expect(broken.asked.map(({ method }) => method)).toEqual(['GET'])
})

test('leaves repeats to the key where the service knows keys', async () => {
  const resend = await startFakeService(respondJson(200, '{"id":"1"}'))
  const send = createSendMail(access({ resend: { apiKey: 're_x', url: resend.url } }))
  expect(await send(MAIL, 'draft-1', true)).toEqual({ ok: true, value: null })
  expect(resend.asked.map(({ method }) => method)).toEqual(['POST'])
})
