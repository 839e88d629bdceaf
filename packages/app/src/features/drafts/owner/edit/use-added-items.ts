import {
  type Added,
  type AddedKind,
  addedSchema,
  lineText,
  MOST_ADDED,
} from '@foyer/shared/api/site-edits.ts'
import { useRef } from 'react'
import { sectionOfAdded } from '../../../../site/edit-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { ADDED_FORMS, addedName, emptyItem, isEmptyItem } from './added-kinds.ts'
import type { PicturePlace } from './pictures/picture-places.ts'
import type { History } from './use-history.ts'
import type { SectionActions } from './use-section-actions.ts'

/** What is being done with an item: how it was when it began (`null`: it is new), and the fields that were changed since. */
type Work = { readonly from: Added | null; readonly fields: Set<string> }

export type AddedItem = { readonly id: string; readonly item: Added }

type Facts = {
  readonly own: OwnEdits
  readonly history: History
  readonly sections: SectionActions
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
}

/** What can be done with the items that the owner put on the page; each can be undone. */
export function useAddedItems({ own, history, sections, onDone }: Facts) {
  const before = useRef(new Map<string, Work>())

  const put = (id: string, item: Added | null, isTyping = false) =>
    own.change({ added: { [id]: item } }, isTyping)
  const settle = (id: string) => {
    const now = own.read().added[id]
    if (now) own.change({ added: { [id]: now }, settled: [id] })
  }
  const step = (label: string, id: string, from: Added | null, to: Added | null) =>
    history.push({ label, undo: () => put(id, from), redo: () => put(id, to) })
  // Another window may change the other fields meanwhile: they stay.
  const stepOfFields = (id: string, from: Added, to: Added, fields: readonly string[]) => {
    const go = (item: Added) => {
      const now = own.read().added[id]
      put(id, now ? withFields(now, item, fields) : item)
    }
    history.push({ label: `the change of ${addedName(to)}`, undo: () => go(from), redo: () => go(to) })
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

  return {
    all: own.edits.added,
    ofKind,
    isFull: Object.keys(own.edits.added).length >= MOST_ADDED,
    /** Puts an empty item into its section; it is a step once it has words. */
    add: (kind: AddedKind): string => {
      // A week is said once.
      const [week] = kind === 'hours' ? ofKind(kind) : []
      if (week) return week.id
      const section = sections.all.find((one) => one.kind === sectionOfAdded(kind))
      if (section?.isHidden) sections.show(section)
      const id = newId()
      before.current.set(id, { from: null, fields: new Set() })
      put(id, emptyItem(kind, (ofKind(kind).at(-1)?.item.at ?? 0) + 1))
      return id
    },
    /** Keeps what is being typed into a field. */
    type: (id: string, field: string, typed: string) => change(id, { [field]: lineText(typed) }, true),
    /** Changes what is chosen, such as days. */
    set: (id: string, fields: object) => change(id, fields, false),
    /** Ends the work on an item: keeps it as one step, or takes it back. One without a word goes, unless its next field follows. */
    finish: (id: string, by: 'escape' | 'leaving' | 'next'): 'changed' | 'removed' | 'same' => {
      const work = before.current.get(id)
      const now = own.read().added[id]
      if (work === undefined || !now) return 'same'
      if (by === 'next' && isEmptyItem(now)) return 'same'
      before.current.delete(id)
      const fields = [...work.fields]
      const from = work.from && withFields(now, work.from, fields)
      if (by === 'escape' || JSON.stringify(from) === JSON.stringify(now)) {
        put(id, from)
        return 'same'
      }
      if (isEmptyItem(now)) {
        put(id, null)
        if (from) step(`taking ${addedName(from)} off the page`, id, from, null)
        return 'removed'
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
      step(`taking ${addedName(now)} off the page`, id, from && withFields(now, from, [...fields]), null)
      onDone(`${ADDED_FORMS[now.kind].name} is taken off the page. Undo brings it back.`)
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
      const at = list.findIndex((one) => one.id === id)
      const to = at + (direction === 'up' ? -1 : 1)
      if (!list[to]) return
      const moved = list.toSpliced(at, 1).toSpliced(to, 0, { id, item: now })
      const placed = (items: readonly AddedItem[]) =>
        Object.fromEntries(items.map(({ id: one, item }, index) => [one, { ...item, at: index + 1 }]))
      // Words that follow stay: only the places are set back.
      const setPlaces = (items: readonly AddedItem[]) => {
        const known = own.read().added
        const places = Object.entries(placed(items)).flatMap(([one, { at: place }]) => {
          const item = known[one]
          return item ? [[one, { ...item, at: place }] as const] : []
        })
        own.change({ added: Object.fromEntries(places) })
      }
      history.push({
        label: `the move of ${addedName(now)}`,
        undo: () => setPlaces(list),
        redo: () => setPlaces(moved),
      })
      setPlaces(moved)
      onDone(`${ADDED_FORMS[now.kind].name}, now ${to + 1} of ${list.length}.`)
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

function withFields(item: Added, from: Added, fields: readonly string[]): Added {
  const taken = Object.entries(from).filter(([field]) => fields.includes(field))
  return { ...item, ...Object.fromEntries(taken) } as Added
}

function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2))
  return `add-${[...numbers].map((number) => number.toString(36).padStart(7, '0')).join('')}`
}
