import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import { WAITING_FOR } from '@foyer/shared/referrals/statuses.ts'
import type { PartnerAccount } from './api/partner-account.ts'

type Due = {
  /** Whether all of it leaves. */
  readonly isAll: boolean
  /** When it leaves; the next payday if nothing does. */
  readonly day: string
  readonly text: string
}

/** Says when what is due leaves, and how much of it waits for what. */
export function describeDue({ path, ahead, next_payday, payout }: PartnerAccount, now: Date): Due {
  const leaving = ahead.flatMap((row) => (row.kind === 'payday' && row.due_cents > 0 ? [row] : []))
  const cents = leaving.reduce((sum, row) => sum + row.due_cents, 0)
  const day = formatBookDay(leaving[0]?.on ?? next_payday, now, { weekday: 'long' })
  if (cents >= path.due_cents) return { isAll: true, day, text: `Leaves ${day}` }
  const waits = WAITING_FOR[payout.waits_for ?? 'form']
  if (cents === 0) return { isAll: false, day, text: waits }
  const rest = formatMoney(path.due_cents - cents)
  const text = `${formatMoney(cents)} leaves ${day}. ${rest} ${waits.replace('Waits', 'waits')}`
  return { isAll: false, day, text }
}
