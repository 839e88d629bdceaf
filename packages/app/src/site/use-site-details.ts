import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { changedValues, changesTo } from '@foyer/shared/entries/merge-entry.ts'
import { siteDetailsOf, valuesOfDetails } from '@foyer/shared/entries/site-entries.ts'
import type { FactName } from '@foyer/shared/facts/site-facts.ts'
import { useSyncExternalStore } from 'react'
import type { SaveState } from '../session/kept-thing.ts'
import { useEntries, usePart, useSaveState } from '../session/use-entries.ts'

/** Parts to change; a function is given the latest details, which a screen may not have rendered yet. */
type DetailsChange = Partial<SiteDetails> | ((latest: SiteDetails) => Partial<SiteDetails>)

/** What the owner has added, as it is shown now, and how to change it. */
export type OwnDetails = {
  readonly details: SiteDetails
  /** The latest, which a screen may not have rendered yet. */
  readonly read: () => SiteDetails
  /** When a fact was typed; `undefined` while it is not stored. */
  readonly typedAt: (name: FactName) => string | undefined
  readonly save: SaveState
  /** Changes some parts. Typing is saved after a pause, a decision at once. */
  readonly change: (part: DetailsChange, isTyping?: boolean) => void
  readonly retry: () => void
}

/** Returns what the owner has added. Changes are shown at once and saved in the background. */
export function useSiteDetails(): OwnDetails {
  const own = useEntries()
  const read = usePart(own, siteDetailsOf)
  const details = useSyncExternalStore(own.subscribe, read)
  const save = useSaveState(own)

  function change(part: DetailsChange, isTyping = false): void {
    const latest = read()
    const next = { ...latest, ...(typeof part === 'function' ? part(latest) : part) }
    const values = changedValues(valuesOfDetails(latest), valuesOfDetails(next))
    if (values) own.change(changesTo(values, own.known()), isTyping)
  }
  const typedAt = (name: FactName) => own.read()[`fact/${name}`]?.typed_at
  return { details, read, typedAt, save, change, retry: own.retry }
}
