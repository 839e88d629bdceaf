import type { CheckedLink } from '@foyer/shared/api/reader.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Check, CircleCheck, CircleDashed, Clock, ExternalLink, Eye, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { type Rule, RuleList } from '../../components/ui/rule-list.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { ValueRow } from '../../components/ui/value-row.tsx'
import { BudgetSpent } from '../../lib/budget-spent.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useTypedText } from '../../session/use-typed-text.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { LinkForm } from '../../site/link-form.tsx'
import type { OwnSite } from '../../site/own-site.ts'
import type { OwnDetails } from '../../site/use-site-details.ts'
import { usePublishedContent } from '../../site/use-unpublished.ts'
import { checkedLinkQuery } from './api/checked-link.ts'

type BookingLinkCardProps = {
  readonly site: OwnSite
  readonly details: OwnDetails
  readonly draftUrl: string | null
}

/** The link to the owner's booking system: what we can check, apart from what only the owner can. */
export function BookingLinkCard({ site, details, draftUrl }: BookingLinkCardProps) {
  const href = visitorLink(details.details.details.bookingUrl ?? '')
  const [typed, type] = useTypedText('booking-link')
  const [isTyping, setIsTyping] = useState(typed !== '')
  const close = () => {
    type('')
    setIsTyping(false)
  }
  const heading = useRef<HTMLSpanElement>(null)
  const save = (bookingUrl: string) => {
    details.change((latest) => ({ details: { ...latest.details, bookingUrl } }))
    close()
    heading.current?.focus()
  }
  const check = useQuery(checkedLinkQuery(href))
  const live = useLiveBookingLink()
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="focus-visible:outline-none focus-visible:shadow-none">
          Your booking link
        </span>
      }
      aside={<LinkTag href={href} check={check.data} isBusy={check.isFetching} />}
    >
      {href && !isTyping ? (
        <>
          <ValueRow value={shownLink(href)}>
            <CopyButton text={href} label="Copy the booking link" shortLabel="Copy" size="small" />
            <Button asChild look="second" size="small">
              <OutsideLink href={href} className="">
                <ExternalLink />
                Open
              </OutsideLink>
            </Button>
          </ValueRow>
          <div role="status">
            <RuleList
              rules={[
                answerRule(check.data, check.error),
                ...(live === undefined ? placesRule(site) : [liveRule(href, live, draftUrl)]),
                ONLY_YOU,
              ]}
            />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button look="second" size="small" busy={check.isFetching} onClick={() => void check.refetch()}>
              Check again
            </Button>
            <Button look="ghost" size="small" onClick={() => setIsTyping(true)}>
              Change the link
            </Button>
          </div>
        </>
      ) : (
        <LinkForm
          name="bookingUrl"
          label="Booking link"
          typed={typed}
          onType={type}
          hasOther={href !== undefined}
          onSave={save}
          onCancel={close}
        >
          The address of the page on which somebody new chooses a time. Without one, the button on your site
          leads to the end of the page.
        </LinkForm>
      )}
    </Card>
  )
}

function shownLink(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

type LinkTagProps = {
  readonly href: string | undefined
  readonly check: CheckedLink | undefined
  readonly isBusy: boolean
}

function LinkTag({ href, check, isBusy }: LinkTagProps) {
  if (!href) {
    return (
      <Tag look="neutral" icon={CircleDashed}>
        Not given
      </Tag>
    )
  }
  if (isBusy || !check) {
    return (
      <Tag look="neutral" icon={Clock}>
        {isBusy ? 'We open it' : 'Not checked'}
      </Tag>
    )
  }
  const at = formatMoment(new Date(check.checked_at), new Date())
  return check.state === 'works' ? (
    <Tag look="success" icon={CircleCheck}>
      {`Works, checked ${at}`}
    </Tag>
  ) : (
    <Tag look="warning" icon={TriangleAlert}>
      {`Look at it, checked ${at}`}
    </Tag>
  )
}

const STATES: { readonly [State in Exclude<CheckedLink['state'], 'works'>]: string } = {
  broken: 'The page answers with an error.',
  not_public: 'The address is not one that visitors can open.',
  unreachable: 'Nobody answered at this address.',
  too_slow: 'The page did not answer in time.',
  too_large: 'The page answers, but is so large that a phone waits for it.',
  too_many_redirects: 'The address leads from one to the next, and never to a page.',
  not_a_page: 'What answers is not a page.',
  not_let_in: 'The site did not let us in: try it yourself.',
  not_allowed: 'The site asks programs not to open it: try it yourself.',
}

const good = (key: string, text: string): Rule => ({ key, icon: Check, isGood: true, text })
const bad = (key: string, text: ReactNode): Rule => ({ key, icon: TriangleAlert, text })

function answerRule(check: CheckedLink | undefined, error: Error | null): Rule {
  if (check) {
    if (check.state !== 'works') return bad('answers', STATES[check.state])
    return check.is_secure
      ? good('answers', 'The page answers, at a secure address.')
      : bad('answers', 'The page answers, but not at a secure address (https).')
  }
  if (error)
    return bad(
      'answers',
      error instanceof BudgetSpent ? error.message : 'We could not try the link just now.',
    )
  return { key: 'answers', icon: Clock, text: 'We open the page once to see whether it answers.' }
}

/** Where the link stands on a site that is not live. */
function placesRule({ bookingPlaces }: OwnSite): Rule[] {
  const places = bookingPlaces.length
  if (places === 0) return []
  return [good('site', `It is the link on your page, in ${places === 1 ? 'one place' : 'both places'}.`)]
}

/** Whether visitors of the live site are led to the same link. */
function liveRule(href: string, live: string | null, draftUrl: string | null): Rule {
  if (live === href) return good('site', 'It is the link on your live site.')
  const publish = draftUrl && (
    <DraftLink url={`${draftUrl}?view=changes`} className="text-link">
      Publish your changes
    </DraftLink>
  )
  return bad(
    'site',
    <>
      {live ? `Your live site still leads to ${shownLink(live)}.` : 'Your live site has no link to book yet.'}{' '}
      {publish}
    </>,
  )
}

const ONLY_YOU: Rule = {
  key: 'you',
  icon: Eye,
  text: (
    <>
      <b className="font-[650]">Only you can check this:</b>{' '}
      <span className="text-muted">
        can somebody new find a free time without an account? Try it once on your phone.
      </span>
    </>
  ),
}

/** Where the live site leads to book: `null` without such a link, `undefined` while it is unknown and without a live site. */
function useLiveBookingLink(): string | null | undefined {
  const { id } = useSignedInPerson()
  const published = usePublishedContent()
  return useQuery({
    queryKey: ['live-booking-link', id, published],
    queryFn:
      published === undefined
        ? skipToken
        : async () => (await import('../../site/describe-site.ts')).bookingLinkIn(published),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  }).data
}
