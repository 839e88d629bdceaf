import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { Scale } from 'lucide-react'
import { Facts } from '../../components/ui/facts.tsx'

/** What the reward is paid for, and when it may not be taken. */
export function PartnerRules() {
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="display text-2xl">
        The rules, in plain words
      </h2>
      <Facts
        facts={RULES.map(({ title, text }) => ({ name: title, value: text }))}
        values="explain"
        className="mt-4 border-t border-line"
      />
      <div className="mt-6 flex gap-4 rounded-card border border-line bg-surface p-5 text-sm">
        <Scale className="mt-0.5 flex-none text-warning" />
        <div className="grid gap-1">
          <h3 className="font-[650]">Does the practice pay you? Ask your counsel first.</h3>
          <p className="max-w-[42rem] text-muted">
            If you bill, code, or consult for a practice, a reward from us may touch fee-splitting or kickback
            rules of your state or of its payers. We keep the sum fixed and apart from patients, volume, and
            revenue, but we cannot judge your contract.
          </p>
        </div>
      </div>
    </section>
  )
}

const RULES = [
  {
    title: `${formatReward(REWARD_CENTS)} for each practice`,
    text: `When its website has launched through you and stayed live for ${APPROVAL_DAYS} days. The sum is fixed: never per patient, never a share.`,
  },
  {
    title: 'Never for patients',
    text: 'The reward is for practices that take a website. It has nothing to do with who treats whom.',
  },
  {
    title: 'Not for employees, owners or family',
    text: 'Nor for yourself under another address. We pay people from outside the practice.',
  },
  {
    title: 'The first link counts',
    text: `For ${FIRST_TOUCH_DAYS} days from the visit that we saw. A practice that is already with us does not count.`,
  },
  { title: 'Say that you are paid', text: 'In each message. Our texts do; please leave it in.' },
  {
    title: 'You see why',
    text: 'Each referral shows where it stands and its reason, also when it does not count.',
  },
] as const
