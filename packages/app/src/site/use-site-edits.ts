import type { Added, SiteEdits, SiteEditsChanges } from '@foyer/shared/api/site-edits.ts'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { usePerson } from '../session/session.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { NO_SITE_EDITS } from './api/site-edits.ts'
import { siteEditsQuery } from './draft-queries.ts'
import { keptEdits } from './kept-edits.ts'
import { mergeEdits, withEdits } from './site-edits-changes.ts'

const PAUSE_MS = 400

/** What to change on the page: an empty text puts our words back, `null` shows a section again. */
type EditsChange = Omit<SiteEditsChanges, 'words' | 'seen_items'> & {
  readonly words?: { readonly [id: string]: { readonly text: string; readonly ours: string } }
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
  /** Typing is saved after a pause, anything else at once. */
  readonly change: (change: EditsChange, isTyping?: boolean) => void
}

/**
 * Returns what the owner has changed on the page, of which the screen has loaded what is stored. Changes are shown at once
 * and saved in the background.
 */
export function useSiteEdits(): OwnEdits {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const kept = keptEdits(person.id)
  const [known] = useState(() => {
    let last = NO_SITE_EDITS
    // An ended session forgets what was loaded; its screen stays.
    return () => {
      last = queryClient.getQueryData(siteEditsQuery(person.id).queryKey) ?? last
      return last
    }
  })
  const [read] = useState(() => {
    let last = known()
    // Unchanged edits stay the same object, so that nothing is rendered again.
    return () => {
      const next = withEdits(known(), kept.read() ?? {})
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next
      return last
    }
  })
  // What the screen shows while it is held, and what of it was changed since.
  const held = useRef<{ readonly edits: SiteEdits; readonly changed: Set<string> } | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  const hold = useCallback(
    (next: boolean) => {
      held.current = next ? (held.current ?? { edits: read(), changed: new Set() }) : null
      setIsHeld(next)
    },
    [read],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const hash = hashKey(siteEditsQuery(person.id).queryKey)
      const stops = [
        kept.subscribe(listener),
        // Another window or device may have changed more.
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && query.queryHash === hash) listener()
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [kept, queryClient, person.id],
  )
  const edits = useSyncExternalStore(subscribe, () => held.current?.edits ?? read())
  const isSignedIn = usePerson() !== null
  useEffect(() => {
    if (isSignedIn) kept.send()
    return kept.send
  }, [isSignedIn, kept])

  const change = useMemo(
    () =>
      ({ words, ...others }: EditsChange, isTyping = false) => {
        // What arrives between the beginning of typing and its first pause was not seen.
        const seenFor = (id: string) => {
          const shown = held.current
          if (!shown || shown.changed.has(id)) return known()
          shown.changed.add(id)
          return shown.edits
        }
        const changed = Object.entries(words ?? {}).map(
          ([id, own]) => [id, { ...own, seen: seenFor(id).words[id]?.text ?? '' }] as const,
        )
        const seenItems = Object.keys(others.added ?? {}).flatMap((id): [string, Added][] => {
          const item = seenFor(id).added[id]
          return item ? [[id, item]] : []
        })
        const changes = {
          ...others,
          ...(words && { words: Object.fromEntries(changed) }),
          ...(seenItems.length > 0 && { seen_items: Object.fromEntries(seenItems) }),
        }
        kept.write(mergeEdits(kept.read() ?? {}, changes), isTyping ? PAUSE_MS : 0)
      },
    [known, kept],
  )
  return useMemo(() => ({ edits, isHeld, hold, read, change }), [edits, isHeld, hold, read, change])
}
