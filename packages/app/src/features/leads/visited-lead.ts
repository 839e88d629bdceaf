import { touchStore } from './api/capture-client.ts'

/** The key of the id of the capture that this browser made, or was handed over with. */
const LEAD_KEY = 'visited-lead'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Keeps the id of a capture: only the browser that made it was given it, so it proves the visit once somebody signs in.
 * Anything that is no id is ignored.
 */
export function keepVisitedLead(lead: string): void {
  if (UUID.test(lead)) touchStore.write(LEAD_KEY, lead)
}

/** The id of the last capture of this browser; empty without one. */
export function visitedLead(): string {
  const lead: unknown = touchStore.read(LEAD_KEY)
  return typeof lead === 'string' && UUID.test(lead) ? lead : ''
}

/** Forgets the capture: somebody has signed up with it. */
export function forgetVisitedLead(): void {
  touchStore.remove(LEAD_KEY)
}
