import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../account/account-card.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { partnerAccountQuery } from '../../referrals/partner-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { ReferralsGlance } from './referrals-glance.tsx'

/** Home of a partner without a practice: what to do next, and how it goes. Nothing is asked about a website. */
export function PartnerHome() {
  return (
    <>
      <AccountCard />
      <div className="mt-4.5 grid gap-4 lg:gap-5">
        <NextStep />
        <ReferralsGlance isWide />
      </div>
    </>
  )
}

function NextStep() {
  const person = useSignedInPerson()
  const { data, isError } = useQuery(partnerAccountQuery(person.id))
  if (!data && !isError)
    return (
      <Card title="Your next step">
        <Skeleton label="Your next step is looked up." rows={3} className="mt-4" />
      </Card>
    )
  const step = data
    ? stepOf(data.terms.is_accepted, data.payout.waits_for === 'account' && data.path.due_cents > 0)
    : 'share'
  const { title, text, to, label } = STEPS[step]
  return (
    <Card title={title}>
      <p className="mt-2 max-w-[36rem] text-sm text-muted">{text}</p>
      <Button asChild className="mt-4">
        <Link to={to}>{label}</Link>
      </Button>
    </Card>
  )
}

function stepOf(hasAccepted: boolean, needsAccount: boolean): keyof typeof STEPS {
  if (!hasAccepted) return 'rules'
  return needsAccount ? 'account' : 'share'
}

const STEPS = {
  rules: {
    title: 'First, the rules',
    text: 'Nine rules, two minutes. Then the link is yours.',
    to: PATHS.partnerTerms,
    label: 'Read the rules',
  },
  account: {
    title: 'Your money waits for an account',
    text: 'A reward is due. Say where it goes, and it leaves on the next payday.',
    to: PATHS.payoutDetails,
    label: 'Add where you are paid',
  },
  share: {
    title: 'Send your link, or put the form on a page',
    text: 'You see it here when an owner signs up, and again when their website is live.',
    to: PATHS.rewardsShare,
    label: 'Share and install',
  },
} as const
