import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { prefilledEmail, takePrefill } from './prefilled-email.ts'

/** The email a visitor came with, for a field; it is taken out of the address bar. */
export function usePrefilledEmail(): string {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const [email] = useState(() => query.get('email')?.trim() || prefilledEmail())
  useEffect(() => {
    const rest = takePrefill(query)
    if (rest) setQuery(rest, { replace: true, state })
  }, [query, setQuery, state])
  return email
}
