import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'
import { parseReferralCode } from '../referrals/referral-code.ts'
import { originAndPath } from './attribution.ts'
import { WIDGET_LABEL_MAX_LENGTH } from './limits.ts'
import { COUNTED_PAGE_MAX_LENGTH, PAGE_COUNT_MAX, READY_MS_MAX } from './page-counts.ts'

const upTo = (most: number) =>
  z.pipe(
    z.int().check(z.minimum(0)),
    z.transform((sent) => Math.min(sent, most)),
  )
const count = upTo(PAGE_COUNT_MAX)

/** Parses `PageCounts`; fails for a malformed code, a page that is not on the web or too long, and for no counts. */
export const pageCountsSchema = z
  .object({
    ref: z.pipe(
      z.pipe(z.string(), z.transform(parseReferralCode)),
      z.string({ error: 'Send a referral code.' }),
    ),
    page: z.pipe(
      z.pipe(
        z.string(),
        z.transform((page) => originAndPath(plainText(page), Number.POSITIVE_INFINITY)),
      ),
      z.string().check(
        z.minLength(1, { error: 'Send the address of a web page.' }),
        z.maxLength(COUNTED_PAGE_MAX_LENGTH, {
          error: `Use at most ${COUNTED_PAGE_MAX_LENGTH} characters here.`,
        }),
      ),
    ),
    views: count,
    focuses: count,
    submits: count,
    version: z.optional(z.string().check(z.maxLength(WIDGET_LABEL_MAX_LENGTH), z.regex(/^[\w.+-]+$/))),
    ready_ms: z.optional(upTo(READY_MS_MAX)),
  })
  .check(
    z.refine(({ views, focuses, submits }) => views + focuses + submits > 0, {
      path: ['views'],
      error: 'Send at least one count.',
    }),
  )
