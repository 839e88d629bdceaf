import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS } from '@foyer/shared/referrals/reward.ts'

/** The partner terms: these rules are the terms, not a summary. A change needs a new version in packages/shared. */
export const PARTNER_RULES = [
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
