import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { arrivedEmail, takeArrival } from './arrival.ts'

/** The email a visitor came with, for a field; it is taken out of the address bar. */
export function useArrivedEmail(): string {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const [email] = useState(() => query.get('email')?.trim() || arrivedEmail())
  useEffect(() => {
    const rest = takeArrival(query)
    if (rest) setQuery(rest, { replace: true, state })
  }, [query, setQuery, state])
  return email
}
