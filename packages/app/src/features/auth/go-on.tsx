import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { PATHS } from '../../config/paths.ts'
import { loadCode } from '../../lib/load-code.ts'
import type { Person } from '../../session/person.ts'
import type { OnwardProps } from '../../site/onward.tsx'

type GoOnProps = OnwardProps & { readonly person: Person }

/**
 * The way on for somebody who is signed in already. It never waits: it names what is there once that is known. Most visitors of
 * these pages have no session, and none of them needs its code at first.
 */
export function GoOn({ person, children }: GoOnProps): ReactNode {
  const [Part, setPart] = useState<ComponentType<GoOnProps> | null>(null)
  useEffect(() => {
    let isMounted = true
    loadCode(async () => (await import('../../site/onward.tsx')).Onward).then(
      (Onward) => isMounted && setPart(() => Onward),
      (error: unknown) => console.warn('The words of the site could not be loaded:', error),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return Part ? <Part person={person}>{children}</Part> : children(PATHS.guide, 'Continue', '')
}
