import type { Domain } from '@foyer/shared/api/domains.ts'
import { type Stop, Stops } from '../../components/ui/stops.tsx'

const STEPS = [
  { name: 'Records', detail: 'At the company where you bought the domain' },
  { name: 'Check', detail: 'Every 5 minutes for 72 hours, then every hour' },
  { name: 'Certificate', detail: 'The lock in the browser, usually under a minute' },
  { name: 'Live', detail: 'We mail you' },
]

/** How many of the steps are done. */
const DONE: Readonly<Record<Domain['state'], number>> = { waiting: 1, found: 2, live: 4, lost: 0, stopped: 0 }

/** The way of a domain, as a path of tiles. */
export function DomainSteps({ state }: { readonly state: Domain['state'] }) {
  const done = DONE[state]
  const stops = STEPS.map((step, index): Stop => {
    const look = index < done ? 'done' : index === done ? 'now' : 'ahead'
    return { ...step, look }
  })
  return <Stops stops={stops} className="mt-5 border-t border-line pt-5" />
}
