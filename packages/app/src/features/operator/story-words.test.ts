import { expect, it, test } from 'vitest'
import { daysOf, siteWords, storyWords } from './story-words.ts'

const told = (at: string) => ({ at, kind: 'launch', details: {} })

it('puts what happened under its Eastern day', () => {
  expect(
    daysOf([told('2026-11-18T04:59:00Z'), told('2026-11-18T05:00:00Z'), told('2026-11-18T20:00:00Z')]).map(
      ([day, own]) => `${day}: ${own.length}`,
    ),
  ).toEqual(['Tuesday, November 17, 2026: 1', 'Wednesday, November 18, 2026: 2'])
})

test.each([
  [{ site: null, draft: null }, 'None'],
  [{ site: null, draft: 'https://x' }, 'A draft'],
  [{ site: { state: 'live', name: 'ana', taken_down_because: null }, draft: null }, 'ana, live'],
  [{ site: { state: 'offline', name: null, taken_down_because: null }, draft: null }, 'offline'],
  [{ site: { state: 'offline', name: 'ana', taken_down_because: 'Why' }, draft: null }, 'Taken down by us'],
])('says where a website stands: %j', (account, words) => {
  expect(siteWords(account)).toBe(words)
})

test.each([
  ['capture', { page: 'https://p.example', code: 'A1' }, 'Left the address | https://p.example, code A1'],
  ['account', { confirmed_at: null }, 'Signed up | Address not confirmed'],
  ['build', { status: 'failed', reason: 'stopped' }, 'Build failed | stopped'],
  ['mail', { mail: 'draft_ready', status: 'sent', reason: null }, 'Mail “Draft ready” sent'],
  ['offline', { name: 'ana' }, 'Went offline | ana'],
  [
    'support',
    { status: 'answered', message: 'Where?', answer: 'Here.' },
    'Asked support, answered | Where?\nOur answer: Here.',
  ],
  ['change', { status: 'in_progress', message: 'Shorter.' }, 'Asked for a change, in progress | Shorter.'],
  [
    'referral',
    { number: 7, status: 'self_referral', partner: null },
    'Referral R-7, self referral | Brought by a closed account',
  ],
])('says what happened: %s', (kind, details, words) => {
  expect(storyWords({ kind, details }).join(' | ')).toBe(words)
})
