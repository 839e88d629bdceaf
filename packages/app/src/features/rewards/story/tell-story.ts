import {
  bookDayOf,
  formatBookDay,
  formatMoney,
  nameAccount,
  statementName,
} from '@foyer/shared/referrals/money.ts'
import type { ReferralStatus } from '@foyer/shared/referrals/statuses.ts'
import type { Referral } from '../../../referrals/api/referrals.ts'
import type { ReferralStory } from '../api/referral-story.ts'

type Event = ReferralStory['events'][number]

/** One thing that happened, or that comes next if nothing stands in its way. */
export type StoryStep = {
  readonly day: string
  readonly text: string
  readonly state: 'done' | 'now' | 'ahead' | 'refused'
  /** The number of the statement that it names. */
  readonly statement?: number
}

type Told = {
  readonly heading: string
  readonly why: string
  readonly isClosed: boolean
  readonly steps: readonly StoryStep[]
}

const CLOSED: readonly ReferralStatus[] = ['rejected', 'duplicate', 'self_referral', 'expired']

/** Tells a referral in words with dates: why it counts or not, what happened, and what comes next. */
export function tellStory(
  story: ReferralStory,
  { status, reason, reward_cents }: Pick<Referral, 'status' | 'reason' | 'reward_cents'>,
  now: Date,
): Told {
  const isClosed = CLOSED.includes(status)
  const happened = [
    arrivalOf(story, now),
    ...withoutNoise(story.events).flatMap((event) => stepOf(event, now)),
  ]
  const signedUp = { day: dayOf(story.signed_up_at, now), text: 'Signed up', state: 'done' } as const
  happened.splice(1, 0, signedUp)
  const last = happened.at(-1)
  const steps = happened.map((step) =>
    step === last && step.state === 'done' && !isClosed ? { ...step, state: 'now' as const } : step,
  )
  return {
    heading: isClosed ? 'Why it does not count' : status === 'held' ? 'Why it is checked' : 'Why it is yours',
    why: isClosed || status === 'held' ? sentence(reason ?? 'A person looks at it') : evidenceOf(story, now),
    isClosed,
    steps: isClosed ? steps : [...steps, ...aheadOf(story, status, reward_cents, now)],
  }
}

/** Of the books, as the days ahead and the news on Home. */
function dayOf(moment: string, now: Date): string {
  return formatBookDay(bookDayOf(moment), now)
}

function evidenceOf({ evidence, events, left_at }: ReferralStory, now: Date): string {
  if (events.some(({ kind }) => kind === 'credited_by_hand')) return 'a person looked at it and credited you.'
  const day = dayOf(left_at, now)
  switch (evidence) {
    case 'handoff':
      return `came through your form on ${day} and signed up in the same browser.`
    case 'link':
      return `came with your link on ${day} and signed up through it.`
    case 'mailbox':
      return `confirmed the address that was left in your form on ${day}.`
  }
}

function arrivalOf({ channel, page, left_at }: ReferralStory, now: Date): StoryStep {
  const where = page?.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const came =
    channel === null
      ? 'Came to your page first'
      : channel === 'link'
        ? 'Came with your link'
        : 'Left an address in your form'
  return {
    day: dayOf(left_at, now),
    text: where && channel !== 'link' ? `${came} on ${where}` : came,
    state: 'done',
  }
}

/** Leaves out a check that the visitor's own browser settled, and what is noted twice. */
function withoutNoise(events: readonly Event[]): readonly Event[] {
  const isProven = events.some(({ kind, code }) => kind === 'released' && code !== 'operator')
  return events.filter(({ kind, code, reason }, index) => {
    if (
      isProven &&
      ((kind === 'held' && code === 'no_visit') || (kind === 'released' && code !== 'operator'))
    )
      return false
    return !events
      .slice(0, index)
      .some(
        (earlier) => earlier.kind === kind && kind !== 'held' && isVerdict(kind) && earlier.reason === reason,
      )
  })
}

function isVerdict(kind: Event['kind']): boolean {
  return kind === 'duplicate' || kind === 'rejected'
}

function stepOf(event: Event, now: Date): readonly StoryStep[] {
  const words = wordsOf(event)
  if (!words) return []
  const [text, isRefusal] = typeof words === 'string' ? [words, false] : [words.refused, true]
  const number = Number(event.payment?.slice(2))
  return [
    {
      day: dayOf(event.at, now),
      text,
      state: isRefusal ? 'refused' : 'done',
      ...(event.payment && { statement: number }),
    },
  ]
}

/** What an event is in words; `refused` where something is taken or not given; `null` where another step says it. */
function wordsOf({
  kind,
  code,
  reason,
  cents,
  payment,
}: Event): string | { readonly refused: string } | null {
  const amount = formatMoney(Math.abs(cents ?? 0))
  const statement = payment ? statementName(Number(payment.slice(2))) : ''
  switch (kind) {
    case 'credited':
      return null
    case 'duplicate':
      return { refused: 'Compared with earlier sign-ups; not counted' }
    case 'rejected':
      if (code === 'operator') return { refused: 'A person looked at it; not counted' }
      return { refused: code === 'closed' ? (reason ?? 'Given up') : 'Compared with the rules; not counted' }
    case 'held':
      return code === 'no_visit'
        ? 'Being checked: no visit with your link was seen'
        : 'Being checked by a person'
    case 'released':
      // What a browser settled is left out.
      return 'Checked by a person; it counts'
    case 'credited_by_hand':
      return 'A person looked at it again and credited you'
    case 'onboarded':
      return 'Answered the questions'
    case 'launched':
      return 'Launched: the website went live'
    case 'ended':
      return { refused: sentence(reason ?? 'The website went offline', { isStart: true }) }
    case 'due':
      return 'Live for 30 days'
    case 'approved':
      return `We looked at the website and approved ${amount}`
    case 'reversed':
      return { refused: `${amount} taken back: ${sentence(reason ?? 'a mistake')}` }
    case 'paid':
      if ((cents ?? 0) > 0) return `${amount} sent with statement ${statement}`
      return code === 'returned'
        ? { refused: `${amount} came back from the bank: ${sentence(reason ?? 'no reason given')}` }
        : { refused: `${amount} subtracted from statement ${statement}` }
  }
}

const WAITING = {
  account: 'waits for an account to send it to',
  new_account: 'waits until your new account may be used',
  correction: 'waits for corrected payout details',
  check: 'waits: payouts are stopped until a person has looked',
  hold: 'waits: a person is looking at your payouts',
  terms: 'waits until you accept the partner terms',
  form: 'waits for the tax form',
} as const

function aheadOf(
  story: ReferralStory,
  status: ReferralStatus,
  cents: number,
  now: Date,
): readonly StoryStep[] {
  const ahead = (on: string | null, text: string): readonly StoryStep[] =>
    on === null ? [] : [{ day: formatBookDay(on, now), text, state: 'ahead' }]
  const amount = formatMoney(cents)
  const account = story.method && story.masked && nameAccount(story.method, story.masked)
  switch (status) {
    case 'held':
      return ahead(story.decides_by, 'A person has decided by then')
    case 'launched':
    case 'approved':
      return [
        ...ahead(story.due_on, 'Due, if the website is still live'),
        ...ahead(
          story.leaves_on,
          story.waits_for
            ? `Payday: ${amount} ${WAITING[story.waits_for]}`
            : `Payday: ${amount} leaves${account ? ` for ${account}` : ''}`,
        ),
      ]
    case 'paid':
      return story.arrives_on && story.arrives_on >= bookDayOf(now)
        ? ahead(story.arrives_on, 'At your bank by then')
        : []
    default:
      return []
  }
}

/** A reason as a sentence of its own, or after a colon. */
function sentence(reason: string, { isStart = false } = {}): string {
  const isWord = /^[A-Z][a-z]/.test(reason)
  const text = isWord && !isStart ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason
  return isStart ? text : text.replace(/\.?$/, '.')
}
