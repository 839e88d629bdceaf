import { bookDayOf, formatBookDay, formatMoney, nameAccount } from '@foyer/shared/referrals/money.ts'
import { describeReferral, type Payday } from '@foyer/shared/referrals/statuses.ts'
import type { ReferralNews } from '../../referrals/api/referral-news.ts'

/** One line of what happened. */
export type NewsLine = {
  /** No other line has it. */
  readonly id: string
  /** `Today`, `Yesterday`, or the day. */
  readonly day: string
  readonly text: string
  /** What follows, or why. */
  readonly about: string | null
  readonly money: string
  readonly referral?: string
  readonly statement?: number
}

type Event = Extract<ReferralNews, { referral: unknown }>
type Payment = Extract<ReferralNews, { statement: number }>

/** Tells what happened in words. Only the newest line of a referral says where it stands: that is so once. */
export function tellNews(news: readonly ReferralNews[], payday: Payday, now: Date): readonly NewsLine[] {
  return news.map((one, index) => {
    const day = dayInWords(one.on, now)
    if (!('referral' in one)) return { ...paymentLine(one), day }
    const newer = news
      .slice(0, index)
      .filter((other) => 'referral' in other && other.referral.id === one.referral.id)
    return {
      // Not the day: a website can go offline and live again within one.
      id: `${one.referral.id} ${newer.length}`,
      ...eventLine(one, newer.length === 0 ? aboutOf(one, payday, now) : null),
      day,
    }
  })
}

function aboutOf({ kind, referral }: Event, payday: Payday, now: Date): string | null {
  // The line of the payment says when it left and arrives.
  if (referral.status === 'paid') return null
  const next = describeReferral({ ...referral, payment: null }, now, payday)
  const sentence = `${next.replace(/\.$/, '')}.`
  return kind === 'approved' && referral.status === 'approved' ? `30 days live. ${sentence}` : sentence
}

function eventLine({ kind, cents, referral }: Event, about: string | null): Omit<NewsLine, 'id' | 'day'> {
  const { id, masked_email: who, reward_cents } = referral
  const words: Readonly<Record<Event['kind'], readonly [text: string, money: string]>> = {
    credited: [`${who} signed up`, 'no dollars yet'],
    credited_by_hand: [`${who} counts: a person looked again`, 'no dollars yet'],
    duplicate: [`${who} does not count`, 'none'],
    rejected: [`${who} does not count`, 'none'],
    launched: [`${who} launched`, formatMoney(reward_cents)],
    ended: [`${who} went offline`, 'not yet'],
    approved: [`${who} became due`, formatMoney(cents ?? reward_cents)],
    reversed: [`${who} does not count any more`, formatMoney(-(cents ?? reward_cents))],
  }
  const [text, money] = words[kind]
  return { text, about, money, referral: id }
}

function paymentLine({
  kind,
  cents,
  statement,
  rewards,
  method,
  masked,
  reason,
}: Payment): Omit<NewsLine, 'day'> {
  const account = nameAccount(method, masked)
  const money = formatMoney(cents)
  const id = `statement ${statement}`
  if (kind === 'returned')
    return { id, text: `A payment came back from ${account}`, about: reason, money, statement }
  const what = rewards === 1 ? 'One reward' : `${countInWords(rewards)} rewards`
  return { id, text: `${what} left for ${account}`, about: null, money, statement }
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function countInWords(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-US')
}

function dayInWords(day: string, now: Date): string {
  const [today, yesterday] = [0, 1].map((before) => bookDayBefore(now, before))
  if (day === today) return 'Today'
  return day === yesterday ? 'Yesterday' : formatBookDay(day, now, { weekday: 'short' })
}

/** The day of the books some days before a moment. */
function bookDayBefore(now: Date, days: number): string {
  const today = new Date(`${bookDayOf(now)}T00:00:00Z`)
  today.setUTCDate(today.getUTCDate() - days)
  return today.toISOString().slice(0, 10)
}
