import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import type { Mail, SendMail } from '../_shared/mails/send-mail.ts'
import { createDeliverMails } from './deliver-mails.ts'

const FIRST = 'a1b2c3d4-0000-4000-8000-000000000001'
const SECOND = 'a1b2c3d4-0000-4000-8000-000000000002'
const CLAIM = '/rest/v1/rpc/claim_support_mails'

const row = (id: string) => ({
  id,
  email: 'ana@practice.com',
  topic: 'my_site',
  message: 'Line one\n<b>two</b>',
  page: null,
  created_at: '2026-11-21T09:30:10+00:00',
  name: 'Ana\r\nBcc: all@practice.com',
  practice: 'Ruiz & Sons',
})

function setUp(
  claim: () => Response,
  {
    sendMail = async () => ok(null),
    note = json(200, true),
  }: { sendMail?: SendMail; note?: () => Response } = {},
) {
  const mails: { mail: Mail; key: string }[] = []
  const logged: Record<string, unknown>[] = []
  const { client, asked } = fakeServiceClient(({ url }) => (url === CLAIM ? claim() : note()))
  const deliverMails = createDeliverMails({
    client,
    sendMail: async (mail, key) => {
      mails.push({ mail, key })
      return sendMail(mail, key)
    },
    places: {
      supportEmail: 'desk@foyer.test',
      appUrl: 'https://app.example',
      operator: 'Lindgren Health LLC, 12 Main St',
    },
    log: (event) => logged.push(event),
  })
  const bodies = (path: string) => asked.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body))
  return {
    deliverMails,
    mails,
    logged,
    claims: () => bodies(CLAIM),
    notes: () => bodies('/rest/v1/rpc/note_support_mail'),
  }
}

test('mails what was claimed and notes it', async () => {
  const { deliverMails, mails, claims, notes, logged } = setUp(json(200, [row(FIRST)]))
  await deliverMails(FIRST)
  expect(claims()).toEqual([{ first_id: FIRST, room: 4 }])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.key).toBe(`support-${FIRST}`)
  expect(mails[0]?.mail).toMatchObject({
    to: 'desk@foyer.test',
    replyTo: 'ana@practice.com',
    subject: 'My website or its draft: Ana Bcc: …',
  })
  expect(mails[0]?.mail.text).toContain('Line one\n<b>two</b>\n')
  expect(mails[0]?.mail.text).not.toContain('Page:')
  expect(mails[0]?.mail.html).toContain('Line one<br>&lt;b&gt;two&lt;/b&gt;')
  expect(mails[0]?.mail.text).toMatch(/\nLindgren Health LLC, 12 Main St\n$/)
  expect(mails[0]?.mail.html).toContain('Ruiz &amp; Sons')
  expect(notes()).toEqual([{ request_id: FIRST }])
  expect(logged).toEqual([])
})

test('claims no request before the others when a timer asks', async () => {
  const { deliverMails, claims } = setUp(json(200, []))
  await deliverMails(null)
  expect(claims()).toEqual([{ first_id: '00000000-0000-0000-0000-000000000000', room: 4 }])
})

test('notes a mail that failed with its reason, and sends the others', async () => {
  const { deliverMails, mails, notes, logged } = setUp(json(200, [row(FIRST), row(SECOND)]), {
    sendMail: async (_, key) => (key.endsWith(FIRST) ? err({ code: 'unavailable', status: 503 }) : ok(null)),
  })
  await deliverMails(FIRST)
  expect(mails).toHaveLength(2)
  expect(notes()).toEqual([{ request_id: FIRST, failure: 'unavailable 503' }, { request_id: SECOND }])
  expect(logged).toEqual([{ event: 'support_mail_not_sent', request: FIRST, failure: 'unavailable 503' }])
})

test('sends a mail once, and notes it again when the first note fails', async () => {
  let notes = 0
  const delivery = setUp(json(200, [row(FIRST)]), {
    note: () => (++notes === 1 ? json(503, {})() : json(200, true)()),
  })
  await delivery.deliverMails(FIRST)
  expect(delivery.mails).toHaveLength(1)
  expect(delivery.notes()).toEqual([{ request_id: FIRST }, { request_id: FIRST }])
  expect(delivery.logged).toMatchObject([{ event: 'support_mail_not_noted', status: 503 }])
})

test('sends a mail again under the same idempotency key, so that the service does not send it twice', async () => {
  const { deliverMails, mails } = setUp(json(200, [row(FIRST)]), { note: json(503, {}) })
  await deliverMails(FIRST)
  await deliverMails(null)
  expect(mails.map(({ key }) => key)).toEqual([`support-${FIRST}`, `support-${FIRST}`])
})

test.each([
  [503, {}],
  [200, [{ id: 'nonsense' }]],
  [200, null],
])('sends nothing when the claim is answered with %d %j', async (status, body) => {
  const { deliverMails, mails, logged } = setUp(json(status, body))
  await deliverMails(FIRST)
  expect(mails).toEqual([])
  expect(logged).toMatchObject([{ event: 'support_mails_not_claimed' }])
})
