import type { InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { type InputKeeper, makeInputKeeper } from './input-keeper.ts'
import { changedInput, type Input, type UnsavedInput } from './unsaved-input.ts'
import { unsavedInputsQuery } from './unsaved-inputs-query.ts'

type Opened = {
  readonly key: InputKey
  /** `updated_at` of the saved answer that is being edited; `null` when there is none. */
  readonly basedOn: string | null
  readonly restored: UnsavedInput | null
}

/**
 * Keeps one input until it is saved, also when the page is hidden or left.
 *
 * @param opened how the fields were opened; another object starts a new keeper
 */
export function useInputKeeper(opened: Opened): Pick<InputKeeper, 'keep' | 'forget'> {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const keeper = useRef<InputKeeper | null>(null)
  useLayoutEffect(() => {
    const { key, basedOn, restored } = opened
    const setStored = (of: InputKey, stored: UnsavedInput | null) =>
      void queryClient.setQueryData(
        unsavedInputsQuery(person.id).queryKey,
        (all) => all && { ...all, [of]: stored ?? undefined },
      )
    const own = makeInputKeeper({
      personId: person.id,
      key,
      basedOn,
      restored,
      onStored: (stored) => setStored(key, stored),
    })
    keeper.current = own
    // What another tab has sent or saved is newer than what was loaded here.
    const followOtherTabs = (event: StorageEvent) => {
      const changed = changedInput(person.id, event)
      if (changed && changed.kept?.isSent !== false) setStored(changed.key, changed.kept)
    }
    addEventListener('storage', followOtherTabs)
    const flushHidden = () => document.visibilityState === 'hidden' && own.flush()
    document.addEventListener('visibilitychange', flushHidden)
    addEventListener('pagehide', own.flush)
    return () => {
      own.flush()
      removeEventListener('storage', followOtherTabs)
      document.removeEventListener('visibilitychange', flushHidden)
      removeEventListener('pagehide', own.flush)
    }
  }, [person.id, queryClient, opened])

  const keep = useCallback((input: Input | null) => keeper.current?.keep(input), [])
  const forget = useCallback(() => keeper.current?.forget(), [])
  return { keep, forget }
}
