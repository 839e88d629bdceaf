import { useEffect, useState } from 'react'
import type { Person } from '../../session/person.ts'
import { isSessionKnown, loadPerson, usePerson } from '../../session/session.ts'

/** Who is signed in, on a page that anybody may read; `undefined` as long as that is not known. */
export function useKnownPerson(): Person | null | undefined {
  const person = usePerson()
  const [isKnown, setIsKnown] = useState(isSessionKnown)
  useEffect(() => {
    let isHere = true
    void loadPerson().then(() => isHere && setIsKnown(true))
    return () => {
      isHere = false
    }
  }, [])
  return person ?? (isKnown ? null : undefined)
}
