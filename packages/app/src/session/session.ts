import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadSessionUserId } from './api/session.ts'
import type { Person } from './person.ts'

// The signed-in person, as one value that screens and guards read. It is unknown until the session of the browser's
// storage has been read.
let person: Person | null = null
let isKnown = false
let settle: () => void = () => {}
let ready = newReadiness()
const listeners = new Set<() => void>()

function newReadiness(): Promise<void> {
  return new Promise((resolve) => {
    settle = resolve
  })
}

/** Sets the signed-in person; the session is known from the first call on. */
export function setPerson(next: Person | null): void {
  person = next
  isKnown = true
  settle()
  for (const listener of listeners) listener()
}

/** Resolves to the signed-in person once the session is known. */
export async function loadPerson(): Promise<Person | null> {
  await ready
  return person
}

/** Returns whether the session is known. */
export function isSessionKnown(): boolean {
  return isKnown
}

/** Returns the signed-in person, also `null` while the session is unknown. */
export function currentPerson(): Person | null {
  return person
}

/** Returns the signed-in person and rerenders when it changes. */
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

let giveUp: () => void = () => {}

/**
 * Waits until this person is signed in again.
 *
 * @returns `false` when the person gives up with `giveUpSigningIn`, or when another screen starts to wait
 */
export function untilSignedInAgain(personId: string): Promise<boolean> {
  giveUp()
  return new Promise((resolve) => {
    const finish = (isBack: boolean) => {
      stop()
      resolve(isBack)
    }
    const check = () => {
      if (person?.id === personId) finish(true)
    }
    const stop = subscribe(check)
    giveUp = () => finish(false)
    check()
  })
}

/** Ends the wait for a new session. */
export function giveUpSigningIn(): void {
  giveUp()
}

/** Resets the session to unknown, for tests. */
export function resetSession(): void {
  person = null
  isKnown = false
  ready = newReadiness()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
