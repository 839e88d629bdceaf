import type { Domain } from '@foyer/shared/api/domains.ts'
import clsx from 'clsx'

const STEPS = [
  { name: 'Records', text: 'At the company where you bought the domain' },
  { name: 'Check', text: 'Every 5 minutes for 72 hours, then every hour' },
  { name: 'Certificate', text: 'The lock in the browser, usually under a minute' },
  { name: 'Live', text: 'We mail you' },
] as const

/** How many of the steps are done. */
const DONE: Readonly<Record<Domain['state'], number>> = { waiting: 1, found: 2, live: 4, lost: 0, stopped: 0 }

/** The way of a domain, as a path of tiles. */
export function DomainSteps({ state }: { readonly state: Domain['state'] }) {
  const done = DONE[state]
  return (
    <ol className="mt-5 grid gap-x-4 gap-y-3 border-t border-line pt-5 sm:@2xl:grid-cols-4">
      {STEPS.map(({ name, text }, index) => (
        <li
          key={name}
          aria-current={index === done ? 'step' : undefined}
          className="grid grid-cols-[1rem_1fr] content-start gap-x-3 text-sm sm:@2xl:grid-cols-1 sm:@2xl:gap-y-2"
        >
          <span
            aria-hidden="true"
            className={clsx(
              'mt-1 size-3 rotate-45 rounded-[1.5px] border-[1.5px] sm:@2xl:mt-0 sm:@2xl:ml-0.5',
              index < done && 'border-done bg-done',
              index === done && 'border-now bg-glow',
              index > done && 'border-control',
            )}
          />
          <span>
            <span className="font-[650]">
              {name}
              {index < done && <span className="sr-only">, done</span>}
            </span>
            <span className="block text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
