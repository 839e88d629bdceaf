/** Where the books are kept: their days are those of Postgres, in any browser. */
const BOOKS_ZONE = 'America/New_York'

/** Formats US cents with both decimals, `$1,200.00`: money that moves, beside the `$200` that names the reward. */
export function formatMoney(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `${cents < 0 ? '−' : ''}$${amount}`
}

/**
 * Formats a day of the books, which has no time zone: 'Dec 7', with the year when it is another one.
 *
 * @param day such as `2026-12-07`
 */
export function formatBookDay(
  day: string,
  now: Date,
  { weekday, year = false }: { readonly weekday?: 'short' | 'long'; readonly year?: boolean } = {},
): string {
  const at = new Date(`${day}T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(weekday && { weekday }),
    ...((year || day.slice(0, 4) !== bookDayOf(now).slice(0, 4)) && { year: 'numeric' }),
  }).format(at)
}

/** The day of a moment in the books, which are kept in Eastern time: `2026-12-07`. */
export function bookDayOf(moment: string | Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: BOOKS_ZONE }).format(new Date(moment))
}

/** Formats the day on which a moment is in the books: 'Dec 7, 2026'. */
export function formatBookDayOf(moment: string): string {
  return formatBookDay(bookDayOf(moment), new Date(), { year: true })
}

/** Formats a moment of the books with its zone, which is Eastern time: 'Aug 11, 2026, 2:18 pm EDT'. */
export function formatBookMoment(moment: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: BOOKS_ZONE } as const
  const at = new Date(moment)
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: options.timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  const text = new Intl.DateTimeFormat('en-US', options).format(at)
  return `${text.replace(/\s([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}m`)} ${zone?.value}`
}

/** How money reaches a partner: a transfer in the US, one abroad, or PayPal. */
export const PAYOUT_METHODS = ['ach', 'iban', 'paypal'] as const

export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** Names an account by what may be shown of it. */
export function nameAccount(method: PayoutMethod, masked: string): string {
  return method === 'paypal' ? `PayPal ${masked}` : `account ••${masked}`
}

/** The number of a statement as partners read it: `S-0026`. */
export function statementName(number: number): string {
  return `S-${String(number).padStart(4, '0')}`
}
