import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { isSameValue } from '@foyer/shared/entries/merge-entry.ts'
import type { Entered } from './entered.ts'
import type { Undo } from './undo-change.ts'

/** Returns what is entered once a change is undone. */
export function undone({ added, edits }: Entered, undo: Undo): Entered {
  return {
    added: {
      ...added,
      details: { ...added.details, ...undo.details },
      statements: there({ ...added.statements, ...undo.statements }) as SiteDetails['statements'],
      ...(undo.style !== undefined && { style: undo.style }),
      ...(undo.passages && { passages: [...undo.passages] }),
    },
    edits: {
      ...edits,
      words: { ...edits.words, ...undo.words },
      hidden: there({ ...edits.hidden, ...undo.hidden }) as SiteEdits['hidden'],
      added: there({ ...edits.added, ...undo.added }) as SiteEdits['added'],
      pictures: there({ ...edits.pictures, ...undo.pictures }) as SiteEdits['pictures'],
      ...(undo.order && { section_order: [...undo.order] }),
    },
  }
}

function there(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** Returns what to change in a state so that it is another one, in the parts in which they differ. */
export function undoBetween(from: Entered, to: Entered): Undo {
  return {
    ...editsBetween(from.edits, to.edits),
    details: partsBetween(from.added.details, to.added.details, undefined),
    statements: partsBetween(from.added.statements, to.added.statements, null),
    ...(from.added.style !== to.added.style && { style: to.added.style }),
    ...(!isSameValue(from.added.passages, to.added.passages) && { passages: to.added.passages }),
  }
}

/** The same of the edits alone. */
export function editsBetween(now: SiteEdits, then: SiteEdits) {
  const words = Object.keys(partsBetween(now.words, then.words, null)).map(
    (id) => [id, { text: '', ours: now.words[id]?.ours ?? '', ...then.words[id] }] as const,
  )
  return {
    words: Object.fromEntries(words),
    hidden: partsBetween(now.hidden, then.hidden, null),
    added: partsBetween(now.added, then.added, null),
    pictures: partsBetween(now.pictures, then.pictures, null),
    ...(!isSameValue(now.section_order, then.section_order) && { order: then.section_order }),
  }
}

function partsBetween<Value, None>(
  old: Readonly<Record<string, Value>>,
  next: Readonly<Record<string, Value>>,
  none: None,
): Record<string, Value | None> {
  const names = Object.keys({ ...old, ...next }).filter((name) => !isSameValue(old[name], next[name]))
  return Object.fromEntries(names.map((name) => [name, next[name] ?? none]))
}
