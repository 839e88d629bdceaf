import { err, ok } from '@foyer/shared/result.ts'
import { expect, test, vi } from 'vitest'
import type { ClaimedMail } from '../../_shared/mails/mail-store.ts'
import type { WorkerTools } from '../tools.ts'
import { createSendMails } from './send-mails.ts'

const mailWith = (id: string, attempts: number): ClaimedMail => ({
  id,
  kind: 'draft_ready',
  attempts,
  token: 'a'.repeat(64),
  email: 'dana@practice.example',
  first_name: null,
  facts: { version: 1, slug: 'a'.repeat(32), has_card: false, content: {} },
})
const MAIL = { to: 'dana@practice.example', subject: 'Hello', text: '', html: '' }

/** The job with a queue of mails, and a mail service that takes every mail where a test does not replace it. */
function setUp(
  queue: readonly ClaimedMail[],
  sendMail: WorkerTools['sendMail'] = async () => ok(null),
  more = false,
  composeMail: WorkerTools['composeMail'] = () => MAIL,
) {
  const logged: unknown[] = []
  const mails = {
    claim: vi.fn<WorkerTools['mails']['claim']>(async () => ok({ mails: [...queue], more })),
    note: vi.fn<WorkerTools['mails']['note']>(async () => ok(true)),
  }
  const sent = vi.fn(sendMail)
  const log = (event: unknown) => void logged.push(event)
  return {
    mails,
    sent,
    logged,
    send: createSendMails({ mails, composeMail, sendMail: sent, log }),
  }
}

test('a first mail is no repeat, and a second attempt is one', async () => {
  const { mails, sent, send } = setUp([mailWith('first', 1), mailWith('second', 2)])
  expect(await send()).toBe(false)
  expect(sent.mock.calls).toEqual([
    [MAIL, 'mail-first', false],
    [MAIL, 'mail-second', true],
  ])
  expect(mails.note.mock.calls).toEqual([
    ['first', null],
    ['second', null],
  ])
})

test.each([
  ['refused', 422, true],
  ['unavailable', 503, false],
] as const)('a mail that is %s is noted with its reason, finally: %s', async (code, status, isFinal) => {
  const { mails, logged, send } = setUp([mailWith('one', 1), mailWith('other', 1)], async (_mail, key) =>
    key === 'mail-one' ? err({ code, status }) : ok(null),
  )
  await send()
  expect(mails.note.mock.calls).toEqual(
    expect.arrayContaining([
      ['one', { reason: `${code} ${status}`, isFinal }],
      ['other', null],
    ]),
  )
  expect(logged).toEqual([{ event: 'mail_not_sent', mail: 'one', kind: 'draft_ready', code, status }])
})

test('a mail that cannot be written is logged with its cause, and holds no other back', async () => {
  const { mails, logged, send } = setUp(
    [mailWith('broken', 1), mailWith('other', 1)],
    undefined,
    true,
    (mail) => {
      if (mail.id === 'broken') throw new RangeError('Invalid time value')
      return MAIL
    },
  )
  expect(await send()).toBe(true)
  expect(mails.note.mock.calls).toEqual([['other', null]])
  expect(logged).toEqual([
    {
      event: 'mail_not_written',
      mail: 'broken',
      kind: 'draft_ready',
      exception: 'RangeError',
      at: expect.any(Array),
    },
  ])
})

test('says when more is due, and not when the queue cannot be read', async () => {
  const { mails, send } = setUp([mailWith('one', 1)], undefined, true)
  expect(await send()).toBe(true)
  mails.claim.mockResolvedValue(err({ code: 'unavailable' }))
  expect(await send()).toBe(false)
})
