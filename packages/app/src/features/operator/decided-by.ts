import type { Entry, Item } from './api/desk.ts'

/** How the log names an item that somebody decided. */
function subjectsOf(item: Item): readonly string[] {
  switch (item.kind) {
    case 'build':
      return item.details.builds.map(({ id }) => id)
    case 'case':
      return [`C-${item.details.number}`]
    case 'referral':
      return [`R-${item.details.number}`]
    case 'payout':
      return [`P-${item.details.number}`]
    case 'mail':
    case 'support':
    case 'change':
    case 'lead':
      return [item.details.id]
    default:
      return []
  }
}

/** Returns the latest entry of the log, newest first, with which an item left the list; null when none did. */
export function decidedBy(item: Item, log: readonly Entry[]): Entry | null {
  const subjects = subjectsOf(item)
  return (
    log.find(
      ({ at, subject }) =>
        Date.parse(at) > Date.parse(item.since) &&
        (subjects.includes(subject) || subject.split(', ').includes(item.key)),
    ) ?? null
  )
}
