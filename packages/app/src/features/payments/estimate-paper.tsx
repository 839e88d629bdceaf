import clsx from 'clsx'
import type { OwnSite } from '../../site/own-site.ts'
import type { Estimate } from './estimate.ts'
import { dollars } from './price-items.ts'

type EstimatePaperProps = {
  readonly site: OwnSite
  readonly estimate: Estimate
  readonly today: Date
  /** The whole page as it is printed; else the part that is filled in. */
  readonly isPrinted?: boolean
}

/** A Good Faith Estimate on a letter page. Names, codes and numbers of the patient are lines for the pen. */
export function EstimatePaper({ site, estimate, today, isPrinted = false }: EstimatePaperProps) {
  const { items, totalCents, visit, npi } = estimate
  const Heading = isPrinted ? 'h1' : 'h3'
  const place = [site.city, site.region].filter(Boolean).join(', ')
  return (
    <div
      className={clsx(
        'bg-[#fff] leading-snug text-[#1a1a1a]',
        isPrinted ? 'text-[11pt]' : 'text-[0.6875rem]',
      )}
    >
      <div className="flex justify-between gap-4 border-b-[1.5px] border-[#1a1a1a] pb-3">
        <div>
          <Heading
            className={clsx('font-display font-medium', isPrinted ? 'text-[21pt]' : 'text-[1.0625rem]')}
          >
            Good Faith Estimate
          </Heading>
          for a person who does not use insurance
        </div>
        <address className="text-right not-italic">
          <b className="block font-[650]">{site.name}</b>
          {[...site.address, site.phone].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className="my-3.5 grid grid-cols-[1.6fr_1fr] gap-x-4 gap-y-3">
        <Pen label="Name of the person (by hand)" />
        <Pen label="Date of birth (by hand)" />
        <Pen label="Diagnosis codes, if they apply (by hand)" />
        <Pen label="Date of visit" value={visit && longDay(new Date(`${visit}T12:00:00`))} />
      </div>
      <table className="w-full">
        <thead>
          <tr className="border-b border-[#1a1a1a] text-left text-[0.9em]">
            <th scope="col" className="py-1 pr-2 font-semibold">
              What we expect to do
            </th>
            <th scope="col" className="py-1 pr-2 font-semibold">
              Code (by hand)
            </th>
            <th scope="col" className="py-1 pl-1 text-right font-semibold">
              Times
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-semibold">
              Price
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {items.map((item) => (
            <tr key={item.key} className="border-t border-[#ccc] align-baseline first:border-t-0">
              <td className="py-1.5 pr-2 wrap-anywhere">{item.name}</td>
              <td className="py-1.5 pr-2">
                <Line className="w-16" />
              </td>
              <td className="py-1.5 pl-1 text-right">{item.times ?? <Line className="w-6" />}</td>
              <td className="py-1.5 pl-2 text-right">
                {item.cents === null ? <Line className="w-12" /> : dollars(item.cents)}
              </td>
              <td className="py-1.5 pl-2 text-right">
                {item.totalCents === null ? <Line className="w-12" /> : dollars(item.totalCents)}
              </td>
            </tr>
          ))}
          <tr className="border-t-[1.5px] border-[#1a1a1a] font-[650]">
            <td colSpan={4} className="py-1.5">
              Expected total
            </td>
            <td className="py-1.5 pl-2 text-right">
              {totalCents === null ? <Line className="w-12" /> : dollars(totalCents)}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-3">
        Given by {site.person || site.name}, NPI {npi || <Line className="w-24" />}. Tax ID (by hand):{' '}
        <Line className="w-24" /> <span>{place && `Care is given in ${place}. `}</span>
        Written {longDay(today)}.
      </p>
      {isPrinted ? (
        <Rights />
      ) : (
        <p className="mt-1 text-[#444]">
          Below, the same page holds the rights and the address for disputes.
        </p>
      )}
    </div>
  )
}

function Rights() {
  return (
    <>
      <h2 className="mt-5 font-[650]">What this is, and what it is not</h2>
      <ul className="mt-1 list-disc pl-[1.1em]">
        <li className="mt-1">
          It shows costs that we expect today. It is not a contract. You do not have to get this care from us.
        </li>
        <li className="mt-1">
          It does not show unknown or unexpected costs. We may advise more care that must be booked and
          estimated apart. Ask us for that estimate.
        </li>
        <li className="mt-1">
          If the bill is at least $400 more than this estimate for one provider, you may dispute it. You can
          ask us to change the bill, or start a dispute with the U.S. Department of Health and Human Services
          within 120 calendar days of the date on the first bill. There is a small fee.
        </li>
        <li className="mt-1">A dispute does not change the quality of care that you get from us.</li>
      </ul>
      <p className="mt-2">
        Learn more or start a dispute: www.cms.gov/nosurprises or 1-800-985-3059. Keep this page, or take a
        picture of it.
      </p>
    </>
  )
}

function Pen({ label, value }: { readonly label: string; readonly value?: string }) {
  return (
    <div>
      <span className={clsx('block h-[1.9em] pt-1', !value && 'border-b border-[#555]')}>{value}</span>
      <small className="text-[0.9em] text-[#444]">{label}</small>
    </div>
  )
}

function Line({ className }: { readonly className: string }) {
  return <span className={clsx('inline-block border-b border-[#555] align-baseline', className)} />
}

function longDay(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(day)
}
