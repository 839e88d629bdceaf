import type { Added } from '@foyer/shared/api/site-edits.ts'
import { emptyItem } from './added-kinds.ts'
import type { TypedHours } from './typed-hours.ts'

/** What is being done with an item: how it was when it began (`null`: it is new), and the fields that were changed since. */
export type ItemWork = {
  readonly from: Added | null
  readonly fields: Set<string>
  /** Hours that could not stand on the page. */
  readonly hours?: TypedHours | undefined
}

/** An item with its fields as they were when the work on them began; those of a new one were empty. */
export function fieldsBefore({ from, fields }: ItemWork, now: Added): Added {
  return withFields(now, from ?? emptyItem(now.kind, now.at), [...fields])
}

/** Whether two items, or hours, say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** An item with some fields of another. */
export function withFields(item: Added, from: Added, fields: readonly string[]): Added {
  const taken = Object.entries(from).filter(([field]) => fields.includes(field))
  return { ...item, ...Object.fromEntries(taken) } as Added
}

/** An id that never changes. */
export function newItemId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2))
  return `add-${[...numbers].map((number) => number.toString(36).padStart(7, '0')).join('')}`
}
