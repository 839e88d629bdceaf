import { ChevronDown } from 'lucide-react'

/** When the facts of the table were looked up last; they are looked up again each quarter. */
const FACTS_OF = 'November 2026'

type System = { readonly name: string; readonly about: string; readonly pay: string; readonly baa: string }

/** In order of the alphabet. */
const SYSTEMS: readonly System[] = [
  { name: 'Acuity', about: 'Calendar only', pay: 'By the month', baa: 'Top plan only' },
  { name: 'Jane', about: 'Calendar, charts, billing', pay: 'By the month', baa: 'Yes' },
  { name: 'SimplePractice', about: 'Calendar, charts, billing', pay: 'By the month', baa: 'Yes' },
  { name: 'Zocdoc', about: 'Directory with booking', pay: 'For each new patient', baa: 'Yes' },
]

type BookingSystemsProps = { readonly phone: string; readonly isOpen: boolean }

/** What to choose for bookings: neutral, without ratings and without commission. */
export function BookingSystems({ phone, isOpen }: BookingSystemsProps) {
  const all = [
    ...SYSTEMS,
    {
      name: 'Your phone',
      about: phone ? `The button calls ${phone}` : 'The button leads to your number',
      pay: 'Nothing',
      baa: 'Not needed',
    },
  ]
  return (
    <details open={isOpen} className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4.5 py-2 font-[650] md:px-5.5 [&::-webkit-details-marker]:hidden">
        If you want another system, or have none
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none stroke-[1.75] text-muted group-open:rotate-180"
        />
      </summary>
      <div className="px-4.5 pb-4.5 md:px-5.5">
        <p className="text-sm text-pretty text-muted">
          In order of the alphabet. We earn nothing from any of them. Ask each for a signed business associate
          agreement (BAA) first.
        </p>
        <table className="mt-3 w-full text-sm">
          <thead className="max-md:sr-only">
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                System
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                You pay
              </th>
              <th scope="col" className="py-2 font-semibold">
                BAA
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ name, about, pay, baa }) => (
              <tr key={name} className="border-t border-line align-top max-md:block max-md:py-2.5">
                <th scope="row" className="text-left font-normal max-md:block md:py-2.5 md:pr-4">
                  <b className="font-[650]">{name}</b>
                  <span className="block text-muted">{about}</span>
                </th>
                <td className="max-md:block md:py-2.5 md:pr-4">
                  <span aria-hidden="true" className="text-muted md:hidden">
                    You pay:{' '}
                  </span>
                  {pay}
                </td>
                <td className="max-md:block md:py-2.5">
                  <span aria-hidden="true" className="text-muted md:hidden">
                    BAA:{' '}
                  </span>
                  {baa}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">As of {FACTS_OF}. Terms change: ask before you sign.</p>
      </div>
    </details>
  )
}
