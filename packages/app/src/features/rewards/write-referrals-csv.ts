import { describeReferral, REFERRAL_LABELS } from '@foyer/shared/referrals/statuses.ts'
import { isoDay } from '../../lib/iso-day.ts'
import { toCsv } from '../../lib/to-csv.ts'
import type { Referral } from '../../referrals/api/load-referrals.ts'
import { rewardOf } from './reward-of.ts'

/** The first line of the file. Excel reads UTF-8 only after a byte order mark. */
export const CSV_HEAD = `\uFEFF${toCsv([['Person', 'Status', 'What comes next', 'Signed up', 'Reward (USD)']])}`

/** Writes referrals for spreadsheets: as the table shows them, with days as dates and rewards as dollars. */
export function writeReferralsCsv(referrals: readonly Referral[], now: Date): string {
  return toCsv(
    referrals.map((referral) => [
      referral.masked_email,
      REFERRAL_LABELS[referral.status],
      describeReferral(referral, now),
      isoDay(new Date(referral.signed_up_at)),
      rewardOf(referral) / 100,
    ]),
  )
}
