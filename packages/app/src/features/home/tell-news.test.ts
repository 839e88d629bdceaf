import { describe, expect, it } from 'vitest'
import type { ReferralNews } from '../../referrals/api/referral-news.ts'
import { tellNews } from './tell-news.ts'

const NOW = new Date('2026-11-24T15:00:00Z')
const PAYDAY = { next_payday: '2026-12-07' }

type Event = Extract<ReferralNews, { referral: unknown }>

function event(
  kind: Event['kind'],
  on: string,
  referral: Partial<Event['referral']>,
  cents: number | null = null,
): Event {
  return {
    kind,
    on,
    cents,
    referral: {
      id: 'a',
      masked_email: 'd•••@cedargrovefamily.example',
      status: 'signed_up',
      reason: null,
      reward_cents: 20_000,
      launched_at: null,
      ended_at: null,
      approves_at: null,
      decides_by: null,
      waits_for: null,
      ...referral,
    },
  }
}

const SENT: ReferralNews = {
  kind: 'sent',
  on: '2026-11-23',
  cents: 60_000,
  statement: 26,
  rewards: 3,
  method: 'ach',
  masked: '4471',
  reason: null,
}

const told = (...news: readonly ReferralNews[]) =>
  tellNews(news, PAYDAY, NOW).map(({ day, text, about, money }) => [day, text, about, money])

describe('tellNews', () => {
  it('tells what happened by day, with what comes next', () => {
    const live = {
      status: 'launched',
      launched_at: '2026-11-22T20:00:00+00:00',
      approves_at: '2026-12-22T20:00:00+00:00',
    } as const
    expect(
      told(
        event(
          'approved',
          '2026-11-24',
          { id: 'l', masked_email: 'l•••@gmail.com', status: 'approved' },
          20_000,
        ),
        SENT,
        event('launched', '2026-11-22', live),
        event('credited', '2026-10-30', { id: 'h', status: 'onboarded' }),
      ),
    ).toEqual([
      ['Today', 'l•••@gmail.com became due', '30 days live. Leaves on payday, Dec 7.', '$200.00'],
      ['Yesterday', 'Three rewards left for account ••4471', null, '$600.00'],
      ['Sun, Nov 22', 'd•••@cedargrovefamily.example launched', 'Live since Nov 22, due Dec 22.', '$200.00'],
      ['Fri, Oct 30', 'd•••@cedargrovefamily.example signed up', 'Must launch.', 'no dollars yet'],
    ])
  })

  it('says where a referral stands once, and not again after its payment', () => {
    const reason = 'The website went offline. 30 new days begin when it is back'
    const gone = { ended_at: '2026-11-20T12:00:00+00:00', reason } as const
    expect(told(event('ended', '2026-11-20', gone), event('launched', '2026-11-04', gone))).toEqual([
      ['Fri, Nov 20', 'd•••@cedargrovefamily.example went offline', `Nov 20: ${reason}.`, 'not yet'],
      ['Wed, Nov 4', 'd•••@cedargrovefamily.example launched', null, '$200.00'],
    ])
    expect(told(event('approved', '2026-11-20', { status: 'paid' }, 20_000))[0]?.[2]).toBe(null)
  })

  it('keeps the lines of a website apart that went offline and live again within a day', () => {
    const news = (['launched', 'ended', 'launched', 'credited'] as const).map((kind) =>
      event(kind, '2026-11-24', {}),
    )
    const ids = tellNews([...news, SENT, event('credited', '2026-11-24', { id: 'b' })], PAYDAY, NOW).map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(6)
  })

  it('gives the reason of what does not count, is taken back or came back', () => {
    expect(
      told(
        event('rejected', '2026-11-24', { status: 'rejected', reason: 'Signed up before your link' }),
        event('reversed', '2026-11-23', { id: 'b', status: 'rejected', reason: 'A mistake.' }, 20_000),
        { ...SENT, kind: 'returned', on: '2026-11-22', reason: 'No account with this number' },
      ),
    ).toEqual([
      ['Today', 'd•••@cedargrovefamily.example does not count', 'Signed up before your link.', 'none'],
      ['Yesterday', 'd•••@cedargrovefamily.example does not count any more', 'A mistake.', '−$200.00'],
      ['Sun, Nov 22', 'A payment came back from account ••4471', 'No account with this number', '$600.00'],
    ])
  })

  it('says why what is due does not leave', () => {
    const [line] = tellNews(
      [event('approved', '2026-11-24', { status: 'approved', waits_for: 'account' }, 20_000)],
      PAYDAY,
      NOW,
    )
    expect(line?.about).toBe('30 days live. Waits for an account.')
  })
})
