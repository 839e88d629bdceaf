import type { People } from './field-pack.ts'

export const PATIENTS: People = { patient: 'patient', patients: 'patients', visit: 'visit', visits: 'visits' }

/** Who comes to a midwife, a doula or a vet. */
export const CLIENTS: People = { patient: 'client', patients: 'clients', visit: 'visit', visits: 'visits' }

/** Who comes to talk. */
export const SESSIONS: People = {
  patient: 'client',
  patients: 'clients',
  visit: 'session',
  visits: 'sessions',
}
