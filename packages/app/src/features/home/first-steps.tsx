import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import type { PartnerAccount } from '../../referrals/api/partner-account.ts'
import { LinkField, referralLink, spellCode } from '../../referrals/referral-link-card.tsx'

/** Home of a partner to whom nothing has happened yet: the link, what to do with it, and how a reward comes about. */
export function FirstSteps({ account }: { readonly account: PartnerAccount }) {
  const { code, terms } = account
  return (
    <div className="grid gap-4 md:gap-5">
      {code && <FirstLink code={code} />}
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[1.45fr_1fr]">
        <Card title="In your own time">
          <ul className="mt-1.5">
            <Step
              name="Partner terms"
              look={terms.is_accepted ? 'done' : 'now'}
              action={
                terms.is_accepted ? undefined : (
                  <Action to={PATHS.partnerTerms} look="primary">
                    Read the rules
                  </Action>
                )
              }
            >
              {terms.is_accepted && terms.accepted_at
                ? `Accepted ${atMoment(terms.accepted_at)}.`
                : terms.accepted_version
                  ? 'They have changed. Your link works on while you read the new version.'
                  : 'Nine rules, two minutes. Then the link is yours.'}
            </Step>
            <Step
              name="Send the link to one owner"
              look={code ? 'now' : 'ahead'}
              action={code && <Action to={PATHS.rewardsShare}>Choose a text</Action>}
            >
              Three texts are ready. Each says that you may receive a reward.
            </Step>
            <Step
              name="Put the form on your website"
              look="ahead"
              action={code && <Action to={PATHS.rewardsShare}>Make the form</Action>}
            >
              One line to paste, with guides for WordPress, Squarespace and Wix.
            </Step>
            <MoneyStep account={account} />
          </ul>
        </Card>
        <Card title={`How ${formatReward(REWARD_CENTS)} comes about`}>
          <ol className="mt-1.5">
            <Step name="They sign up with your link" look="ahead">
              You see it here, with the address hidden.
            </Step>
            <Step name="Their website goes live" look="ahead">
              The {APPROVAL_DAYS} days begin.
            </Step>
            <Step name={`Day ${APPROVAL_DAYS}, still live`} look="ahead">
              The reward is due.
            </Step>
            <Step name="Payday, every second Monday" look="ahead">
              It leaves for your bank.
            </Step>
          </ol>
        </Card>
      </div>
    </div>
  )
}

function FirstLink({ code }: { readonly code: string }) {
  const link = referralLink(code)
  return (
    <Card title="Your link">
      <div className="mt-3 grid max-w-140 grid-cols-[minmax(0,1fr)_auto] gap-2">
        <LinkField link={link} />
        <CopyButton text={link} label="Copy link" shortLabel="Copy" look="primary" />
      </div>
      <p className="mt-2.5 text-sm text-muted">
        Whoever comes through it counts for {FIRST_TOUCH_DAYS} days. Your code, to read out:{' '}
        <b className="font-[650] whitespace-nowrap text-text tabular-nums">{spellCode(code)}</b>
      </p>
    </Card>
  )
}

function MoneyStep({ account: { payout } }: { readonly account: PartnerAccount }) {
  return payout.details ? (
    <Step name="Say where the money goes" look="done">
      You did. It is shown, masked, under Payouts.
    </Step>
  ) : (
    <Step name="Say where the money goes" look="ahead">
      Not needed yet. We ask when your first practice launches.
    </Step>
  )
}

type StepProps = {
  readonly name: string
  readonly look: 'done' | 'now' | 'ahead'
  readonly action?: ReactNode
  readonly children: ReactNode
}

const SPOKEN = { done: 'Done: ', now: 'Next: ', ahead: '' } as const

function Step({ name, look, action, children }: StepProps) {
  return (
    <li className="flex gap-4 border-t border-line py-3.5 first:border-0 last:pb-0">
      <span
        aria-hidden="true"
        className={clsx(
          'mt-1.5 block size-3.5 flex-none rotate-45 rounded-[2px]',
          look === 'done' && 'border-[1.5px] border-done bg-done',
          look === 'now' && 'border-2 border-now bg-glow',
          look === 'ahead' && 'border-[1.5px] border-control bg-surface',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-2">
        {/* A button stands beside it only where it keeps this width. */}
        <div className="flex-1" style={{ minWidth: '13rem' }}>
          <b className="block font-[650]">
            {SPOKEN[look] && <span className="sr-only">{SPOKEN[look]}</span>}
            <span>{name}</span>
          </b>
          <span className="block max-w-[34rem] text-sm text-pretty text-muted">{children}</span>
        </div>
        {action}
      </div>
    </li>
  )
}

type ActionProps = {
  readonly to: string
  readonly look?: 'primary' | 'second'
  readonly children: string
}

function Action({ to, look = 'second', children }: ActionProps) {
  return (
    <Button asChild look={look} size="small">
      <Link to={to}>{children}</Link>
    </Button>
  )
}

function atMoment(time: string): string {
  const moment = formatMoment(new Date(time), new Date())
  return moment.includes(',') ? moment : `today, ${moment}`
}
