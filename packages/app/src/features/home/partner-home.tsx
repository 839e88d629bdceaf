import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../account/account-card.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import type { PartnerAccount } from '../../referrals/api/partner-account.ts'
import { partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import type { ReferralNews } from '../../referrals/api/referral-news.ts'
import { referralNewsQuery } from '../../referrals/api/referral-news.ts'
import { referralSummaryQuery } from '../../referrals/api/referrals.ts'
import { describeDue } from '../../referrals/describe-due.ts'
import { MoneyPath } from '../../referrals/money-path.tsx'
import { ReferralLink } from '../../referrals/referral-link-card.tsx'
import { TermsFirst } from '../../referrals/terms-first.tsx'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { FirstSteps } from './first-steps.tsx'
import { tellNews } from './tell-news.ts'
import { WhatHappened } from './what-happened.tsx'

/** Home of a partner without a practice: money, news and the link. Nothing is asked about a website. */
export function PartnerHome() {
  const account = useOwnQuery(partnerAccountQuery)
  const news = useOwnQuery(referralNewsQuery)
  const summary = useOwnQuery(referralSummaryQuery)
  const failed = [account, news].find(({ isError }) => isError)
  const isKnown = account.data && news.data
  const leads = summary.data?.funnel.leads
  return (
    <>
      {isKnown && <p className="mt-1 text-muted">{sentenceOf(account.data, news.data, leads, new Date())}</p>}
      <AccountCard />
      <div className="mt-6 grid gap-4 md:gap-5">
        {failed && (
          <LoadFailure of={failed}>
            {isKnown
              ? 'We could not refresh your rewards. What you see may be some minutes old.'
              : 'We could not load your rewards. They are safe; check your connection.'}
          </LoadFailure>
        )}
        {isKnown ? (
          news.data.length === 0 ? (
            <FirstSteps account={account.data} />
          ) : (
            <MoneyAndNews account={account.data} news={news.data} />
          )
        ) : (
          !failed && (
            <Card title="Your rewards">
              <Skeleton label="Your rewards are looked up." rows={6} className="mt-4" />
            </Card>
          )
        )}
      </div>
    </>
  )
}

type KnownProps = { readonly account: PartnerAccount; readonly news: readonly ReferralNews[] }

function MoneyAndNews({ account, news }: KnownProps) {
  const { terms, next_payday, payout, path, closes_on } = account
  const lines = tellNews(news, { next_payday }, new Date())
  return (
    <>
      <MoneyPath account={account} />
      {payout.waits_for === 'account' && path.due_cents > 0 && <AccountIsMissing />}
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[1.45fr_1fr]">
        <WhatHappened lines={lines} />
        {terms.is_accepted ? (
          !closes_on && <ReferralLink code={account.code ?? undefined} />
        ) : (
          <TermsFirst hasAccepted={terms.accepted_version !== null} />
        )}
      </div>
    </>
  )
}

function AccountIsMissing() {
  return (
    <Card
      title="Your money waits for an account"
      aside={
        <Button asChild>
          <Link to={PATHS.payoutDetails}>Add where you are paid</Link>
        </Button>
      }
    >
      <p className="mt-1 max-w-[36rem] text-sm text-muted">
        A reward is due. Say where it goes, and it leaves on the next payday.
      </p>
    </Card>
  )
}

/** What is so today, in one sentence or two; `leads` is `undefined` while they are not known. */
function sentenceOf(
  account: PartnerAccount,
  news: readonly ReferralNews[],
  leads: number | undefined,
  now: Date,
): string {
  const { terms, path, payout, closes_on } = account
  if (closes_on)
    return `Your link has stopped, and your account closes on ${formatBookDay(closes_on, now, { year: true })}.`
  if (news.length === 0) return firstSentence(terms.is_accepted, leads)
  const due = describeDue(account, now)
  if (path.due_cents > 0 && !due.isAll)
    return `${formatMoney(path.due_cents)} is due. ${due.text.replace(/^Waits/, 'It waits')}.`
  if (path.on_its_way_cents > 0)
    return `${formatMoney(path.on_its_way_cents)} is on its way to your ${payout.details?.method === 'paypal' ? 'PayPal account' : 'bank'}. Nothing to do today.`
  if (path.due_cents > 0)
    return `${formatMoney(path.due_cents)} is due and leaves on ${due.day}. Nothing to do today.`
  if (path.launched_cents > 0)
    return path.launched_due
      ? `${formatMoney(path.launched_cents)} has launched and waits for its 30 days. Nothing to do today.`
      : `${formatMoney(path.launched_cents)} has been live for 30 days. A person looks at it next.`
  const people = path.signed_up + path.held
  if (people === 0) return 'Nothing is under way. Your link works.'
  return people === 1
    ? 'One person has signed up. Dollars begin when they launch.'
    : `${people.toLocaleString('en-US')} people have signed up. Dollars begin when they launch.`
}

function firstSentence(hasAccepted: boolean, leads: number | undefined): string {
  if (!hasAccepted) return 'First, the rules. Then your link is ready.'
  if (leads === undefined) return 'Your link is ready.'
  if (leads === 0) return 'Your link is ready. The first lead appears under Contacts.'
  return leads === 1
    ? 'One person has left an address. They appear here when they sign up.'
    : `${leads.toLocaleString('en-US')} people have left an address. They appear here when they sign up.`
}
