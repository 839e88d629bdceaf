import { useEffect } from 'react'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import type { LoadedSite } from '../../site/use-site.ts'

const storeOf = (personId: string) => browserStore('browser', `foyer:had-draft:${personId}`, z.boolean())

/** Returns whether this browser has seen the person's draft, so that the screen keeps its place while it loads. */
export function useHadDraft(loaded: LoadedSite): boolean {
  const person = useSignedInPerson()
  const store = storeOf(person.id)
  const isReady = loaded.state === 'known' ? loaded.site.kind === 'ready' : null
  useEffect(() => {
    if (isReady !== null) storeOf(person.id).write(isReady)
  }, [person.id, isReady])
  return store.read() ?? false
}
