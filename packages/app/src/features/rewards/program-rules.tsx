import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { Card } from '../../components/ui/card.tsx'

const RULES = [
  {
    title: `${formatReward(REWARD_CENTS)} for each practice`,
    text: `The reward is approved when the practice has launched its website with us and ${APPROVAL_DAYS} days have passed. Then we send it.`,
  },
  {
    title: 'The first link counts',
    text: `Whoever sent a person first gets the referral, when the person signs up within ${FIRST_TOUCH_DAYS} days.`,
  },
  {
    title: 'The same email',
    text: 'The person confirms the email they left through your link or form, or signs up through your link.',
  },
  {
    title: 'Not yourself',
    text: 'You cannot refer yourself, also not with another spelling of your own address.',
  },
  {
    title: 'One referral for each new practice',
    text: 'A practice that has signed up before does not count again.',
  },
  {
    title: 'Say that you are paid',
    text: 'Tell people that you may receive a reward. Each text that we write for you says so; please leave it in.',
  },
  {
    title: 'For practice owners only',
    text: 'Rewards are for practice owners who refer other owners to this service. Never for patients, and not for employees or family of the referred practice.',
  },
] as const

/** The rules of the referral program in plain words. Postgres enforces those it can check. */
export function ProgramRules() {
  return (
    <Card title="How rewards work">
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:@md:grid-cols-2">
        {RULES.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-sm font-[650]">{title}</dt>
            <dd className="max-w-[40rem] text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
