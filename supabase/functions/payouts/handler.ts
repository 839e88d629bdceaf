import {
  PAYOUT_CODE_DIGITS,
  PAYOUT_CODE_PATH,
  PAYOUT_CSV_PATH,
  PAYOUT_DETAILS_PATH,
  PAYOUT_ERROR_STATUS,
  PAYOUT_OPEN_PATH,
  PAYOUT_UNDO_PATH,
  type PayoutErrorCode,
} from '@foyer/shared/api/payouts.ts'
import { maskAccount, payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { networkToHash } from '../_shared/client-network.ts'
import { type Failure, fieldProblems } from '../_shared/failure.ts'
import type { HoldsSecretKey } from '../_shared/holds-secret-key.ts'
import type { KeyedHash } from '../_shared/keyed-hash.ts'
import type { Log } from '../_shared/log.ts'
import type { Mail, SendMail } from '../_shared/mails/send-mail.ts'
import { sendSurely } from '../_shared/mails/send-surely.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import { sha256 } from '../_shared/sha256.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import { alarmMail, changeMail, codeMail } from './compose-mails.ts'
import { type Payment, payoutFile } from './payout-files.ts'
import type { PayoutStore } from './payout-store.ts'
import { randomDigits, randomToken } from './random-texts.ts'
import type { Seal } from './seal.ts'
import { toldAddresses } from './told-addresses.ts'

export type PayoutDependencies = {
  readonly verifyUser: VerifyUser
  readonly holdsSecretKey: HoldsSecretKey
  readonly store: PayoutStore
  readonly seal: Seal
  /** Of codes: they are short, so that only a hash with a key keeps them secret. */
  readonly keyedHash: KeyedHash
  /** The hash under which captures keep their network. */
  readonly hashNetwork: KeyedHash
  readonly sendMail: SendMail
  readonly appUrl: string
  readonly supportEmail: string
  readonly operator: string
  readonly log: Log
}

type Answer = Promise<Result<Response, Failure<PayoutErrorCode>>>

const codeSchema = z.object({ code: z.string().regex(/^\d{8}$/, 'The code has 8 digits.') })
const changeSchema = z.object({ opening: z.uuid(), details: z.record(z.string(), z.unknown()) })
const tokenSchema = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) })
const csvSchema = z.object({
  payout_id: z.uuid(),
  method: z.enum(['bank', 'paypal']),
  /** Who takes it, when a server asks with the secret key; an operator is known by the session. */
  actor: z.string().trim().min(1).max(100).optional(),
})

/** Makes the endpoints through which partners see and change where they are paid, and the operator takes the files of a batch. */
export function createHandler(deps: PayoutDependencies): (request: Request) => Promise<Response> {
  const post = (answer: (call: Call, deps: PayoutDependencies) => Answer): Endpoint<PayoutErrorCode> => ({
    method: 'POST',
    maxBodyBytes: 4096,
    answer: (call) => answer(call, deps),
  })
  const endpoints = new Map([
    [PAYOUT_CODE_PATH, post(mailCode)],
    [PAYOUT_OPEN_PATH, post(openDetails)],
    [PAYOUT_DETAILS_PATH, post(saveDetails)],
    [PAYOUT_UNDO_PATH, post(undoChange)],
    [PAYOUT_CSV_PATH, post(makeFile)],
  ])
  return serveEndpoints({
    name: 'payouts',
    findEndpoint: (path) => endpoints.get(path),
    statuses: PAYOUT_ERROR_STATUS,
    messages: {
      wrong_code: 'This code is wrong. Check the newest mail from us.',
      code_used_up: 'Five wrong codes: this code no longer works. Ask for another one.',
      code_expired: 'This code is too old or was used. Ask for another one.',
      details_closed: 'The ten minutes are over. Ask for another code; what you typed is kept on the page.',
      unknown_token:
        'This link was used, or the details have changed again since. Write to us if it was not you.',
    },
    log: deps.log,
  })
}

async function mailCode({ request }: Call, deps: PayoutDependencies): Answer {
  const user = await deps.verifyUser(request)
  if (!user.ok) return user
  const code = randomDigits(PAYOUT_CODE_DIGITS)
  const begun = await deps.store.begin(user.value.userId, await hashOfCode(user.value.userId, code, deps))
  if (!begun.ok) return begun
  const { email, first_name } = begun.value
  const sent = await deps.sendMail(
    codeMail(email, code, first_name, deps),
    `payout-code-${crypto.randomUUID()}`,
  )
  if (sent.ok) return ok(new Response(null, { status: 204 }))
  deps.log({ event: 'payout_code_not_sent', status: sent.error.status })
  return err({ code: 'unavailable' })
}

async function openDetails({ request, readAs }: Call, deps: PayoutDependencies): Answer {
  const user = await deps.verifyUser(request)
  if (!user.ok) return user
  const input = await readAs(codeSchema)
  if (!input.ok) return input
  const wide = networkToHash(request.headers)
  const opened = await deps.store.open(
    user.value.userId,
    await hashOfCode(user.value.userId, input.value.code, deps),
    wide && (await deps.hashNetwork(wide)),
  )
  if (!opened.ok) return opened
  if ('problem' in opened.value) {
    const codes = { wrong: 'wrong_code', used_up: 'code_used_up', expired: 'code_expired' } as const
    return err({ code: codes[opened.value.problem] })
  }
  const { opening, open_until, details } = opened.value
  const shown = details?.sealed ? await deps.seal.open(details.sealed) : null
  if (details?.sealed && !shown) deps.log({ event: 'payout_details_not_readable' })
  return ok(Response.json({ opening, open_until, details: shown }))
}

async function saveDetails({ request, readAs }: Call, deps: PayoutDependencies): Answer {
  const user = await deps.verifyUser(request)
  if (!user.ok) return user
  const input = await readAs(changeSchema)
  if (!input.ok) return input
  const parsed = payoutDetailsSchema.safeParse(input.value.details)
  if (!parsed.success) return err({ code: 'invalid_fields', fields: fieldProblems(parsed.error) })
  const details = parsed.data
  const token = randomToken()
  const saved = await deps.store.save(user.value.userId, input.value.opening, {
    legal_name: details.legal_name,
    country: details.country,
    method: details.method,
    account_kind: details.method === 'ach' ? details.account_kind : null,
    masked: maskAccount(details),
    sealed: await deps.seal.close(details),
    fingerprint: await deps.seal.fingerprint(details),
    undo_hash: await sha256(token),
  })
  if (!saved.ok) return saved
  if ('problem' in saved.value) return err({ code: 'details_closed' })
  const { usable_at, masked, old_masked, old_sealed } = saved.value
  const old = old_sealed ? await deps.seal.open(old_sealed) : null
  const change = { firstName: null, masked, oldMasked: old_masked, usableOn: longDay(usable_at), token }
  for (const to of toldAddresses(user.value.email, details, old)) {
    await tell(changeMail(to, change, deps), deps)
  }
  return ok(Response.json({ usable_at, masked }))
}

async function undoChange({ readAs }: Call, deps: PayoutDependencies): Answer {
  const input = await readAs(tokenSchema)
  if (!input.ok) return input
  const undone = await deps.store.undo(await sha256(input.value.token))
  if (!undone.ok) return undone
  if ('problem' in undone.value) return err({ code: 'unknown_token' })
  await tell(alarmMail(undone.value, deps), deps)
  return ok(Response.json({ masked: undone.value.masked }))
}

async function makeFile({ request, readAs }: Call, deps: PayoutDependencies): Answer {
  const isServer = await deps.holdsSecretKey(request)
  const operator = isServer ? ok(null) : await nameOfOperator(request, deps)
  if (!operator.ok) return operator
  const input = await readAs(csvSchema)
  if (!input.ok) return input
  const { payout_id, method } = input.value
  const actor = operator.value ?? input.value.actor
  if (!actor) return err({ code: 'invalid_fields', fields: { actor: 'Say who takes the file.' } })
  const read = await deps.store.readLines(payout_id, actor)
  if (!read.ok) return read
  const payments: Payment[] = []
  for (const { number, cents, sealed } of read.value.lines ?? []) {
    const details = await deps.seal.open(sealed)
    // A file that lacks a payment would look complete.
    if (!details)
      return err({ code: 'unexpected', message: `The account of S-${number} cannot be decrypted.` })
    payments.push({ number, cents, details })
  }
  return ok(
    new Response(payoutFile(payments, method), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="payout-${read.value.number}-${method}.csv"`,
      },
    }),
  )
}

/** Who asks, by the session: only operators may. */
async function nameOfOperator(
  request: Request,
  { verifyUser, store }: PayoutDependencies,
): Promise<Result<string, Failure<PayoutErrorCode>>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const name = await store.operatorName(user.value.userId)
  if (!name.ok) return name
  return name.value === null ? err({ code: 'unauthorized' }) : ok(name.value)
}

/** The change is stored already: a mail about it that does not go out is noted. */
async function tell(mail: Mail, { sendMail, log }: PayoutDependencies): Promise<void> {
  const isSent = await sendSurely(mail, `payout-change-${crypto.randomUUID()}`, sendMail)
  if (!isSent) log({ event: 'payout_mail_not_sent' })
}

const hashOfCode = (userId: string, code: string, { keyedHash }: PayoutDependencies) =>
  keyedHash(`payout code ${userId} ${code}`)

function longDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })
}
