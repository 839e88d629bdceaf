import type { SiteDetails, SiteDetailsChanges } from '@foyer/shared/api/site-details.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns what differs between two states of the details; `null` when nothing does. */
export function changesBetween(before: SiteDetails, after: SiteDetails): SiteDetailsChanges | null {
  const details = changedEntries(before.details, after.details, '')
  const statements = changedEntries(before.statements, after.statements, null)
  const changes: SiteDetailsChanges = {
    ...(details && { details }),
    ...(statements && { statements }),
    ...(!isSame(before.passages, after.passages) && { passages: after.passages }),
    ...(before.style !== after.style && { style: after.style }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

/** Returns the details with the changes in them, as the database merges them. */
export function withChanges(details: SiteDetails, changes: SiteDetailsChanges): SiteDetails {
  const statements = Object.entries({ ...details.statements, ...changes.statements })
  const { passages = details.passages, style = details.style } = changes
  return {
    passages,
    style,
    details: { ...details.details, ...changes.details },
    statements: Object.fromEntries(
      statements.flatMap(([id, decision]) => (decision === null ? [] : [[id, decision] as const])),
    ),
  }
}

/** Returns two changes as one, the later on top of the earlier. */
export function mergeChanges(earlier: SiteDetailsChanges, later: SiteDetailsChanges): SiteDetailsChanges {
  const details = { ...earlier.details, ...later.details }
  const statements = { ...earlier.statements, ...later.statements }
  return {
    ...earlier,
    ...later,
    ...(Object.keys(details).length > 0 && { details }),
    ...(Object.keys(statements).length > 0 && { statements }),
  }
}

/** Returns what is left of changes once some of them are stored; `null` when nothing is. */
export function withoutChanges(
  changes: SiteDetailsChanges,
  stored: SiteDetailsChanges,
): SiteDetailsChanges | null {
  const details = otherEntries(changes.details, stored.details)
  const statements = otherEntries(changes.statements, stored.statements)
  const left: SiteDetailsChanges = {
    ...(details && { details }),
    ...(statements && { statements }),
    ...('passages' in changes &&
      !isSame(changes.passages, stored.passages) && { passages: changes.passages }),
    ...('style' in changes && changes.style !== stored.style && { style: changes.style }),
  }
  return Object.keys(left).length > 0 ? left : null
}

type Entries<Value> = { readonly [name: string]: Value | undefined }

/** What changed from one record to another, `removed` for what is gone. */
function changedEntries<Value, Removed>(
  before: Entries<Value>,
  after: Entries<Value>,
  removed: Removed,
): Record<string, Value | Removed> | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, after[name] ?? removed])) : null
}

function otherEntries<Value>(entries: Entries<Value> = {}, known: Entries<Value> = {}) {
  const others = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined || isSame(value, known[name]) ? [] : [[name, value] as const],
  )
  return others.length > 0 ? Object.fromEntries(others) : null
}
