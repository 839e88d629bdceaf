import { sourceName } from '@foyer/shared/leads/attribution.ts'
import { emailInQuery } from '@foyer/shared/leads/email-in-query.ts'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { keep, VISITOR } from '../../session/kept.ts'
import { keepVisitedLead } from '../leads/visited-lead.ts'

const prefillSchema = z.object({ email: z.string() })

// An email in the address bar ends up in browser histories and screenshots: it is read once and kept in the tab.
const store = keep({ name: 'prefill', area: 'tab', schema: prefillSchema })(VISITOR)

/** Returns the email of the query or of an earlier page, for a field, and removes it from the address bar. */
export function usePrefilledEmail(): string {
  const [query, setQuery] = useSearchParams()
  const { state, search } = useLocation()
  const [email] = useState(() => emailInQuery(search) || (store.read()?.email ?? ''))
  useEffect(() => {
    const rest = takePrefill(query, emailInQuery(search))
    if (rest) setQuery(rest, { replace: true, state })
  }, [query, search, setQuery, state])
  return email
}

/** Stores the email and `lead`, the id of the capture that brought this visitor, of a query; returns the query without them, or `null` when it has neither. */
function takePrefill(query: URLSearchParams, email: string): URLSearchParams | null {
  // However the names are spelled.
  const read = [...query.keys()].filter((key) => ['email', 'lead'].includes(sourceName(key)))
  if (read.length === 0) return null
  store.write({ email })
  keepVisitedLead(query.get('lead') ?? '')
  const rest = new URLSearchParams(query)
  for (const name of read) rest.delete(name)
  return rest
}
