import { keepReferences, readSources } from '@foyer/shared/leads/attribution.ts'
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
  const [, setQuery] = useSearchParams()
  const { state, search, hash } = useLocation()
  const query = keepReferences(search + hash)
  const [email] = useState(() => emailInQuery(query) || (store.read()?.email ?? ''))
  useEffect(() => {
    const rest = takePrefill(query)
    if (rest !== null) setQuery(rest, { replace: true, state })
  }, [query, setQuery, state])
  return email
}

/**
 * Stores the email and `lead`, the id of the capture that brought this visitor, of a query and its fragment; returns the query
 * without them, or `null` when it has neither. One grammar finds them, so that each name that is read is removed, however it is
 * spelled.
 */
function takePrefill(query: string): string | null {
  // A part that was encoded as a whole is removed as a whole.
  const rest = query.replace(/[?&#][^?&#]*/g, (part) => {
    const found = readSources(part)
    return found.has('email') || found.has('lead') ? '' : part
  })
  if (rest === query) return null
  store.write({ email: emailInQuery(query) })
  keepVisitedLead(readSources(query).get('lead') ?? '')
  return rest.replace(/#.*/s, '').slice(1)
}
