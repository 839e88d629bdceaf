import type {
  Entries,
  EntryChange,
  EntryChanges,
  EntryState,
  EntryValue,
  WaitingChange,
  WaitingChanges,
} from './entry.ts'

/** Whether two values are the same; `undefined` is none, and the order of fields says nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return asText(one) === asText(other)
}

// The database sorts the names of fields.
function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

type Fields = { readonly [field: string]: EntryValue | undefined }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The one rule of the store, as `private.merge_entry` has it: of what two windows have both changed, the later stands and
 * the other is `replaced`. What the sender has not seen is not taken back. An item is merged field by field.
 *
 * @param isLater whether the change was typed after what is stored
 */
export function mergeEntry(
  key: string,
  stored: EntryState | undefined,
  change: EntryChange,
  isLater = true,
): EntryState {
  const before = stored?.value ?? null
  const sent = change.value === undefined ? before : change.value
  const seen = change.value === undefined ? before : (change.seen ?? null)
  const isByField = key.startsWith('item/') && isFields(before) && isFields(sent)
  // Anything else is one field without a name.
  const wrap = (value: EntryValue): Fields => (isByField ? (isFields(value) ? value : {}) : { '': value })
  const [was, now, known] = [wrap(before), wrap(sent), wrap(seen)]
  const value: Record<string, EntryValue> = {}
  const lost: Record<string, EntryValue> =
    change.settled || !stored?.replaced ? {} : ({ ...wrap(stored.replaced) } as Record<string, EntryValue>)
  for (const field of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const [old, next] = [was[field] ?? null, now[field] ?? null]
    const isChanged = !isSameValue(next, known[field])
    const isConflict =
      isChanged && !isEmpty(old) && !isSameValue(old, next) && !isSameValue(old, known[field])
    const keeps = !isChanged || (isConflict && (isEmpty(next) || !isLater))
    value[field] = keeps ? old : next
    if (isConflict && !(keeps && isEmpty(next))) lost[field] = keeps ? next : old
  }
  // What stands is not lost.
  const left = Object.entries(lost).filter(
    ([field, words]) => words !== null && !isSameValue(words, value[field]),
  )
  if (!isByField) return { value: value[''] ?? null, replaced: left[0]?.[1] ?? null }
  const given = Object.entries(value).filter(([, part]) => part !== null)
  return { value: Object.fromEntries(given), replaced: left.length > 0 ? Object.fromEntries(left) : null }
}

/** Returns the entries with changes in them, as they are shown before the database has merged them. */
export function withChanges(entries: Entries, changes: WaitingChanges): Entries {
  const merged = Object.entries(changes).map(([key, change]) => {
    const known = entries[key]
    const { value } = mergeEntry(
      key,
      change.unanswered ? mergeEntry(key, known, change.unanswered) : known,
      change,
    )
    // Only the database knows what another window has stored since.
    const replaced = change.settled ? null : (known?.replaced ?? null)
    return [
      key,
      { ...(change.typed_at && { typed_at: change.typed_at }), ...known, value, replaced },
    ] as const
  })
  return { ...entries, ...Object.fromEntries(merged) }
}

/**
 * Returns two changes as one, the later on top of the earlier; what was seen before both is still what was seen. One that
 * was sent without an answer stays below the later one, and is what that is typed over.
 */
export function mergeChanges(earlier: WaitingChanges, later: EntryChanges): WaitingChanges {
  const merged = Object.entries(later).map(([key, change]) => {
    const before = earlier[key]
    if (before === undefined || change.value === undefined) return [key, { ...before, ...change }] as const
    const { unanswered } = before
    const seen =
      unanswered?.value !== undefined
        ? unanswered.value
        : before.value === undefined
          ? change.seen
          : before.seen
    return [key, { ...before, ...change, seen: seen ?? null }] as const
  })
  return { ...earlier, ...Object.fromEntries(merged) }
}

/** Returns the changes to send next: one that had no answer is sent once more before what was typed over it. */
export function changesToSend(waiting: WaitingChanges): EntryChanges {
  return mapChanges(waiting, ({ unanswered, ...change }) => unanswered ?? change)
}

/** Returns changes as they wait while they are sent: the answer may never come. */
export function markedAsSent(waiting: WaitingChanges): WaitingChanges {
  return mapChanges(waiting, ({ unanswered, ...change }) => ({ ...change, unanswered: unanswered ?? change }))
}

/**
 * Returns what waits after the server has refused changes: they are not stored, so what was typed over them goes alone.
 * `null` when nothing was typed over them.
 */
export function withoutRefused(waiting: WaitingChanges, refused: EntryChanges): WaitingChanges | null {
  const isOver = (key: string, { unanswered, ...change }: WaitingChange) =>
    refused[key] !== undefined && isSameValue(unanswered, refused[key]) && !isSameValue(change, unanswered)
  if (!Object.entries(waiting).some(([key, change]) => isOver(key, change))) return null
  return mapChanges(waiting, (change, key) => {
    if (!isOver(key, change)) return change
    const { unanswered, ...next } = change
    const seen = unanswered?.value === undefined ? next.seen : unanswered.seen
    return next.value === undefined ? next : { ...next, seen: seen ?? null }
  })
}

function mapChanges<Change>(
  waiting: WaitingChanges,
  next: (change: WaitingChange, key: string) => Change,
): { readonly [key: string]: Change } {
  return Object.fromEntries(Object.entries(waiting).map(([key, change]) => [key, next(change, key)]))
}

/** Returns what is left of changes once some of them are stored; `null` when nothing is. */
export function unsentChanges(changes: WaitingChanges, stored: EntryChanges): WaitingChanges | null {
  const left = Object.entries(changes).flatMap(([key, change]): [string, WaitingChange][] => {
    const sent = stored[key]
    if (sent === undefined) return [[key, change]]
    const { value, typed_at, settled } = change
    // What was sent is what the next words are typed over.
    const next: EntryChange = {
      ...(value !== undefined &&
        !isSameValue(value, sent.value) && {
          value,
          seen: sent.value === undefined ? (change.seen ?? null) : sent.value,
          typed_at,
        }),
      ...(settled && !sent.settled && { settled }),
    }
    return Object.keys(next).length > 0 ? [[key, next]] : []
  })
  return left.length > 0 ? Object.fromEntries(left) : null
}

type Values = { readonly [key: string]: EntryValue }

/** Returns what differs in the second of two states, `null` for what is gone; `null` when nothing does. */
export function changedValues(before: Values, after: Values): Values | null {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter((key) => !isSameValue(before[key], after[key]))
  return changed.length > 0 ? Object.fromEntries(changed.map((key) => [key, after[key] ?? null])) : null
}

/** Returns the changes to some values that are typed now, over the entries that were seen. */
export function changesTo(values: Values, seen: Entries): EntryChanges {
  const typed_at = new Date().toISOString()
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, seen: seen[key]?.value ?? null, typed_at }]),
  )
}
