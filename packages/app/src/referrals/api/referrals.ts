import {
  PAYOUT_OBSTACLES,
  REFERRAL_STATUSES,
  REFERRAL_WORDS,
  type ReferralStatus,
  type ReferralWord,
} from '@foyer/shared/referrals/statuses.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { following } from '../../lib/live-query.ts'
import { type ListPage, type PageKey, pageKeySchema } from '../../lib/paging.ts'
import { linkWords } from './link-words.ts'

const time = z.iso.datetime({ offset: true })
const count = z.int().check(z.nonnegative())

const referral = z.object({
  id: z.string(),
  masked_email: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  reason: z.nullable(z.string()),
  reward_cents: z.int(),
  signed_up_at: time,
  onboarded_at: z.nullable(time),
  launched_at: z.nullable(time),
  approved_at: z.nullable(time),
  paid_at: z.nullable(time),
  closed_at: z.nullable(time),
  ended_at: z.nullable(time),
  approves_at: z.nullable(time),
  decides_by: z.nullable(z.iso.date()),
  waits_for: z.nullable(z.enum(PAYOUT_OBSTACLES)),
  payment: z.nullable(
    z.object({
      statement: count,
      sent_on: z.iso.date(),
      arrives_on: z.iso.date(),
      method: z.enum(['ach', 'iban', 'paypal']),
      is_on_its_way: z.boolean(),
    }),
  ),
})

/** A person who came through the signed-in person's code, as far as a partner may see. */
export type Referral = z.infer<typeof referral>

const referralsPage = z.object({
  rows: z.array(referral),
  next: z.nullable(pageKeySchema),
  total: count,
  /** How many there are of each status, without the filter. */
  statuses: z.partialRecord(z.enum(REFERRAL_STATUSES), count),
})

/** A page of the referrals. */
export type ReferralsPage = ListPage<Referral> & {
  readonly statuses: Readonly<Partial<Record<ReferralStatus, number>>>
}

/** Which referrals are listed, and in which order. */
export type ReferralChoice = {
  readonly sortBy: string
  readonly isDescending: boolean
  readonly word?: ReferralWord | undefined
  /** The id of the only one that is listed. */
  readonly only?: string | undefined
}

/** All referrals, newest first. */
export const NEWEST_REFERRALS: ReferralChoice = { sortBy: 'signed_up', isDescending: true }

type Place = { readonly after: PageKey | null; readonly pageSize: number }

/**
 * Loads a page of the signed-in person's referrals.
 *
 * @throws Error when it could not be read
 */
export function loadReferrals(
  { sortBy, isDescending, word, only }: ReferralChoice,
  { after, pageSize }: Place,
  signal?: AbortSignal,
): Promise<ReferralsPage> {
  return callDatabase(
    'referral_list',
    {
      sort_by: sortBy,
      is_descending: isDescending,
      page_size: pageSize,
      ...(word && { wanted_statuses: [...REFERRAL_WORDS[word].statuses] }),
      ...(only && { only_one: only }),
      ...(after && { after }),
    },
    referralsPage,
    signal,
  )
}

const referralSummary = z.object({
  code: z.string(),
  /** People, cumulative: who is onboarded has also signed up. */
  funnel: z.object({
    leads: count,
    signed_up: count,
    onboarded: count,
    launched: count,
    approved: count,
    paid: count,
  }),
  money: z.object({ pending_cents: count, approved_cents: count, paid_cents: count }),
  /** Eight weeks, each from a Monday (UTC) on, oldest first; the last is this week. */
  weeks: z.array(z.object({ starts_on: z.iso.date(), leads: count })),
  /** Most leads first. */
  sources: z.array(
    z.object({
      source: z.nullable(linkWords),
      campaign: z.nullable(linkWords),
      leads: count,
      signed_up: count,
    }),
  ),
})

/** What the signed-in person's referral code has brought. */
export type ReferralSummary = z.infer<typeof referralSummary>

/**
 * Loads what the signed-in person's referral code has brought.
 *
 * @throws Error when it could not be read
 */
function loadReferralSummary(signal: AbortSignal): Promise<ReferralSummary> {
  return callDatabase('referral_summary', {}, referralSummary, signal)
}

const PAGE_ROWS = 50

/** The results of a person's referral code as a query that is loaded again after each change. */
export function referralSummaryQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-summary', personId],
    queryFn: ({ signal }) => loadReferralSummary(signal),
    ...following('referrals'),
  })
}

/** The chosen referrals of a person, page by page, as a query that is loaded again after each change. */
export function referralsQuery(personId: string, choice = NEWEST_REFERRALS) {
  return infiniteQueryOptions({
    queryKey: ['referrals', personId, choice],
    queryFn: ({ signal, pageParam }) =>
      loadReferrals(choice, { after: pageParam, pageSize: PAGE_ROWS }, signal),
    initialPageParam: null as PageKey | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...following('referrals'),
  })
}
