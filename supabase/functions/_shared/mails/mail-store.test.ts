import { err } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { fakeServiceClient, json } from '../../../tests/fake-service-client.ts'
import { createMailStore } from './mail-store.ts'

const mail = (kind: string, facts: unknown) => ({
  id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
  kind,
  attempts: 1,
  token: 'a'.repeat(64),
  email: 'dana@practice.example',
  first_name: 'Dana',
  facts,
})
const SITE = {
  name: 'cedar',
  host: null,
  other_host: null,
  live_at: '2026-11-22T22:36:00Z',
  practice: null,
  place: null,
}

/** Claims what the database answers. */
async function claim(answer: unknown) {
  const logged: unknown[] = []
  const { client } = fakeServiceClient(json(200, answer))
  const claimed = await createMailStore(client, (event) => void logged.push(event)).claim(4)
  return { claimed, logged }
}

test('reads the facts of a mail as its row says', async () => {
  const { claimed, logged } = await claim({ mails: [mail('site_live', SITE)], more: true })
  expect(claimed).toMatchObject({
    ok: true,
    value: { mails: [{ kind: 'site_live', facts: SITE }], more: true },
  })
  expect(logged).toEqual([])
})

test.each([
  ['of a kind that a newer database has', mail('site_burnt', SITE), []],
  ['named like what every object has', mail('constructor', SITE), []],
  ['without some of its facts', mail('site_live', { ...SITE, live_at: undefined }), ['live_at']],
  ['without any', mail('reward_paid', null), ['']],
])('a mail %s is logged and holds no other back', async (_, unread, where) => {
  const { claimed, logged } = await claim({ mails: [unread, mail('site_live', SITE)], more: false })
  expect(claimed).toMatchObject({ ok: true, value: { mails: [{ kind: 'site_live' }] } })
  expect(logged).toEqual([{ event: 'mail_not_read', mail: unread.id, kind: unread.kind, where }])
})

test('an answer that is no list of mails is refused as a whole', async () => {
  const { claimed, logged } = await claim({ mails: [{ id: 1 }], more: false })
  expect(claimed).toEqual(err({ code: 'unexpected' }))
  expect(logged).toEqual([{ event: 'mails_not_claimed', code: 'malformed_answer' }])
})
