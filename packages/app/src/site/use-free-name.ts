import { isReservedSiteName, offeredSiteNames, SITE_NAME } from '@foyer/shared/sites/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { freeNamesQuery } from './api/published-site.ts'

/** After the last key. */
const PAUSE_MS = 300
/** The database looks at no more. */
const MOST_ASKED = 8

/** Whether an address can be had, and others that can. */
export type NameState =
  | { readonly state: 'empty' | 'short' | 'checking' | 'free' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'taken'; readonly free: readonly string[] }

/** Asks whether a name is free once nobody has typed for a moment, together with names that are like it. */
export function useFreeName(name: string, offers: readonly string[]): NameState {
  const person = useSignedInPerson()
  const asked = useRested(name)
  const isAsked = SITE_NAME.test(asked) && asked === name
  const others = [...offeredSiteNames(asked, []), ...offers].filter((other) => other !== asked)
  const wanted = [asked, ...new Set(others)].slice(0, MOST_ASKED)
  const { data, isError, isFetching, refetch } = useQuery({
    ...freeNamesQuery(person.id, wanted),
    enabled: isAsked,
  })
  if (name === '') return { state: 'empty' }
  if (!SITE_NAME.test(name)) return { state: 'short' }
  if (isAsked && isError && !isFetching) return { state: 'failed', retry: () => void refetch() }
  if (!isAsked || !data) return { state: 'checking' }
  if (data.includes(name) && !isReservedSiteName(name)) return { state: 'free' }
  return { state: 'taken', free: data.slice(0, 2) }
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
