import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import type { Mail } from '../../_shared/mails/send-mail.ts'
import { createServiceClient } from '../../_shared/service-client.ts'
import { createKeepLedger } from './keep-ledger.ts'

/** Runs it once with these answers of the database. */
async function keep(due: number, check: unknown, failures = 0) {
  const mails: Mail[] = []
  const logged: Record<string, unknown>[] = []
  let left = failures
  const client = createServiceClient({
    supabaseUrl: 'https://project.example',
    secretKey: 'sb_secret_x',
    timeoutMs: 1000,
    fetch: async (input) => Response.json(String(input).includes('claim_due_referrals') ? due : check),
  })
  const keepLedger = createKeepLedger({
    client,
    sendMail: async (mail) => {
      if (left-- > 0) return err({ code: 'unavailable', status: 503 })
      mails.push(mail)
      return ok(null)
    },
    supportEmail: 'desk@foyer.test',
    appUrl: 'https://app.example',
    operator: 'Foyer Practice Websites, Inc., 200 Example Street',
    log: (event) => logged.push(event),
  })
  return { more: await keepLedger(), mails, logged }
}

test('says nothing when everything adds up', async () => {
  expect(await keep(3, { problems: [] })).toEqual({ more: false, mails: [], logged: [] })
  expect(await keep(0, null)).toEqual({ more: false, mails: [], logged: [] })
})

test('goes on when as many became due as were taken', async () => {
  expect((await keep(50, null)).more).toBe(true)
})

test('tells the support what does not add up', async () => {
  const { mails } = await keep(0, {
    problems: [{ name: 'sums', subject: '<S-1>', details: 'Off by a cent' }],
  })
  expect(mails).toMatchObject([
    { to: 'desk@foyer.test', text: expect.stringContaining('sums: <S-1>: Off by a cent') },
  ])
  expect(mails[0]?.html).toContain('&lt;S-1&gt;')
})

test('tells it also when the mail service fails at first, and notes when it does not come back', async () => {
  const check = { problems: [{ name: 'sums', subject: 'S-1', details: 'Off by a cent' }] }
  expect((await keep(0, check, 2)).mails).toHaveLength(1)
  const lost = await keep(0, check, 3)
  expect(lost.mails).toEqual([])
  expect(lost.logged).toContainEqual({ event: 'ledger_problems_not_told' })
})
