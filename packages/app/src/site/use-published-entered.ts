import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { savedEnteredQuery } from './api/draft-versions.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { type Entered, enteredThen } from './entered.ts'

/** What was entered for the live version; `null` until it is loaded, without a live site, and where it cannot be read. */
export function usePublishedEntered(isWanted: boolean): Entered | null {
  const person = useSignedInPerson()
  const { data: site } = useOwnQuery(publishedSiteQuery)
  const version = site?.state === 'live' ? site.version : undefined
  const enabled = isWanted && version !== undefined
  const { data } = useQuery({ ...savedEnteredQuery(person.id, version ?? 0), enabled })
  return useMemo(() => (data === undefined ? null : enteredThen(data)), [data])
}
