import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import type { Mail, SendMail } from '../_shared/send-mail.ts'
import { createDeliverMails } from './deliver-mails.ts'

const FIRST = 'a1b2c3d4-0000-4000-8000-000000000001'
const SECOND = 'a1b2c3d4-0000-4000-8000-000000000002'

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

function setUp(claimed: Awaited<ReturnType<CallProcedure>>, sendMail?: SendMail) {
  const mails: { mail: Mail; key: string }[] = []
  const noted: unknown[] = []
  const logged: Record<string, unknown>[] = []
  const deliverMails = createDeliverMails({
    callProcedure: async (name, parameters) => {
      if (name === 'claim_support_mails') return claimed
      noted.push(parameters)
      return ok(true)
    },
    sendMail: async (mail, key) => {
      mails.push({ mail, key })
      return sendMail ? sendMail(mail, key) : ok(null)
    },
    supportEmail: 'desk@foyer.test',
    log: (event) => logged.push(event),
  })
  return { deliverMails, mails, noted, logged }
}

test('mails what was claimed and notes it', async () => {
  const { deliverMails, mails, noted, logged } = setUp(ok([row(FIRST)]))
  await deliverMails(FIRST)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.key).toBe(`support-${FIRST}`)
  expect(mails[0]?.mail).toMatchObject({
    to: 'desk@foyer.test',
    replyTo: 'ana@practice.com',
    subject: 'My website or its draft: Ana Bcc: all@practice.com',
  })
  expect(mails[0]?.mail.text).toContain('Line one\n<b>two</b>\n')
  expect(mails[0]?.mail.text).not.toContain('Page:')
  expect(mails[0]?.mail.html).toContain('Line one\n&lt;b&gt;two&lt;/b&gt;')
  expect(mails[0]?.mail.html).toContain('Ruiz &amp; Sons')
  expect(noted).toEqual([{ request_id: FIRST, failure: null }])
  expect(logged).toEqual([])
})

test('one that fails is noted with its reason and keeps no other back', async () => {
  const { deliverMails, noted, logged } = setUp(ok([row(FIRST), row(SECOND)]), async (_, key) =>
    key.endsWith(FIRST) ? err({ code: 'unavailable', status: 503 }) : ok(null),
  )
  await deliverMails(FIRST)
  expect(noted).toEqual([
    { request_id: FIRST, failure: 'unavailable 503' },
    { request_id: SECOND, failure: null },
  ])
  expect(logged).toEqual([{ event: 'support_mail_not_sent', request: FIRST, failure: 'unavailable 503' }])
})

test.each([
  err({ code: 'unavailable' as const, status: 0, databaseCode: '' }),
  ok([{ id: 'nonsense' }]),
  ok(null),
])('sends nothing for %j', async (claimed) => {
  const { deliverMails, mails, logged } = setUp(claimed)
  await deliverMails(FIRST)
  expect(mails).toEqual([])
  expect(logged).toMatchObject([{ event: 'support_mails_not_claimed' }])
})
