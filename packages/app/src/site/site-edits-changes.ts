import type { Added, OwnWords, SiteEdits, SiteEditsChanges } from '@foyer/shared/api/site-edits.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the edits with the changes in them, as the database merges them for a tab that has seen all of them. */
export function withEdits(
  edits: SiteEdits,
  { words = {}, hidden = {}, added = {}, pictures = {}, ...changes }: SiteEditsChanges,
): SiteEdits {
  const changed = Object.entries(words).map(([id, { text, ours }]): [string, OwnWords] => [
    id,
    { text, ours },
  ])
  const all = { ...edits.words, ...Object.fromEntries(changed) }
  const sections = Object.entries({ ...edits.hidden, ...hidden }).filter(([, isHidden]) => isHidden)
  return {
    words: Object.fromEntries(Object.entries(all).filter(([, own]) => own.text !== '' || 'replaced' in own)),
    section_order: changes.section_order ?? edits.section_order,
    hidden: Object.fromEntries(sections) as SiteEdits['hidden'],
    added: withoutNulls<Added>({ ...edits.added, ...added }),
    pictures: withoutNulls<Picture>({ ...edits.pictures, ...pictures }),
  }
}

function withoutNulls<Value>(all: Readonly<Record<string, Value | null>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Value & {}] => entry[1] !== null),
  )
}

/** Returns two changes as one, the later on top of the earlier; what was seen before both is still what was seen. */
export function mergeEdits(earlier: SiteEditsChanges, later: SiteEditsChanges): SiteEditsChanges {
  const words = Object.entries(later.words ?? {}).map(([id, own]) => {
    const seen = earlier.words?.[id]?.seen ?? own.seen
    return [id, { ...own, seen }] as const
  })
  const hidden = { ...earlier.hidden, ...later.hidden }
  return {
    ...earlier,
    ...later,
    ...((earlier.words || later.words) && { words: { ...earlier.words, ...Object.fromEntries(words) } }),
    ...(Object.keys(hidden).length > 0 && { hidden }),
    ...((earlier.added || later.added) && { added: { ...earlier.added, ...later.added } }),
    ...((earlier.pictures || later.pictures) && { pictures: { ...earlier.pictures, ...later.pictures } }),
  }
}

/** Returns what is left of changes once some of them are stored; `null` when nothing is. */
export function unsentEdits(now: SiteEditsChanges, stored: SiteEditsChanges): SiteEditsChanges | null {
  const words = Object.entries(now.words ?? {}).flatMap(([id, own]) => {
    const sent = stored.words?.[id]
    if (sent && isSame(own, sent)) return []
    // The words that were sent are those that the next ones are typed over.
    return [[id, sent ? { ...own, seen: sent.text } : own] as const]
  })
  const hidden = Object.entries(now.hidden ?? {}).filter(
    ([kind, isHidden]) => isHidden !== Object(stored.hidden)[kind],
  )
  const added = Object.entries(now.added ?? {}).filter(([id, item]) => !isSame(item, stored.added?.[id]))
  const pictures = Object.entries(now.pictures ?? {}).filter(
    ([slot, picture]) => !isSame(picture, stored.pictures?.[slot]),
  )
  const left: SiteEditsChanges = {
    ...(words.length > 0 && { words: Object.fromEntries(words) }),
    ...(now.section_order &&
      !isSame(now.section_order, stored.section_order) && { section_order: now.section_order }),
    ...(hidden.length > 0 && { hidden: Object.fromEntries(hidden) }),
    ...(added.length > 0 && { added: Object.fromEntries(added) }),
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
  }
  return Object.keys(left).length > 0 ? left : null
}
