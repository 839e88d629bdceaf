import { centsOf } from './price-items.ts'

/** A line of an estimate, as it is typed. It lives in the memory of one screen, and nowhere else. */
export type EstimateItem = {
  readonly key: number
  readonly name: string
  readonly times: string
  readonly price: string
}

/** A line as it is printed; an amount that cannot be read is written by hand. */
type PrintedItem = {
  readonly key: number
  readonly name: string
  readonly times: number | null
  readonly cents: number | null
  readonly totalCents: number | null
}

/** Everything that the letter page of an estimate holds beside lines for the pen. */
export type Estimate = {
  readonly items: readonly PrintedItem[]
  /** `null` while a line has no amount. */
  readonly totalCents: number | null
  /** `2026-12-03`, or empty. */
  readonly visit: string
  readonly npi: string
}

/** Reads the lines that are to be printed: those with a name. */
export function readItems(items: readonly EstimateItem[]): Pick<Estimate, 'items' | 'totalCents'> {
  const printed = items
    .filter(({ name }) => name.trim())
    .map(({ key, name, times, price }): PrintedItem => {
      const count = /^\d{1,3}$/.test(times.trim()) && Number(times) > 0 ? Number(times) : null
      const cents = centsOf(price)
      return {
        key,
        name: name.trim(),
        times: count,
        cents,
        totalCents: count === null || cents === null ? null : count * cents,
      }
    })
  const isWhole = printed.length > 0 && printed.every(({ totalCents }) => totalCents !== null)
  return {
    items: printed,
    totalCents: isWhole ? printed.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0) : null,
  }
}

/** Whether a number can be that of a provider: ten digits whose last one checks the others (with the prefix 80840). */
export function isNpi(typed: string): boolean {
  if (!/^[12]\d{9}$/.test(typed)) return false
  const sum = [...`80840${typed}`].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
