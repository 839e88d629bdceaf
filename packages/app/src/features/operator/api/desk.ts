import type { Database } from '@foyer/shared/database.types.ts'
import { PAYOUT_METHODS } from '@foyer/shared/referrals/money.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'

const text = z.string()
const maybe = z.nullable(z.string())
const cents = z.number()
const method = z.enum(PAYOUT_METHODS)

const row = {
  key: text,
  group: z.int(),
  since: text,
  profile_id: maybe,
  who: maybe,
  email: maybe,
  person: maybe,
}
const item = <Kind extends string, Details extends z.core.$ZodShape>(kind: Kind, details: Details) =>
  z.object({ ...row, kind: z.literal(kind), details: z.object(details) })

const itemSchema = z.discriminatedUnion('kind', [
  item('build', {
    reason: maybe,
    builds: z.array(z.object({ id: text, who: maybe, since: text, attempts: z.int() })),
  }),
  item('mail', { id: text, mail: text, reason: maybe, attempts: z.int() }),
  item('domain', { host: text, cause: maybe, checked_at: maybe, until: text }),
  item('books', { problems: z.array(z.looseObject({ name: text })) }),
  item('support', { id: text, topic: text, message: text, page: maybe }),
  item('change', { id: text, areas: z.array(text), message: text, status: text, draft: maybe }),
  item('case', { number: z.int(), address: text, sent_on: maybe, answer: text, answer_by: text }),
  item('lead', { id: text, email: maybe, mark: text, code: maybe, page: maybe, channel: text }),
  item('referral', {
    id: text,
    number: z.int(),
    status: text,
    evidence: text,
    reason: maybe,
    cents,
    is_launched: z.boolean(),
    partner: maybe,
    masked_email: text,
  }),
  item('payday', { day: text }),
  item('payout', {
    id: text,
    number: z.int(),
    csv_taken_at: maybe,
    lines: z.int(),
    cents: z.nullable(cents),
  }),
])
/** One thing that waits for an operator. */
export type Item = z.infer<typeof itemSchema>

const todaySchema = z.object({ operator: text, read_at: text, items: z.array(itemSchema) })
export type Today = z.infer<typeof todaySchema>

const referralSchema = z.object({
  flags: z.array(text),
  signed_up_at: text,
  launched_at: maybe,
  due_at: maybe,
  site: maybe,
  site_state: maybe,
  partner: maybe,
  partner_email: text,
  partner_counts: z.nullable(z.record(text, z.int())),
  events: z.array(z.object({ at: text, kind: text, actor: text, reason: text, cents: z.nullable(cents) })),
})

const toldSchema = z.object({ at: text, kind: text, details: z.record(text, z.unknown()) })
export type Told = z.infer<typeof toldSchema>

const accountSchema = z.nullable(
  z.object({
    id: text,
    email: text,
    confirmed_at: maybe,
    since: text,
    who: text,
    first_name: maybe,
    last_name: maybe,
    practice: maybe,
    code: text,
    site: z.nullable(z.object({ state: text, name: maybe, taken_down_because: maybe })),
    draft: maybe,
    domains: z.array(z.object({ host: text, state: text, cause: maybe })),
    erasure: z.nullable(z.int()),
    closes_on: maybe,
    partner: z.nullable(z.object({ approved_cents: cents, paid_cents: cents })),
    referrals: z.array(
      z.object({
        id: text,
        number: z.int(),
        status: text,
        masked_email: text,
        reason: maybe,
        at: text,
        cents,
      }),
    ),
    story: z.array(toldSchema),
  }),
)
export type Account = NonNullable<z.infer<typeof accountSchema>>

const lineSchema = z.object({
  number: z.int(),
  legal_name: maybe,
  who: maybe,
  cents,
  method,
  masked: text,
  state: text,
  sent_on: maybe,
  return_reason: maybe,
  stopped_because: maybe,
})
export type Line = z.infer<typeof lineSchema>
const payoutsSchema = z.object({
  payday: text,
  ready: z.array(z.object({ who: text, legal_name: maybe, method, masked: text, cents, items: z.int() })),
  waits: z.array(z.object({ who: text, because: text, cents })),
  batches: z.array(
    z.object({
      id: text,
      number: z.int(),
      state: text,
      created_at: text,
      created_by: text,
      csv_taken_at: maybe,
      sent_on: maybe,
      reference: maybe,
      lines: z.array(lineSchema),
    }),
  ),
})
export type Payouts = z.infer<typeof payoutsSchema>
export type Batch = Payouts['batches'][number]

const entrySchema = z.object({
  id: z.int(),
  at: text,
  actor: text,
  action: text,
  subject: text,
  who: maybe,
  reason: text,
})
export type Entry = z.infer<typeof entrySchema>

/** Everything that the desk reads. All of it is refused to people who are no operators. */
const loadToday = (signal?: AbortSignal) => callDatabase('operator_today', {}, todaySchema, signal)
const loadReferral = (id: string, signal?: AbortSignal) =>
  callDatabase('operator_referral', { of_referral: id }, referralSchema, signal)
const loadAccount = (asked: string, signal?: AbortSignal) =>
  callDatabase('operator_person', { asked }, accountSchema, signal)
const loadPayouts = (signal?: AbortSignal) => callDatabase('operator_payouts', {}, payoutsSchema, signal)
const loadLog = (before: number | undefined, signal?: AbortSignal) =>
  callDatabase(
    'operator_log',
    before === undefined ? {} : { before_id: before },
    z.array(entrySchema),
    signal,
  )

type Functions = Database['public']['Functions']
/** The functions of the desk that change something: those that take a reason. */
type DeedName = {
  [Name in keyof Functions]: Name extends `operator_${string}`
    ? Functions[Name]['Args'] extends { reason: string }
      ? Name
      : never
    : never
}[keyof Functions]

/** A call that changes something; the reason stands in the log. */
export type DeskCall = {
  [Name in DeedName]: { readonly name: Name; readonly args: Functions[Name]['Args'] }
}[DeedName]

const outcomeSchema = z.nullable(
  z.looseObject({
    is_new: z.optional(z.boolean()),
    number: z.optional(z.int()),
    masked_email: z.optional(text),
    asked_at: z.optional(text),
    problems: z.optional(z.array(z.unknown())),
  }),
)
export type Outcome = z.infer<typeof outcomeSchema>

/** Does what an operator decided. */
export const act = ({ name, args }: DeskCall): Promise<Outcome> => callDatabase(name, args, outcomeSchema)

// A refused caller is no operator: asking again changes nothing.
const once = { retry: false, staleTime: 0 } as const

/** What waits for an operator, asked again once a minute. */
export const todayQuery = queryOptions({
  queryKey: ['desk', 'today'],
  queryFn: ({ signal }) => loadToday(signal),
  refetchInterval: 60_000,
  ...once,
})
/** The next payday and those before it. */
export const payoutsQuery = queryOptions({
  queryKey: ['desk', 'payouts'],
  queryFn: ({ signal }) => loadPayouts(signal),
  ...once,
})
/** One person by an email, a referral code, a site name or a hostname; `null` when nothing has that name. */
export const accountQuery = (asked: string) =>
  queryOptions({
    queryKey: ['desk', 'person', asked],
    queryFn: ({ signal }) => loadAccount(asked, signal),
    ...once,
  })
/** What is known of a referral. */
export const referralQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'referral', id],
    queryFn: ({ signal }) => loadReferral(id, signal),
    ...once,
  })
/** The latest entries of the log. */
export const latestLogQuery = queryOptions({
  queryKey: ['desk', 'latest log'],
  queryFn: ({ signal }) => loadLog(undefined, signal),
  ...once,
})

/** How many entries a page of the log has. */
const PAGE = 50

/** The log, newest first, page by page. */
export const logQuery = infiniteQueryOptions({
  queryKey: ['desk', 'log'],
  queryFn: ({ pageParam, signal }) => loadLog(pageParam, signal),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last: readonly Entry[]) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  retry: false,
  staleTime: 0,
})
