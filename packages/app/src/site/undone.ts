import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns what to change in a state so that it is another one, in the parts in which they differ. */
export function undoBetween(from: Entered, to: Entered): Undo {
  const of = <Value, None>(before: object, after: object, none: None) => {
    const [old, next] = [before, after] as [Record<string, Value>, Record<string, Value>]
    const names = Object.keys({ ...old, ...next }).filter((name) => !isSame(old[name], next[name]))
    return Object.fromEntries(names.map((name) => [name, next[name] ?? none]))
  }
  const [now, then] = [from.edits, to.edits]
  const words = Object.keys({ ...now.words, ...then.words })
    .filter((id) => !isSame(now.words[id], then.words[id]))
    .map((id) => [id, { text: '', ours: now.words[id]?.ours ?? '', ...then.words[id] }] as const)
  return {
    details: of(from.added.details, to.added.details, undefined),
    statements: of(from.added.statements, to.added.statements, null),
    words: Object.fromEntries(words),
    hidden: of(now.hidden, then.hidden, null),
    added: of(now.added, then.added, null),
    pictures: of(now.pictures, then.pictures, null),
    ...(from.added.style !== to.added.style && { style: to.added.style }),
    ...(!isSame(from.added.passages, to.added.passages) && { passages: to.added.passages }),
    ...(!isSame(now.section_order, then.section_order) && { order: then.section_order }),
  }
}
