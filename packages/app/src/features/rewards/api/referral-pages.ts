import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { following } from '../../../lib/live-query.ts'
import { linkWords } from '../../../referrals/api/link-words.ts'

const referralPage = z.object({
  /** Origin and path. */
  page: z.nullable(z.string()),
  widget_version: z.nullable(linkWords),
  widget_mode: z.nullable(linkWords),
  channel: z.string(),
  captures: z.int(),
  last_seen_at: z.iso.datetime({ offset: true }),
})

/** A page from which captures with the signed-in person's code came recently. */
export type ReferralPage = z.infer<typeof referralPage>

/**
 * Loads the pages from which captures with the signed-in person's code came in the last 90 days, last seen first.
 *
 * @throws Error when they could not be read
 */
function loadReferralPages(signal: AbortSignal): Promise<readonly ReferralPage[]> {
  return callDatabase('referral_pages', {}, z.array(referralPage), signal)
}

/** The pages that sent a partner leads. */
export function referralPagesQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-pages', personId],
    queryFn: ({ signal }) => loadReferralPages(signal),
    ...following('referrals'),
  })
}

const count = z.int().check(z.nonnegative())

const pageCounts = z.object({
  /** Origin and path; null for all pages beyond the daily limit of new ones. */
  page: z.nullable(z.string()),
  views: count,
  focuses: count,
  submits: count,
  /** A day in UTC. */
  last_seen_on: z.iso.date(),
  last_seen_at: z.nullable(z.iso.datetime({ offset: true })),
  /** The version of the widget that was there last; 0.1.0 does not say it. */
  version: z.nullable(linkWords),
  /** How long the script took until the form was there, in milliseconds. */
  ready_ms: z.nullable(count),
})

/** How often the form was seen, started and sent on one page. */
export type CountedPage = z.infer<typeof pageCounts>

/**
 * Loads the 100 pages on which the signed-in person's widget was seen most in the last 30 days, and the other pages.
 *
 * @throws Error when they could not be read
 */
function loadPageCounts(signal: AbortSignal): Promise<readonly CountedPage[]> {
  return callDatabase('referral_page_counts', {}, z.array(pageCounts), signal)
}

/** What browsers counted on the pages of a partner. */
export function pageCountsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-page-counts', personId],
    queryFn: ({ signal }) => loadPageCounts(signal),
    ...following('referrals'),
  })
}
