import type { Added, OwnWords, SiteEdits, SiteEditsChanges } from '@foyer/shared/api/site-edits.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the edits with the changes in them, as the database merges them for a tab that has seen all of them. */
export function withEdits(
  edits: SiteEdits,
  { words = {}, hidden = {}, added = {}, pictures = {}, settled = [], ...changes }: SiteEditsChanges,
): SiteEdits {
  // What another window had left stays beside the later words until it is settled.
  const keeps = <Part extends { replaced?: unknown }>(
    id: string,
    next: Part,
    known: Part | undefined,
  ): Part => {
    const { replaced: _seen, ...rest } = next
    const { replaced } = known ?? {}
    return (replaced === undefined || settled.includes(id) ? rest : { ...rest, replaced }) as Part
  }
  const changed = Object.entries(words).map(([id, { text, ours }]): [string, OwnWords] => [
    id,
    keeps(id, { text, ours }, edits.words[id]),
  ])
  const items = Object.entries(added).map(([id, item]): [string, Added | null] => [
    id,
    item && keeps(id, item, edits.added[id]),
  ])
  const all = { ...edits.words, ...Object.fromEntries(changed) }
  const sections = Object.entries({ ...edits.hidden, ...hidden }).filter(([, isHidden]) => isHidden)
  return {
    words: Object.fromEntries(Object.entries(all).filter(([, own]) => own.text !== '' || 'replaced' in own)),
    section_order: changes.section_order ?? edits.section_order,
    hidden: Object.fromEntries(sections) as SiteEdits['hidden'],
    added: withoutNulls<Added>({ ...edits.added, ...Object.fromEntries(items) }),
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
  const settled = [...new Set([...(earlier.settled ?? []), ...(later.settled ?? [])])]
  // What was seen before the first of the changes.
  const { seen_items, ...rest } = later
  const seen = Object.entries(seen_items ?? {}).filter(([id]) => earlier.added?.[id] === undefined)
  const seenItems = { ...earlier.seen_items, ...Object.fromEntries(seen) }
  return {
    ...earlier,
    ...rest,
    ...((earlier.words || later.words) && { words: { ...earlier.words, ...Object.fromEntries(words) } }),
    ...(Object.keys(hidden).length > 0 && { hidden }),
    ...((earlier.added || later.added) && { added: { ...earlier.added, ...later.added } }),
    ...(Object.keys(seenItems).length > 0 && { seen_items: seenItems }),
    ...((earlier.pictures || later.pictures) && { pictures: { ...earlier.pictures, ...later.pictures } }),
    ...(settled.length > 0 && { settled }),
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
  // As with words: an item that was sent is the one that the next is typed over.
  const seenItems = added.flatMap(([id]) => {
    const seen = stored.added?.[id] ?? now.seen_items?.[id]
    return seen ? [[id, seen] as const] : []
  })
  const settled = (now.settled ?? []).filter((id) => !stored.settled?.includes(id))
  const pictures = Object.entries(now.pictures ?? {}).filter(
    ([slot, picture]) => !isSame(picture, stored.pictures?.[slot]),
  )
  const left: SiteEditsChanges = {
    ...(words.length > 0 && { words: Object.fromEntries(words) }),
    ...(now.section_order &&
      !isSame(now.section_order, stored.section_order) && { section_order: now.section_order }),
    ...(hidden.length > 0 && { hidden: Object.fromEntries(hidden) }),
    ...(added.length > 0 && { added: Object.fromEntries(added) }),
    ...(seenItems.length > 0 && { seen_items: Object.fromEntries(seenItems) }),
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
    ...(settled.length > 0 && { settled }),
  }
  return Object.keys(left).length > 0 ? left : null
}
