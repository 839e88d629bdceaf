import { createContext, use } from 'react'
import type { Person } from './person.ts'

/** Provides the person to the screens behind a guard. */
export const SignedInPerson = createContext<Person | null>(null)

/**
 * Returns the signed-in person on a guarded screen.
 *
 * @throws Error outside of the signed-in layout
 */
export function useSignedInPerson(): Person {
  const person = use(SignedInPerson)
  if (!person) throw new Error('This screen stands outside of the signed-in layout.')
  return person
}
