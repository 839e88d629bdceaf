import {
  PAYOUT_CODE_PATH,
  PAYOUT_CSV_PATH,
  PAYOUT_DETAILS_PATH,
  PAYOUT_OPEN_PATH,
  PAYOUT_UNDO_PATH,
} from '@foyer/shared/api/payouts.ts'
import { payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test, vi } from 'vitest'
import { createKeyedHash } from '../_shared/keyed-hash.ts'
import type { Mail, SendMail } from '../_shared/mails/send-mail.ts'
import { sha256 } from '../_shared/sha256.ts'
import { createHandler, type PayoutDependencies } from './handler.ts'
import { createSeal } from './seal.ts'

const OWNER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002'
const OTHER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c003'
const OPENING = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c00a'
const PAYOUT = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c00b'
const EMAIL = 'farah@haddad.example'
const DETAILS = {
  method: 'ach',
  legal_name: 'Haddad Medical Billing LLC',
  country: 'US',
  account_kind: 'checking',
  routing_number: '021000021',
  account_number: '1234564471',
}
const PAYPAL = { method: 'paypal', legal_name: 'Farah', country: 'US', paypal_email: 'before@x.example' }
const seal = createSeal('a key of the settings')
const sealed = (details: object) => seal.close(payoutDetailsSchema.parse(details))
const opened = (details: { sealed: string | null } | null) =>
  ok({ opening: OPENING, open_until: '2126-11-22T10:10:00Z', details })
type Store = PayoutDependencies['store']

/** The endpoints over a store and a sender with which everything succeeds, but what a test replaces. */
function setUp(store: Partial<Store> = {}, rest: Partial<PayoutDependencies> = {}) {
  const mails: Mail[] = []
  const logged: object[] = []
  const saved = { usable_at: '2126-12-02T04:30:00Z', masked: '4471', old_masked: null, old_sealed: null }
  const deps = {
    verifyUser: async () => ok({ userId: OWNER, email: EMAIL }),
    holdsSecretKey: async () => false,
    store: {
      begin: vi.fn<Store['begin']>(async () => ok({ email: EMAIL, first_name: null })),
      open: vi.fn<Store['open']>(async () => opened(null)),
      save: vi.fn<Store['save']>(async () => ok(saved)),
      undo: vi.fn<Store['undo']>(async () =>
        ok({ masked: '4471', profile_id: OWNER, partner: 'P-1', in_files: ['S-26'] }),
      ),
      readLines: vi.fn<Store['readLines']>(async () => ok({ number: 3, lines: null })),
      operatorName: vi.fn<Store['operatorName']>(async () => ok(null)),
      ...store,
    },
    seal,
    keyedHash: createKeyedHash('a key of the settings'),
    hashNetwork: async (text: string) => `hash of ${text}`,
    sendMail: vi.fn<SendMail>(async (mail) => {
      mails.push(mail)
      return ok(null)
    }),
    appUrl: 'https://app.foyer.example',
    supportEmail: 'desk@foyer.example',
    operator: 'Foyer',
    log: (event: object) => void logged.push(event),
    ...rest,
  } satisfies PayoutDependencies
  const handle = createHandler(deps)
  const post = (path: string, body: object = {}) =>
    handle(
      new Request(`https://project.supabase.co${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify(body),
      }),
    )
  const codeOf = async (path: string, body?: object) => (await (await post(path, body)).json()).error?.code
  return { deps, mails, logged, post, codeOf }
}

const unavailable: SendMail = async () => err({ code: 'unavailable', status: 503 })

describe('a code', () => {
  test('is mailed to the account, and kept as a hash that is good for this partner alone', async () => {
    const { deps, mails, post } = setUp()
    expect((await post(PAYOUT_CODE_PATH)).status).toBe(204)
    expect(mails.map(({ to }) => to)).toEqual([EMAIL])
    const code =
      /^(\d{4}) (\d{4}) is/
        .exec(mails[0]?.subject ?? '')
        ?.slice(1)
        .join('') ?? ''
    expect(code).toMatch(/^\d{8}$/)
    const kept = vi.mocked(deps.store.begin).mock.calls[0]?.[1]
    await post(PAYOUT_OPEN_PATH, { code })
    expect(deps.store.open).toHaveBeenCalledExactlyOnceWith(
      OWNER,
      kept,
      'hash of wide network 203.0.113.0/24',
    )
    const other = setUp({}, { verifyUser: async () => ok({ userId: OTHER }) })
    await other.post(PAYOUT_OPEN_PATH, { code })
    expect(vi.mocked(other.deps.store.open).mock.calls[0]?.[1]).not.toBe(kept)
  })

  test('that could not be mailed is said at once', async () => {
    const { logged, codeOf } = setUp({}, { sendMail: unavailable })
    expect(await codeOf(PAYOUT_CODE_PATH)).toBe('unavailable')
    expect(logged).toEqual([{ event: 'payout_code_not_sent', status: 503 }])
  })

  test('is not mailed when too many were asked for', async () => {
    const refused = err({ code: 'too_many_requests' as const, retryAfterSeconds: 60 })
    const { mails, codeOf } = setUp({ begin: async () => refused })
    expect(await codeOf(PAYOUT_CODE_PATH)).toBe('too_many_requests')
    expect(mails).toEqual([])
  })

  test.each(['1234567', '123456789', '1234567a', ' 12345678'])(
    '%j is none, and costs no attempt',
    async (code) => {
      const { deps, codeOf } = setUp()
      expect(await codeOf(PAYOUT_OPEN_PATH, { code })).toBe('invalid_fields')
      expect(deps.store.open).not.toHaveBeenCalled()
    },
  )
})

describe('details', () => {
  test.each([
    ['wrong', 'wrong_code'],
    ['used_up', 'code_used_up'],
    ['expired', 'code_expired'],
  ] as const)('stay closed with a code that is %s', async (problem, code) => {
    const { codeOf } = setUp({ open: async () => ok({ problem }) })
    expect(await codeOf(PAYOUT_OPEN_PATH, { code: '12345678' })).toBe(code)
  })

  test('are shown when they are open', async () => {
    const details = { sealed: await sealed(DETAILS) }
    const { post } = setUp({ open: async () => opened(details) })
    const answer = await post(PAYOUT_OPEN_PATH, { code: '12345678' })
    expect(await answer.json()).toMatchObject({ opening: OPENING, details: DETAILS })
  })

  test('under another key are typed again, and noted', async () => {
    const details = { sealed: await createSeal('another key').close(payoutDetailsSchema.parse(DETAILS)) }
    const { logged, post } = setUp({ open: async () => opened(details) })
    expect(await (await post(PAYOUT_OPEN_PATH, { code: '12345678' })).json()).toMatchObject({ details: null })
    expect(logged).toEqual([{ event: 'payout_details_not_readable' }])
  })

  test('that are wrong reach no database', async () => {
    const { deps, post } = setUp()
    const details = { ...DETAILS, routing_number: '021000022' }
    const answer = await post(PAYOUT_DETAILS_PATH, { opening: OPENING, details })
    expect(await answer.json()).toMatchObject({ error: { fields: { routing_number: expect.any(String) } } })
    expect(deps.store.save).not.toHaveBeenCalled()
  })

  test('are saved sealed, and told with the token that takes them back', async () => {
    const { deps, mails, post } = setUp()
    const answer = await post(PAYOUT_DETAILS_PATH, { opening: OPENING, details: DETAILS })
    expect(await answer.json()).toEqual({ usable_at: '2126-12-02T04:30:00Z', masked: '4471' })
    const [owner, opening, kept] = vi.mocked(deps.store.save).mock.calls[0] ?? []
    expect([owner, opening]).toEqual([OWNER, OPENING])
    expect(JSON.stringify(kept)).not.toContain(DETAILS.account_number)
    expect(kept).toMatchObject({ masked: '4471', method: 'ach', account_kind: 'checking' })
    expect(await seal.open(kept?.sealed ?? '')).toEqual(DETAILS)
    expect(mails.map(({ to }) => to)).toEqual([EMAIL])
    // In the time zone of the company, it is the evening before.
    expect(mails[0]?.text).toContain('December 1, 2126')
    const token = /not-me\/([0-9a-f]{64})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    expect(kept?.undo_hash).toBe(await sha256(token))
  })

  test('that went to PayPal before are told there as well, and stay saved when no mail goes out', async () => {
    const old_sealed = await sealed(PAYPAL)
    const save: Store['save'] = async () =>
      ok({ usable_at: '2126-12-02T04:30:00Z', masked: '4471', old_masked: 'b•••@x.example', old_sealed })
    const told = setUp({ save })
    await told.post(PAYOUT_DETAILS_PATH, { opening: OPENING, details: DETAILS })
    expect(told.mails.map(({ to }) => to)).toEqual([EMAIL, 'before@x.example'])
    const silent = setUp({ save }, { sendMail: unavailable })
    const answer = await silent.post(PAYOUT_DETAILS_PATH, { opening: OPENING, details: DETAILS })
    expect(answer.status).toBe(200)
    expect(silent.logged).toEqual([{ event: 'payout_mail_not_sent' }, { event: 'payout_mail_not_sent' }])
  })

  test('that have closed meanwhile are not told', async () => {
    const { mails, codeOf } = setUp({ save: async () => ok({ problem: 'closed' }) })
    expect(await codeOf(PAYOUT_DETAILS_PATH, { opening: OPENING, details: DETAILS })).toBe('details_closed')
    expect(mails).toEqual([])
  })
})

describe('"It was not me"', () => {
  const token = 'a'.repeat(64)
  test('needs no session, and wakes the support', async () => {
    const { deps, mails, post } = setUp({}, { verifyUser: async () => err({ code: 'unauthorized' }) })
    expect(await (await post(PAYOUT_UNDO_PATH, { token })).json()).toEqual({ masked: '4471' })
    expect(deps.store.undo).toHaveBeenCalledExactlyOnceWith(await sha256(token))
    expect(mails).toEqual([expect.objectContaining({ to: 'desk@foyer.example' })])
    expect(mails[0]?.text).toContain('S-26')
  })

  test('wakes nobody with a token that is used', async () => {
    const { mails, codeOf } = setUp({ undo: async () => ok({ problem: 'unknown' }) })
    expect(await codeOf(PAYOUT_UNDO_PATH, { token })).toBe('unknown_token')
    expect(mails).toEqual([])
  })
})

describe('the file of a batch', () => {
  const asked = { payout_id: PAYOUT, method: 'bank', actor: ' Nadia ' }
  const holdsSecretKey = async () => true
  test('is taken by an operator in the name of the role, whatever the request says', async () => {
    const readLines = vi.fn<Store['readLines']>(async () => ok({ number: 3, lines: [] }))
    const { post } = setUp({ readLines, operatorName: async () => ok('Olga') })
    expect((await post(PAYOUT_CSV_PATH, asked)).status).toBe(200)
    expect(readLines).toHaveBeenCalledExactlyOnceWith(PAYOUT, 'Olga')
  })

  test('is refused to a server that does not say who takes it', async () => {
    const { codeOf } = setUp({}, { holdsSecretKey })
    expect(await codeOf(PAYOUT_CSV_PATH, { ...asked, actor: undefined })).toBe('invalid_fields')
  })

  test('is refused to people who are no operators', async () => {
    const { deps, codeOf } = setUp()
    expect(await codeOf(PAYOUT_CSV_PATH, asked)).toBe('unauthorized')
    expect(deps.store.readLines).not.toHaveBeenCalled()
  })

  test('has every payment, and is taken in the name of who asked', async () => {
    const lines = [{ number: 26, cents: 20_000, sealed: await sealed(DETAILS) }]
    const readLines = vi.fn<Store['readLines']>(async () => ok({ number: 3, lines }))
    const { post } = setUp({ readLines }, { holdsSecretKey })
    const answer = await post(PAYOUT_CSV_PATH, asked)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="payout-3-bank.csv"')
    expect(await answer.text()).toContain('S-26,Haddad Medical Billing,US,ach,021000021,1234564471')
    expect(readLines).toHaveBeenCalledExactlyOnceWith(PAYOUT, 'Nadia')
  })

  test('is not made when one account cannot be decrypted', async () => {
    const lines = [
      { number: 26, cents: 20_000, sealed: await sealed(DETAILS) },
      { number: 27, cents: 20_000, sealed: 'of another key' },
    ]
    const { post } = setUp({ readLines: async () => ok({ number: 3, lines }) }, { holdsSecretKey })
    const answer = await post(PAYOUT_CSV_PATH, asked)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toMatch(/^{"error":.*The account of S-27 cannot be decrypted\./)
  })
})

test.each([PAYOUT_CODE_PATH, PAYOUT_OPEN_PATH, PAYOUT_DETAILS_PATH])('%s needs a session', async (path) => {
  const { deps, codeOf } = setUp({}, { verifyUser: async () => err({ code: 'unauthorized' }) })
  const body = { code: '12345678', opening: OPENING, details: DETAILS }
  expect(await codeOf(path, body)).toBe('unauthorized')
  for (const call of [deps.store.begin, deps.store.open, deps.store.save]) expect(call).not.toHaveBeenCalled()
})
