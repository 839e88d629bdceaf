import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadSessionUserId } from './api/session.ts'
import type { Person } from './person.ts'

// Who is signed in, as one value that screens and guards read. It is unknown until the authentication client has looked
// at the address (a mailed link may carry the session) and at what the browser kept.
let person: Person | null = null
let isKnown = false
let isSignedInByLink = false
let settle: () => void = () => {}
let ready = newReadiness()
const listeners = new Set<() => void>()

function newReadiness(): Promise<void> {
  return new Promise((resolve) => {
    settle = resolve
  })
}

/** Sets who is signed in; from the first call on the session is known. */
export function setPerson(next: Person | null): void {
  person = next
  isKnown = true
  settle()
  for (const listener of listeners) listener()
}

/** Who is signed in, once that is known. */
export async function loadPerson(): Promise<Person | null> {
  await ready
  return person
}

/** Whether it is known who is signed in. */
export function isSessionKnown(): boolean {
  return isKnown
}

/** Who is signed in, as far as is known now. */
export function currentPerson(): Person | null {
  return person
}

/** Who is signed in; the component renders again when that changes. */
export function usePerson(): Person | null {
  return useSyncExternalStore(subscribe, currentPerson)
}

/** The signed-in person on a page that anybody may read; `undefined` until it is known. */
export function useKnownPerson(): Person | null | undefined {
  const shown = usePerson()
  const [isShownKnown, setIsShownKnown] = useState(isSessionKnown)
  useEffect(() => {
    let isMounted = true
    void loadPerson().then(() => isMounted && setIsShownKnown(true))
    return () => {
      isMounted = false
    }
  }, [])
  return shown ?? (isShownKnown ? null : undefined)
}

/** Detects a session that disappeared without an event, as when the browser's storage was cleared. */
export async function noticeSessionEnd(): Promise<void> {
  const userId = await loadSessionUserId().catch(() => undefined)
  if (userId === null) setPerson(null)
}

/** Notes that this page load brought a new session in its address. */
export function markSignedInByLink(): void {
  isSignedInByLink = true
}

/** Whether this page load brought a new session; true once, because only the first screen may act on it. */
export function takeSignedInByLink(): boolean {
  const answer = isSignedInByLink
  isSignedInByLink = false
  return answer
}

/** Forgets everything, so that the session is unknown again. */
export function resetSession(): void {
  person = null
  isKnown = false
  isSignedInByLink = false
  ready = newReadiness()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
