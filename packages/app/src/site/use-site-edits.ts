import type { Added, MovableSection, SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { ADDED_ID } from '@foyer/shared/api/site-edits.ts'
import type { Entries, EntryChanges, EntryValue } from '@foyer/shared/entries/entry.ts'
import { isSameValue } from '@foyer/shared/entries/merge-entry.ts'
import { siteEditsOf } from '@foyer/shared/entries/site-entries.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useEntries, usePart } from '../session/use-entries.ts'

/** What to change on the page: an empty text puts our words back, `null` shows a section again or takes something out. */
export type EditsChange = {
  readonly words?: { readonly [id: string]: { readonly text: string; readonly ours: string } }
  readonly section_order?: readonly MovableSection[]
  readonly hidden?: { readonly [Section in MovableSection]?: true | null }
  readonly added?: { readonly [id: string]: Added | null }
  readonly pictures?: { readonly [slot: string]: Picture | null }
  /** The lines and items whose replaced words are forgotten. */
  readonly settled?: readonly string[]
}

/** What the owner has changed on the page, and how to change it. */
export type OwnEdits = {
  readonly edits: SiteEdits
  /** Whether they stay as they are. */
  readonly isHeld: boolean
  /** Lets them stay as they are, so that typing renders nothing but what shows it; or shows the latest again. */
  readonly hold: (isHeld: boolean) => void
  /** The latest, which a screen may not have rendered yet. */
  readonly read: () => SiteEdits
  /** The words of a line that another window has stored while they are held; `null` where nothing has arrived. */
  readonly unseen: (id: string) => string | null
  /** What has arrived in a line is seen: what is typed next replaces it. */
  readonly see: (id: string) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Typing is saved after a pause, anything else at once. */
  readonly change: (change: EditsChange, isTyping?: boolean) => void
}

/** What the screen shows while it is held. */
type Held = {
  readonly edits: SiteEdits
  readonly entries: Entries
  /** What this window has changed since, and what its owner was told of. */
  readonly typed: Map<string, EntryValue>
}

// What arrives while a line is typed is not seen: the page shows what this window has typed.
const seenIn = (shown: Held, key: string): EntryValue | undefined =>
  shown.typed.has(key) ? shown.typed.get(key) : shown.entries[key]?.value

/**
 * Returns what the owner has changed on the page, of which the screen has loaded what is stored. Changes are shown at once
 * and saved in the background.
 */
export function useSiteEdits(): OwnEdits {
  const own = useEntries()
  const read = usePart(own, siteEditsOf)
  const held = useRef<Held | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  const hold = useCallback(
    (next: boolean) => {
      held.current = next ? (held.current ?? { edits: read(), entries: own.read(), typed: new Map() }) : null
      setIsHeld(next)
    },
    [read, own],
  )
  const edits = useSyncExternalStore(own.subscribe, () => held.current?.edits ?? read())
  const change = useMemo(
    () =>
      (change: EditsChange, isTyping = false) => {
        const typed_at = new Date().toISOString()
        const shown = held.current
        const changes = Object.entries(valuesOfChange(change)).map(([key, value]) => {
          const seen = shown ? seenIn(shown, key) : own.known()[key]?.value
          shown?.typed.set(key, value)
          return [key, { value, seen: seen ?? null, typed_at }] as const
        })
        const settled = (change.settled ?? []).map((id) => keyOf(id))
        const all: EntryChanges = Object.fromEntries(changes)
        for (const key of settled) all[key] = { ...all[key], settled: true }
        own.change(all, isTyping)
      },
    [own],
  )
  const arrivals = useMemo(
    () => ({
      unseen: (id: string): string | null => {
        const key = keyOf(id)
        const now = own.read()[key]?.value ?? null
        if (!held.current || isSameValue(now, seenIn(held.current, key))) return null
        return String(Object(now).text ?? '')
      },
      see: (id: string) => void held.current?.typed.set(keyOf(id), own.known()[keyOf(id)]?.value ?? null),
      subscribe: own.subscribe,
    }),
    [own],
  )
  return useMemo(
    () => ({ edits, isHeld, hold, read, change, ...arrivals }),
    [edits, isHeld, hold, read, change, arrivals],
  )
}

const keyOf = (id: string) => (ADDED_ID.test(id) ? `item/${id}` : `line/${id}`)

/** The entries that a change is stored as. */
export function valuesOfChange({
  words = {},
  section_order,
  hidden = {},
  added = {},
  pictures = {},
}: EditsChange): {
  readonly [key: string]: EntryValue
} {
  const lines = Object.entries(words).map(([id, { text, ours }]) => [
    keyOf(id),
    text === '' ? null : { text, ours },
  ])
  const items = Object.entries(added).map(([id, item]) => {
    const { replaced: _, ...rest } = item ?? {}
    return [keyOf(id), item && rest]
  })
  return Object.fromEntries([
    ...lines,
    ...items,
    ...Object.entries(hidden).map(([kind, isHidden]) => [`hidden/${kind}`, isHidden]),
    ...Object.entries(pictures).map(([slot, picture]) => [`picture/${slot}`, picture]),
    ...(section_order ? [['order', section_order.length > 0 ? section_order : null]] : []),
  ])
}
