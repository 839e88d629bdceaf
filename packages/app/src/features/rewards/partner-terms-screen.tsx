import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { formatBookMoment } from '@foyer/shared/referrals/money.ts'
import { PARTNER_TERMS_VERSION } from '@foyer/shared/referrals/partner-terms.ts'
import { APPROVAL_DAYS } from '@foyer/shared/referrals/reward.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { acceptPartnerTerms, partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'

/** The partner terms: read before the first link is shown, and again when they have changed. */
export function PartnerTermsScreen() {
  const account = useOwnQuery(partnerAccountQuery)
  return (
    <div className="w-full lg:max-w-160">
      <ScreenTitle size="medium">The rules, in plain words</ScreenTitle>
      <p className="mt-2 text-muted">
        They are the terms themselves, not a summary. Version {PARTNER_TERMS_VERSION}.
      </p>
      <Facts
        facts={PARTNER_RULES.map(({ title, text }) => ({ name: title, value: text }))}
        values="explain"
        className="mt-5 border-y border-line text-sm"
      />
      <div className="mt-6">
        {account.data?.terms.is_accepted ? (
          <Accepted at={account.data.terms.accepted_at} />
        ) : account.isError && !account.data ? (
          <LoadFailure of={account}>We could not load whether you have accepted them.</LoadFailure>
        ) : (
          <AcceptForm isKnown={account.data !== undefined} />
        )}
      </div>
    </div>
  )
}

function AcceptForm({ isKnown }: { readonly isKnown: boolean }) {
  const person = useSignedInPerson()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isTicked, setIsTicked] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()
  const accept = async () => {
    try {
      await acceptPartnerTerms(person.id)
      await client.invalidateQueries({ queryKey: partnerAccountQuery(person.id).queryKey })
      await navigate(PATHS.rewards)
    } catch (error) {
      console.warn('The partner terms could not be accepted:', error)
      setProblem('That could not be stored. Check your connection and press the button again.')
    }
  }
  return (
    <form
      noValidate
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem('')
        if (isTicked) void run(accept)
      }}
    >
      <CheckboxField
        label={`I have read these rules and accept them, version ${PARTNER_TERMS_VERSION}.`}
        checked={isTicked}
        onChange={({ currentTarget }) => setIsTicked(currentTarget.checked)}
      />
      <div className="grid justify-items-start gap-1.5">
        <Button type="submit" busy={isBusy} disabled={!isTicked || !isKnown} aria-describedby="accept-hint">
          Accept and show my link
        </Button>
        <p id="accept-hint" className="text-sm text-muted">
          {isTicked
            ? 'We record the version and the time. You find both, and these rules, under Rewards.'
            : 'Tick the box above to go on.'}
        </p>
      </div>
      <Problem>{problem}</Problem>
    </form>
  )
}

function Accepted({ at }: { readonly at: string | null }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        You accepted version {PARTNER_TERMS_VERSION}
        <span>{at && `, ${formatBookMoment(at)}`}</span>.
      </p>
      <Button asChild>
        <Link to={PATHS.rewards}>Back to Rewards</Link>
      </Button>
    </div>
  )
}

/** The partner terms: these rules are the terms, not a summary. A change needs a new version in packages/shared. */
const PARTNER_RULES = [
  {
    title: 'What you get',
    text: `$200.00 for each practice that launches its website through you and keeps it live for ${APPROVAL_DAYS} days.`,
  },
  {
    title: 'When',
    text: `On the first payday after those ${APPROVAL_DAYS} days. Payday is every second Monday.`,
  },
  {
    title: 'Whose it is',
    text: `The link or form that we saw first counts, if they sign up within ${FIRST_TOUCH_DAYS} days. A new practice counts once.`,
  },
  {
    title: 'Never patients',
    text: 'The reward is for practices that take a website. Never for patients, referrals of patients, or visits.',
  },
  {
    title: 'Never your own',
    text: 'Not for yourself, and not if you are an employee, owner or family of the practice.',
  },
  {
    title: 'Say it',
    text: 'Tell people that you may receive a reward. Every text we write for you says so.',
  },
  {
    title: 'If a practice pays you',
    text: 'If you bill, code or consult for them, ask your counsel first. Some states and payers may forbid it.',
  },
  {
    title: 'If it goes wrong',
    text: `A site that goes offline before day ${APPROVAL_DAYS} starts again when it is back. A payment by mistake is taken from the next one, with its reason.`,
  },
  {
    title: 'Changes',
    text: 'You can stop at any time and keep what has launched. New terms come 30 days ahead and never touch practices you have already sent.',
  },
] as const
