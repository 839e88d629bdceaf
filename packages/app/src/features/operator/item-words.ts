import { formatMoney } from '@foyer/shared/referrals/money.ts'
import { PATHS } from '../../config/paths.ts'
import type { Item } from './api/desk.ts'

/** The headings of the three groups, by their number. */
export const GROUPS: readonly (readonly [group: number, title: string])[] = [
  [1, 'Broken: people cannot go on'],
  [2, 'A person waits for us'],
  [3, 'Money to decide'],
]

/** The state of an item in a word or two. */
export const KIND_WORDS: Readonly<Record<Item['kind'], string>> = {
  build: 'Build failed',
  mail: 'Mail refused',
  domain: 'Domain lost',
  books: 'Books',
  support: 'Support',
  change: 'Change',
  case: 'Missing referral',
  lead: 'Suspected',
  referral: 'Referral',
  payday: 'Payday',
  payout: 'Payout',
}

/** A state or kind of the database as a word on the screen: 'Signed up' of 'signed_up'. */
export function asWords(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`
}

/** Names of mails as people know them. */
export function mailWords(kind: string): string {
  return `“${asWords(kind)}”`
}

/** Who an item is about. */
export function whoOf(item: Item): string {
  switch (item.kind) {
    case 'books':
      return 'The books'
    case 'lead':
      return item.details.email ?? 'A visit without an address'
    case 'payday':
      return 'The next batch'
    case 'payout':
      return `Batch P-${item.details.number}`
    case 'referral':
      // Without an account of the practice, the row is that of the partner's.
      return item.who && item.who !== item.details.partner ? item.who : item.details.masked_email
    default:
      return item.who ?? 'A closed account'
  }
}

/** What happened, in one line. */
export function whatOf(item: Item): string {
  switch (item.kind) {
    case 'build': {
      const amount = item.details.builds.length
      return amount > 1
        ? `${amount} builds failed with one fault`
        : `The build failed: ${item.details.reason ?? 'no reason'}`
    }
    case 'mail':
      return `${mailWords(item.details.mail)} was given up`
    case 'domain':
      return `${item.details.host} leads somewhere else`
    case 'books':
      return foundProblems(item.details.problems.length)
    case 'support':
      return `Asks: “${item.details.message}”`
    case 'change':
      return `${item.details.status === 'in_progress' ? 'In work' : 'Change'}: ${item.details.message || item.details.areas.join(', ')}`
    case 'case':
      return `Misses ${item.details.address}`
    case 'lead':
      return item.details.mark === 'trap' ? 'Filled in a hidden field' : 'Filled in faster than people can'
    case 'referral':
      return item.details.status === 'held'
        ? `Held: ${item.details.reason ?? 'no reason'}`
        : `Live for 30 days: ${formatMoney(item.details.cents)} is due`
    case 'payday':
      return 'Rewards are owed, and it is payday'
    case 'payout':
      return `${formatMoney(item.details.cents ?? 0)} to pay and mark, ${item.details.lines} ${item.details.lines === 1 ? 'line' : 'lines'}`
  }
}

/** How long something waits, in short. */
export function waitOf(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  const days = Math.floor(minutes / (24 * 60))
  return days === 1 ? '1 day' : `${days} days`
}

/** The page of an item: that of the person, or the payouts. */
export function pageOf(item: Item): string {
  const email = item.kind === 'lead' ? item.details.email : item.email
  if (email) return `${PATHS.operator}/people?q=${encodeURIComponent(email)}`
  return item.group === 3 ? `${PATHS.operator}/payouts` : `${PATHS.operator}/log`
}

/** How many problems a check of the books found, one or more. */
export function foundProblems(count: number): string {
  return count === 1 ? 'The check found one problem' : `The check found ${count} problems`
}
