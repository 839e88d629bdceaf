import type { Entries } from '@foyer/shared/entries/entry.ts'
import { changesTo } from '@foyer/shared/entries/merge-entry.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { entriesQuery } from '../../../session/api/entries.ts'
import { useEntries, usePart, useSaveState } from '../../../session/use-entries.ts'
import { useOwnQuery } from '../../../session/use-own-query.ts'

/** The tick that tells from when the days of the plan are counted. */
const OPENED = 'opened'

/** What a person has ticked, and how to tick: it shows at once, and is kept until it is stored. */
export function usePlanTicks() {
  const loaded = useOwnQuery(entriesQuery)
  const own = useEntries()
  const ticks = useSyncExternalStore(own.subscribe, usePart(own, ticksOf))
  const change = (task: string, isDone: boolean) =>
    own.change(changesTo({ [`tick/${task}`]: isDone ? true : null }, own.read()))
  const isNew = loaded.data !== undefined && !(OPENED in ticks)
  const open = useRef(() => change(OPENED, true))
  useEffect(() => {
    if (isNew) open.current()
  }, [isNew])
  return {
    ticks: loaded.data && ticks,
    /** From when the days are counted. */
    openedAt: ticks[OPENED],
    failed: loaded.isError && !loaded.data ? loaded : null,
    change,
    /** Whether a tick could not be stored yet. */
    isUnsaved: useSaveState(own) === 'failed',
    retry: own.retry,
  }
}

/** The day of each tick, by the id of its task. */
type Ticks = { readonly [task: string]: string }

function ticksOf(entries: Entries): Ticks {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, { value, changed_at, typed_at }]) =>
      key.startsWith('tick/') && value === true ? [[key.slice(5), changed_at ?? typed_at ?? '']] : [],
    ),
  )
}
