import { type Added, type AddedKind, addedSchema, MOST_ADDED } from '@foyer/shared/api/site-edits.ts'
import { useRef, useState } from 'react'
import { askedOf, keptSlug, sectionOfAdded } from '../../../../site/edit-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import {
  ADDED_FORMS,
  type AddedItem,
  addedName,
  emptyItem,
  fieldText,
  isEmptyItem,
  itemText,
  mainField,
} from './added-kinds.ts'
import { fieldsBefore, type ItemWork, isSame, newItemId, withFields } from './added-work.ts'
import { moveAdded } from './move-added.ts'
import type { PicturePlace } from './pictures/picture-places.ts'
import { type TypedHours, wholeDays } from './typed-hours.ts'
import type { History } from './use-history.ts'
import type { SectionActions } from './use-section-actions.ts'

type Facts = {
  /** Of the practice. */
  readonly field: string | undefined
  readonly own: OwnEdits
  readonly history: History
  readonly sections: Pick<SectionActions, 'all' | 'show'>
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
  /** Is told that a field was left empty and has its words again. */
  readonly onEmpty: (name: string) => void
}

/** What can be done with the items that the owner put on the page; each can be undone. */
export function useAddedItems({ field, own, history, sections, onDone, onEmpty }: Facts) {
  const before = useRef(new Map<string, ItemWork>())
  // Hours that are not whole stay in their fields, also when those are closed meanwhile.
  const [, setUnfinished] = useState(0)
  const unfinished = useRef(new Map<string, TypedHours>())
  const keepHours = (id: string, hours: TypedHours | undefined) => {
    if (hours) unfinished.current.set(id, hours)
    else unfinished.current.delete(id)
    setUnfinished((count) => count + 1)
  }

  const put = (id: string, item: Added | null, isTyping = false) =>
    own.change({ added: { [id]: item } }, isTyping)
  const settle = (id: string) => {
    const now = own.read().added[id]
    if (now) own.change({ added: { [id]: now }, settled: [id] })
  }
  const step = (label: string, id: string, from: Added | null, to: Added | null, told = {}) =>
    history.push({ label, undo: () => put(id, from), redo: () => put(id, to), ...told })
  const changeOf = (item: Added) => `the change of ${addedName(item)}`
  // Another window may change the other fields meanwhile: they stay.
  const goOf =
    (id: string, fields: readonly string[], isNew = false) =>
    (item: Added, hours?: TypedHours) => {
      const now = own.read().added[id]
      if (fields.includes('days')) keepHours(id, hours)
      const next = now ? withFields(now, item, fields) : item
      // Nothing is left of a new item whose words are taken back.
      put(id, isNew && isEmptyItem(next) ? null : next)
    }
  const stepOfFields = (id: string, from: Added, to: Added, fields: readonly string[]) => {
    const go = goOf(id, fields)
    history.push({ label: changeOf(to), undo: () => go(from), redo: () => go(to) })
  }
  const ofKind = (kind: AddedKind): AddedItem[] =>
    Object.entries(own.read().added)
      .map(([id, item]) => ({ id, item }))
      .filter(({ item }) => item.kind === kind)
      .sort((one, other) => one.item.at - other.item.at || (one.id < other.id ? -1 : 1))
  const change = (id: string, fields: object, isTyping: boolean) => {
    const now = own.read().added[id]
    if (!now) return
    const work = before.current.get(id) ?? { from: now, fields: new Set() }
    for (const field of Object.keys(fields)) work.fields.add(field)
    before.current.set(id, work)
    put(id, { ...now, ...fields } as Added, isTyping)
  }

  /** Puts a new item into its section, by an id that it has already. */
  const begin = (id: string, kind: AddedKind, name = '') => {
    before.current.set(id, { from: null, fields: new Set() })
    const at = (ofKind(kind).at(-1)?.item.at ?? 0) + 1
    put(id, { ...emptyItem(kind, at), ...(name && { name }) } as Added)
  }

  return {
    all: own.edits.added,
    ofKind,
    /** What a change of an item is called, as it follows "Undo: ". */
    labelOf: (id: string): string => {
      const item = own.read().added[id]
      return item ? changeOf(item) : ''
    },
    isFull: Object.keys(own.edits.added).length >= MOST_ADDED,
    /** Puts an empty item into its section; it is a step once it has words. */
    add: (kind: AddedKind): string => {
      // A week is said once.
      const [week] = kind === 'hours' ? ofKind(kind) : []
      if (week) return week.id
      const section = sections.all.find((one) => one.kind === sectionOfAdded(kind))
      if (section?.isHidden) sections.show(section)
      const id = newItemId()
      begin(id, kind)
      return id
    },
    begin,
    /** Keeps what is being typed into a field. */
    type: (id: string, field: string, typed: string) =>
      change(id, { [field]: itemText(own.read().added[id], id, field, typed) }, true),
    /** What stands greyed in an empty field. */
    exampleOf: (item: Added, name: string): string | undefined =>
      item.kind === 'service' ? askedOf(item.name, name, field) : undefined,
    /** The latest of an item, which a page that is held does not show yet. */
    read: (id: string): Added | undefined => own.read().added[id],
    /** The hours as they stand in their fields, where they are not all on the page. */
    hoursOf: (id: string): TypedHours | undefined => unfinished.current.get(id),
    /** Keeps hours that are typed; the page has those that are whole. */
    typeHours: (id: string, hours: TypedHours) => {
      const now = own.read().added[id]
      if (now?.kind !== 'hours') return
      const days = wholeDays(hours, now.days)
      const work = before.current.get(id) ?? {
        from: now,
        fields: new Set(),
        hours: unfinished.current.get(id),
      }
      before.current.set(id, work)
      change(id, { days }, false)
      keepHours(id, isSame(days, wholeDays(hours, {})) ? undefined : hours)
    },
    /** Whether fields of an item have changed since the last step. */
    isChanged: (id: string): boolean => {
      const work = before.current.get(id)
      const now = own.read().added[id]
      if (work === undefined || now === undefined) return false
      return !isSame(now, fieldsBefore(work, now)) || !isSame(work.hours, unfinished.current.get(id))
    },
    /** Puts the fields of an item back to what they held at the last step, as a step: its undo has the typed words again. */
    takeBack: (id: string): void => {
      const work = before.current.get(id)
      const now = own.read().added[id]
      if (!work || !now) return
      const from = fieldsBefore(work, now)
      // A new item stays new: it never goes with its words.
      if (work.from) before.current.delete(id)
      else before.current.set(id, { from: null, fields: new Set() })
      const typed = unfinished.current.get(id)
      if (isSame(now, from) && isSame(work.hours, typed)) return
      const steps = goOf(id, [...work.fields], work.from === null)
      history.push({
        label: changeOf(isEmptyItem(from) ? now : from),
        undo: () => steps(now, typed),
        redo: () => steps(from, work.hours),
      })
      put(id, from)
      keepHours(id, work.hours)
    },
    /** Ends the work on an item: keeps it as one step. One without a word goes, unless its next field follows. */
    finish: (id: string, by: 'leaving' | 'next'): 'changed' | 'removed' | 'empty' | 'same' => {
      const work = before.current.get(id)
      const now = own.read().added[id]
      if (work === undefined || !now) return 'same'
      if (by === 'next' && isEmptyItem(now)) return 'same'
      before.current.delete(id)
      // The address of its page stays from now on, whatever its name becomes.
      const slug = keptSlug(id, own.read().added)
      if (slug) put(id, { ...now, slug } as Added)
      // Its words were taken back, or brought back by Undo.
      if (work.fields.size === 0 && !isEmptyItem(now)) return 'same'
      const fields = [...work.fields]
      const from = work.from && withFields(now, work.from, fields)
      if (isSame(from, now)) return 'same'
      if (isEmptyItem(now) && (from === null || now.kind === 'hours')) {
        put(id, null)
        if (from) step(`taking ${addedName(from)} off the page`, id, from, null)
        return 'removed'
      }
      // Without its name, an item would not be printed.
      const main = mainField(now.kind)
      if (from && fieldText(now, main) === '' && fieldText(from, main) !== '') {
        const named = withFields(now, from, [main])
        put(id, named)
        if (!isSame(named, from)) stepOfFields(id, from, named, fields)
        onEmpty(ADDED_FORMS[now.kind].fields[0]?.label ?? '')
        return 'empty'
      }
      if (from) stepOfFields(id, from, now, fields)
      else step(`adding ${addedName(now)}`, id, null, now)
      return 'changed'
    },
    remove: (id: string) => {
      const now = own.read().added[id]
      if (!now) return
      const { from, fields } = before.current.get(id) ?? { from: now, fields: [] }
      before.current.delete(id)
      put(id, null)
      if (isEmptyItem(now)) return
      const taken = `${ADDED_FORMS[now.kind].name} is taken off the page.`
      const was = from && withFields(now, from, [...fields])
      step(`taking ${addedName(now)} off the page`, id, was, null, { taken })
      onDone(`${taken} Undo brings it back.`)
    },
    /** Puts back the fields as another window had left them. */
    takeReplaced: (id: string) => {
      const now = own.read().added[id]
      const { data: other } = addedSchema.safeParse({ ...now, ...now?.replaced })
      before.current.delete(id)
      if (!now || !other) return
      stepOfFields(id, now, other, Object.keys(now.replaced ?? {}))
      put(id, other)
      settle(id)
    },
    dropReplaced: (id: string) => {
      settle(id)
      onDone('Your words stay.')
    },
    /** Changes places with the item before or after it. */
    move: (id: string, direction: 'up' | 'down') => {
      const now = own.read().added[id]
      if (!now) return
      const list = ofKind(now.kind)
      const place = moveAdded({ id, item: now }, direction, list, own, history)
      if (place) onDone(`${ADDED_FORMS[now.kind].name}, now ${place} of ${list.length}.`)
    },
  }
}

export type AddedItems = ReturnType<typeof useAddedItems>

/** What bars and menus need to put something on the page. */
export type Adding = {
  readonly items: AddedItems
  /** Adds an item and begins to type in it. */
  readonly onAdd: (kind: AddedKind) => void
  /** The places of the page that wait for a picture. */
  readonly emptyPlaces: readonly PicturePlace[]
  /** Opens the picture of a slot. */
  readonly onPicture: (slot: string) => void
}
