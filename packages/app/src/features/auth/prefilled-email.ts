import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

const prefillSchema = z.object({
  email: z.string(),
  /** The capture that brought this visitor; empty when there is none. */
  lead: z.string(),
})

// An email in the address bar ends up in histories and screenshots: it is read once and kept in the tab.
const store = browserStore('tab', 'foyer:prefill', prefillSchema)

/**
 * Takes `email` and `lead` out of a query.
 *
 * @returns the query without them, or `null` when there was nothing to take
 */
export function takePrefill(query: URLSearchParams): URLSearchParams | null {
  if (!query.has('email') && !query.has('lead')) return null
  store.write({ email: query.get('email')?.trim() ?? '', lead: query.get('lead') ?? '' })
  const rest = new URLSearchParams(query)
  rest.delete('email')
  rest.delete('lead')
  return rest
}

/** The email this visitor came with; empty when none is known. */
export function prefilledEmail(): string {
  return store.read()?.email ?? ''
}
