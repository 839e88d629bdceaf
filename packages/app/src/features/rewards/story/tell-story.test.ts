import { expect, it } from 'vitest'
import type { ReferralStory } from '../api/referral-story.ts'
import { tellStory } from './tell-story.ts'

const NOW = new Date('2026-11-24T12:00:00Z')

type Event = ReferralStory['events'][number]

const event = (kind: Event['kind'], day: string, more: Partial<Event> = {}): Event => ({
  kind,
  at: `2026-${day}T16:00:00+00:00`,
  cents: null,
  payment: null,
  code: null,
  reason: null,
  ...more,
})

const story = (events: readonly Event[], more: Partial<ReferralStory> = {}): ReferralStory => ({
  number: 1034,
  evidence: 'handoff',
  channel: 'widget',
  page: 'https://haddadbilling.example/opening-checklist',
  left_at: '2026-10-03T16:00:00+00:00',
  signed_up_at: '2026-10-05T16:00:00+00:00',
  events: [...events],
  decides_by: null,
  due_on: null,
  leaves_on: null,
  arrives_on: null,
  waits_for: null,
  method: 'ach',
  masked: '4471',
  ...more,
})

const referral = (status: Parameters<typeof tellStory>[1]['status'], reason: string | null = null) => ({
  status,
  reason,
  reward_cents: 20_000,
})

const lines = ({ steps }: ReturnType<typeof tellStory>) =>
  steps.map(({ day, text, state }) => `${state} ${day}: ${text}`)

const PROVEN = [
  event('credited', '10-05'),
  event('held', '10-05', { code: 'no_visit', reason: 'No visit with your link was seen' }),
  event('released', '10-05', { reason: 'Signed up in the browser that left the address' }),
]

it('tells a launched referral up to its payday, without the check that the browser settled', () => {
  const told = tellStory(
    story([...PROVEN, event('onboarded', '10-06'), event('launched', '11-04')], {
      due_on: '2026-12-04',
      leaves_on: '2026-12-07',
    }),
    referral('launched'),
    NOW,
  )
  expect(`${told.heading}: ${told.why}`).toBe(
    'Why it is yours: came through your form on Oct 3 and signed up in the same browser.',
  )
  expect(lines(told)).toEqual([
    'done Oct 3: Left an address in your form on haddadbilling.example/opening-checklist',
    'done Oct 5: Signed up',
    'done Oct 6: Answered the questions',
    'now Nov 4: Launched: the website went live',
    'ahead Dec 4: Due, if the website is still live',
    'ahead Dec 7: Payday: $200.00 leaves for account ••4471',
  ])
})

it('says what a due reward waits for, and names the statement of a paid one', () => {
  const due = [
    ...PROVEN,
    event('launched', '10-10'),
    event('due', '11-09'),
    event('approved', '11-10', { cents: 20_000 }),
  ]
  const waiting = story(due, { leaves_on: '2026-12-07', waits_for: 'account', method: null, masked: null })
  expect(lines(tellStory(waiting, referral('approved'), NOW)).slice(-2)).toEqual([
    'now Nov 10: We looked at the website and approved $200.00',
    'ahead Dec 7: Payday: $200.00 waits for an account to send it to',
  ])
  const paid = story([...due, event('paid', '11-23', { cents: 20_000, payment: 'S-26' })], {
    arrives_on: '2026-11-27',
  })
  const { steps } = tellStory(paid, referral('paid'), NOW)
  expect(steps.at(-2)).toEqual({
    day: 'Nov 23',
    text: '$200.00 sent with statement S-0026',
    state: 'now',
    statement: 26,
  })
  expect(steps.at(-1)).toMatchObject({ text: 'At your bank by then', state: 'ahead' })
  expect(tellStory(paid, referral('paid'), new Date('2026-12-01T12:00:00Z')).steps.at(-1)?.state).toBe('now')
})

it('says why a referral is checked, and until when', () => {
  const held = story(PROVEN.slice(0, 2), {
    evidence: 'mailbox',
    channel: null,
    page: null,
    decides_by: '2026-11-30',
  })
  const told = tellStory(
    held,
    referral('held', 'No visit with your link was seen, only the same address'),
    NOW,
  )
  expect(`${told.heading}: ${told.why}`).toBe(
    'Why it is checked: no visit with your link was seen, only the same address.',
  )
  expect(lines(told)).toEqual([
    'done Oct 3: Came to your page first',
    'done Oct 5: Signed up',
    'now Oct 5: Being checked: no visit with your link was seen',
    'ahead Nov 30: A person has decided by then',
  ])
})

it('says why a referral does not count, once, and what was taken back', () => {
  const reason = 'They came through another partner three days earlier'
  const twice = story([event('duplicate', '10-05', { reason }), event('duplicate', '10-05', { reason })])
  const told = tellStory(twice, referral('duplicate', reason), NOW)
  expect(`${told.heading}: ${told.why}`).toBe(
    'Why it does not count: they came through another partner three days earlier.',
  )
  expect(lines(told).slice(2)).toEqual(['refused Oct 5: Compared with earlier sign-ups; not counted'])
  const offline = story([
    ...PROVEN,
    event('launched', '10-10'),
    event('ended', '10-20', { reason: 'The website went offline. 30 new days begin when it is back' }),
    event('launched', '10-22'),
    event('due', '11-21'),
    event('approved', '11-21', { cents: 20_000 }),
    event('reversed', '11-22', { cents: 20_000, reason: 'The website was a copy.' }),
  ])
  expect(lines(tellStory(offline, referral('rejected', 'The website was a copy.'), NOW)).slice(3)).toEqual([
    'refused Oct 20: The website went offline. 30 new days begin when it is back',
    'done Oct 22: Launched: the website went live',
    'done Nov 21: Live for 30 days',
    'done Nov 21: We looked at the website and approved $200.00',
    'refused Nov 22: $200.00 taken back: the website was a copy.',
  ])
})

it('counts days by the books, as the line on Home that leads here', () => {
  const late = '2026-11-05T03:00:00+00:00'
  const told = tellStory(
    story([event('launched', '11-04', { at: late })], { left_at: late, signed_up_at: late }),
    referral('launched'),
    NOW,
  )
  expect(told.why).toContain('on Nov 4 ')
  expect(told.steps.map(({ day }) => day)).toEqual(['Nov 4', 'Nov 4', 'Nov 4'])
})

it.each<[Event['kind'], string | null, string | null, string]>([
  ['held', 'no_visit', null, 'now Oct 6: Being checked: no visit with your link was seen'],
  ['held', 'operator', null, 'now Oct 6: Being checked by a person'],
  ['released', 'operator', null, 'now Oct 6: Checked by a person; it counts'],
  ['rejected', 'operator', null, 'refused Oct 6: A person looked at it; not counted'],
  ['rejected', 'closed', 'The account was closed', 'refused Oct 6: The account was closed'],
  ['rejected', 'closed', null, 'refused Oct 6: Given up'],
  ['rejected', 'rules', 'Not said', 'refused Oct 6: Compared with the rules; not counted'],
])('says of %s by %s what a partner may read', (kind, code, reason, step) => {
  const events = [event('credited', '10-05'), event(kind, '10-06', { code: code as Event['code'], reason })]
  const told = tellStory(story(events), referral(kind === 'rejected' ? 'rejected' : 'signed_up'), NOW)
  expect(lines(told)).toContain(step)
})
