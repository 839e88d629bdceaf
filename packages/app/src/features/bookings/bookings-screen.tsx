import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CircleCheck } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TwoColumns } from '../../components/ui/two-columns.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { storedSiteQuery } from '../../site/api/stored-site.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { readyDraft } from '../../site/draft-state.ts'
import { OwnMini } from '../../site/own-mini.tsx'
import type { OwnSite } from '../../site/own-site.ts'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { LaterLine } from '../waitlist/later-line.tsx'
import { BookingLinkCard } from './booking-link-card.tsx'

/** The way to the owner's booking system, and what the site says around it. */
export function BookingsScreen() {
  return (
    <>
      <ScreenTitle size="medium">Bookings</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        People book in your own system. Your site links to it. Foyer sees neither who nor when.
      </p>
      <WithOwnSite>
        {(own) => (
          <>
            <Bookings own={own} />
            <LaterLine feature="bookings" what="booking inside Foyer" />
          </>
        )}
      </WithOwnSite>
    </>
  )
}

function Bookings({ own: { site, details, draftUrl } }: { readonly own: WithSite }) {
  const hasLink = Boolean(details.details.details.bookingUrl)
  return (
    <TwoColumns className="mt-6">
      <div className="grid gap-4 lg:gap-5">
        <BookingLinkCard site={site} details={details} draftUrl={draftUrl} />
        <BookingSystems key={String(hasLink)} phone={site.phone} isOpen={!hasLink} />
      </div>
      <div className="grid gap-4 lg:gap-5">
        {site.action && <ButtonPlaces site={site} draftUrl={draftUrl} hasLink={hasLink} />}
        <Hours site={site} draftUrl={draftUrl} hasLink={hasLink} />
      </div>
    </TwoColumns>
  )
}

type PartProps = { readonly site: OwnSite; readonly draftUrl: string | null; readonly hasLink: boolean }

function ButtonPlaces({ site, draftUrl, hasLink }: PartProps) {
  const { id } = useSignedInPerson()
  const { data: stored } = useQuery(storedSiteQuery(id))
  const draft = stored && readyDraft(stored)
  const places = [
    { key: 'top', title: 'At the top', text: ' of the page, before anything else' },
    { key: 'end', title: 'At the end,', text: ' with the other ways to reach you' },
  ].filter(({ key }) => (hasLink ? site.bookingPlaces.some((place) => place === key) : key === 'top'))
  return (
    <Card title="Where the button stands">
      {draft?.slug && (
        <div className="mt-3.5 overflow-hidden rounded-control border border-line">
          <OwnMini slug={draft.slug} pageWidth={760} className="aspect-5/4" />
        </div>
      )}
      <RuleList
        rules={places.map(({ key, title, text }) => ({
          key,
          icon: CircleCheck,
          isGood: true,
          text: (
            <>
              <b className="font-[650]">{title}</b>
              <span className="text-muted">{text}</span>
            </>
          ),
        }))}
      />
      <p className="mt-2 text-sm text-pretty text-muted">
        It says “{site.action}”{' '}
        <span>{hasLink ? 'because there is a link to book.' : endOf(site.phone)}</span>{' '}
        {draftUrl && (
          <DraftLink url={draftUrl} className="text-link">
            Change its words
          </DraftLink>
        )}
      </p>
    </Card>
  )
}

/** Where the button leads without a link to book. */
function endOf(phone: string): string {
  return phone
    ? `and leads to the end of the page, to ${phone}.`
    : 'and leads to the end of the page, which has no phone number yet.'
}

function Hours({ site, draftUrl, hasLink }: PartProps) {
  return (
    <Card
      title="Hours on your site"
      aside={
        draftUrl && (
          <DraftLink
            url={`${draftUrl}?view=checklist`}
            className="inline-flex min-h-11 items-center text-link text-sm"
          >
            {site.hours.length > 0 ? 'Change hours' : 'Add hours'}
          </DraftLink>
        )
      }
    >
      {site.hours.length > 0 ? (
        <Facts
          facts={site.hours.map(({ days, times }) => ({ name: days, value: times }))}
          values="apart"
          className="mt-2 text-sm tabular-nums"
        />
      ) : (
        <p className="mt-2 text-sm text-pretty text-muted">
          None yet. With hours, people know when to call, and maps show whether you are open.
        </p>
      )}
      {hasLink && (
        <p className="mt-2 text-sm text-pretty text-muted">
          Foyer cannot see the hours in your booking system. When you change one, change both.
        </p>
      )}
    </Card>
  )
}

type System = { readonly name: string; readonly about: string; readonly pay: string }

/** In order of the alphabet, with no more than their own public pages say. */
const SYSTEMS: readonly System[] = [
  { name: 'Acuity', about: 'Calendar only', pay: 'By the month' },
  { name: 'Jane', about: 'Calendar, charts, billing', pay: 'By the month' },
  { name: 'SimplePractice', about: 'Calendar, charts, billing', pay: 'By the month' },
  { name: 'Zocdoc', about: 'Directory with booking', pay: 'For each first booking, and by the year' },
]

type BookingSystemsProps = { readonly phone: string; readonly isOpen: boolean }

/** What to choose for bookings: neutral, without ratings and without commission. */
function BookingSystems({ phone, isOpen }: BookingSystemsProps) {
  const all = [
    ...SYSTEMS,
    {
      name: 'Your phone',
      about: phone ? `The button leads to ${phone}` : 'Your site has no number yet',
      pay: 'Nothing',
    },
  ]
  return (
    <details open={isOpen} className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4.5 py-2 font-[650] md:px-5.5 [&::-webkit-details-marker]:hidden">
        If you want another system, or have none
        <ChevronDown className="ml-auto flex-none text-muted group-open:rotate-180" />
      </summary>
      <div className="px-4.5 pb-4.5 md:px-5.5">
        <p className="text-sm text-pretty text-muted">
          In order of the alphabet, without rating. We earn nothing from any of them. Ask for a signed
          business associate agreement (BAA) before the first person books; some sign one only with their
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
