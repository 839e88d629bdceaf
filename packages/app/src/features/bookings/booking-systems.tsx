import { ChevronDown } from 'lucide-react'

type System = { readonly name: string; readonly about: string; readonly pay: string }

/** In order of the alphabet, with no more than their own public pages say. */
const SYSTEMS: readonly System[] = [
  { name: 'Acuity', about: 'Calendar only', pay: 'By the month' },
  { name: 'Jane', about: 'Calendar, charts, billing', pay: 'By the month' },
  { name: 'SimplePractice', about: 'Calendar, charts, billing', pay: 'By the month' },
  { name: 'Zocdoc', about: 'Directory with booking', pay: 'For each new patient, and by the year' },
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
          In order of the alphabet, without rating. We earn nothing from any of them. Ask for a signed
          business associate agreement (BAA) before the first patient books; some sign one only with their
          largest plan.
        </p>
        <table className="mt-3 w-full text-sm">
          <thead className="max-md:sr-only">
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                System
              </th>
              <th scope="col" className="py-2 font-semibold">
                You pay
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ name, about, pay }) => (
              <tr key={name} className="border-t border-line align-top max-md:block max-md:py-2.5">
                <th scope="row" className="text-left font-normal max-md:block md:py-2.5 md:pr-4">
                  <b className="font-[650]">{name}</b>
                  <span className="block text-muted">{about}</span>
                </th>
                <td className="max-md:block md:py-2.5">
                  <span aria-hidden="true" className="text-muted md:hidden">
                    You pay:{' '}
                  </span>
                  {pay}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">
          Prices and terms change: read the price page of each before you sign.
        </p>
      </div>
    </details>
  )
}
