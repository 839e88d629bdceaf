import type { OwnDetails } from './use-site-details.ts'

const DAY_MS = 86_400_000
/** What was said of new patients is asked again after this many days: it changes, and it is the first question on the phone. */
const STANDS_DAYS = 90

/** How many days ago the owner last said whether new patients are taken, once that is asked again; `null` before. */
export function openingsAge(own: Pick<OwnDetails, 'details' | 'typedAt'>, now = Date.now()): number | null {
  const { newPatients, newPatientsStill = '' } = own.details.details
  if (!newPatients) return null
  const said = [own.typedAt('newPatients') ?? '', newPatientsStill].map((time) => Date.parse(time) || 0)
  const days = Math.floor((now - Math.max(...said)) / DAY_MS)
  // Without a time, nobody knows whether it is old.
  return Math.max(...said) > 0 && days >= STANDS_DAYS ? days : null
}

/** Such an age in words. */
export function ageText(days: number): string {
  return `${Math.round(days / 30)} months ago`
}
