import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_EDITS, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Entries, Entry, EntryChanges, EntryValue } from '@foyer/shared/entries/entry.ts'
import { mergeEntry } from '@foyer/shared/entries/merge-entry.ts'
import { siteEditsOf, valuesOfDetails } from '@foyer/shared/entries/site-entries.ts'
import { valuesOfChange } from '../site/use-site-edits.ts'
import type { Answer, SentRequest } from './fake-backend.ts'

// The store of what an owner enters, as the database keeps it.
const AT = '2026-11-23T09:00:00+00:00'

/** A row of the store. */
export function entryRow(key: string, value: EntryValue, more: Partial<Entry> = {}): Entry {
  return { key, value, replaced: null, typed_at: AT, changed_at: AT, version: 1, ...more }
}

/** What was entered at a question or in a form and not saved. */
export function inputRow(
  key: string,
  input: { readonly [field: string]: EntryValue } | null,
  { based_on = null, ...more }: { readonly based_on?: string | null } & Partial<Entry> = {},
): Entry {
  return entryRow(`input/${key}`, input && { input, based_on }, more)
}

type Site = { readonly details?: Partial<SiteDetails>; readonly edits?: Partial<SiteEdits> }

/** The rows of a website. */
export function siteRows({ details, edits = {} }: Site): Entry[] {
  const { words = {}, added = {} } = edits
  const lost = Object.fromEntries([
    ...Object.entries(words).map(([id, { replaced: text, ours }]) => [
      `line/${id}`,
      text === undefined ? null : { text, ours },
    ]),
    ...Object.entries(added).map(([id, { replaced }]) => [`item/${id}`, replaced ?? null]),
  ])
  const values = { ...valuesOfDetails({ ...NO_SITE_DETAILS, ...details }), ...valuesOfChange(edits) }
  return Object.entries(values).map(([key, value]) => entryRow(key, value, { replaced: lost[key] ?? null }))
}

/** The rows after changes, as the database merges them. */
export function rowsAfter(rows: readonly Entry[], changes: EntryChanges): Entry[] {
  const known: Record<string, Entry> = Object.fromEntries(rows.map((row) => [row.key, row]))
  for (const [key, change] of Object.entries(changes)) {
    const before = known[key]
    const { typed_at = AT } = change
    const merged = mergeEntry(key, before, change, !before || typed_at >= before.typed_at)
    const isNew = JSON.stringify(merged.value) !== JSON.stringify(before?.value ?? null)
    known[key] = entryRow(key, merged.value, {
      ...before,
      ...merged,
      ...((isNew || !before) && { typed_at }),
      version: (before?.version ?? 0) + 1,
    })
  }
  return Object.values(known).filter(
    ({ key, value, replaced }) => value !== null || replaced !== null || key.startsWith('input/'),
  )
}

/** A store that answers as the database does; `change` is what another window or device saves. */
export function fakeStore(first: readonly Entry[] = []) {
  let rows = first
  return {
    rows: () => rows,
    put: (next: readonly Entry[]) => {
      rows = next
    },
    backend: {
      'GET /entries': () => ({ body: rows }),
      'POST /rpc/save_entries': ({ body }: SentRequest): Answer => {
        rows = rowsAfter(rows, Object(body).changes)
        return { body: rows }
      },
    },
  }
}

/** The requests that save something. */
export function savesIn(sent: readonly SentRequest[]): SentRequest[] {
  return sent.filter(({ url }) => url.pathname.endsWith('/save_entries'))
}

/** The values that a request saves, by their keys. */
export function valuesIn({ body }: SentRequest): { readonly [key: string]: EntryValue | undefined } {
  const changes: EntryChanges = Object(body).changes
  return Object.fromEntries(Object.entries(changes).map(([key, { value }]) => [key, value]))
}

/** What all requests save of a kind, in order: the names and values of each. */
export function savedOf(
  sent: readonly SentRequest[],
  kind: string,
): { readonly [name: string]: EntryValue | undefined }[] {
  return savesIn(sent).flatMap((request) => {
    const named = Object.entries(valuesIn(request)).filter(([key]) => key.startsWith(`${kind}/`))
    return named.length > 0
      ? [Object.fromEntries(named.map(([key, value]) => [key.slice(kind.length + 1), value]))]
      : []
  })
}

/** The edits after a change, as the screens see them. */
export function editsAfter(edits: SiteEdits, change: Parameters<typeof valuesOfChange>[0]): SiteEdits {
  const before = siteRows({ edits })
  const known: Entries = Object.fromEntries(before.map((row) => [row.key, row]))
  const changes = Object.fromEntries([
    ...Object.entries(valuesOfChange(change)).map(([key, value]) => [
      key,
      { value, seen: known[key]?.value ?? null },
    ]),
  ]) as EntryChanges
  for (const id of change.settled ?? []) {
    const key = Object.keys(known).find((one) => one.endsWith(`/${id}`)) ?? `line/${id}`
    changes[key] = { ...changes[key], settled: true }
  }
  return siteEditsOf(Object.fromEntries(rowsAfter(before, changes).map((row) => [row.key, row])))
}

/** What an owner enters for a page, kept in memory. */
export function fakeEdits(first: SiteEdits = NO_SITE_EDITS) {
  let edits = first
  return {
    get edits() {
      return edits
    },
    read: () => edits,
    change: (change: Parameters<typeof editsAfter>[1]) => {
      edits = editsAfter(edits, change)
    },
    /** What another window has stored. */
    arrive: (next: SiteEdits) => {
      edits = next
    },
  }
}
