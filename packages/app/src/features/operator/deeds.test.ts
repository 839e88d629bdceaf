import { describe, expect, it, test } from 'vitest'
import type { Item } from './api/desk.ts'
import { canBeMarked, deedsOf, later } from './deeds.ts'
import { ITEMS, itemOf, referralItem } from './items-of-each-kind.ts'
import { markedItems, stepsOf } from './marked-items.ts'
import { wordsField } from './words-field.ts'

const NOW = new Date('2026-11-23T13:00:00Z')
const WORDS = 'Because.'

/** What the first action calls, and what takes it back. */
const FIRST: readonly (readonly [item: Item, name: string, args: object, undo: readonly string[]])[] = [
  [itemOf('build'), 'operator_build_again', { of_builds: ['0'] }, []],
  [itemOf('mail'), 'operator_send_again', { of_mail: '1' }, []],
  [itemOf('domain'), 'operator_put_off', { of_keys: ['domain:2'] }, ['put_off']],
  [itemOf('books'), 'operator_check_books', {}, []],
  [itemOf('support'), 'operator_answer_support', { of_request: '4', words: WORDS }, ['take_back_answer']],
  [
    itemOf('change'),
    'operator_set_change',
    { of_request: '5', new_status: 'done' },
    ['set_change in_progress'],
  ],
  [itemOf('case'), 'operator_close_case', { case_number: 1, reason: WORDS }, []],
  [itemOf('lead'), 'operator_clear_lead', { of_lead: '7' }, []],
  [referralItem('8', 'held'), 'operator_decide_referral', { decision: 'release', reason: WORDS }, ['hold']],
  [referralItem('9', 'launched'), 'operator_decide_referral', { decision: 'approve' }, ['reverse', 'credit']],
  [itemOf('payday'), 'operator_make_payout', { reason: 'Payday of 2026-11-23' }, []],
  [
    itemOf('payout'),
    'operator_mark_paid',
    { of_payout: '11', bank_reference: WORDS, on_day: '2026-11-23' },
    [],
  ],
]

test.each(FIRST)('$kind: the row says what is called and what takes it back', (item, name, args, undo) => {
  const [first] = deedsOf(item, NOW)
  expect(first?.call(WORDS)).toMatchObject({ name, args })
  expect(
    first?.undo.map((call) =>
      Object.values({ ...call.args, reason: undefined, of_referral: undefined })
        .filter((value) => typeof value === 'string' && !/^\d+$/.test(value))
        .reduce((words, value) => `${words} ${value}`, call.name.replace('operator_', ''))
        .replace('decide_referral ', ''),
    ),
  ).toEqual(undo)
})

test.each(ITEMS)('$kind: every deed has a reason, and what needs words has a field', (item) => {
  const deeds = [...deedsOf(item, NOW), later(item, NOW)]
  for (const deed of deeds) {
    expect(String(deed.call(WORDS).args.reason).trim()).not.toBe('')
    if (deed.needsWords) expect(wordsField(item)).not.toBeNull()
    for (const call of deed.undo) expect(call.args.reason).toBe('Taken back')
  }
  expect(new Set(deeds.map(({ label }) => label)).size).toBe(deeds.length)
})

it('holds a rejected referral again that was held, and credits one that was not', () => {
  const undoOf = (item: Item) =>
    deedsOf(item, NOW)
      .find(({ label }) => label === 'Reject')
      ?.undo.map(({ args }) => 'decision' in args && args.decision)
  expect(undoOf(referralItem('8', 'held'))).toEqual(['credit', 'hold'])
  expect(undoOf(referralItem('9', 'launched'))).toEqual(['credit'])
})

test.each([
  ['in winter', '2026-11-23T13:00:00Z', '2026-11-24T11:00:00.000Z'],
  ['in summer', '2026-07-01T13:00:00Z', '2026-07-02T10:00:00.000Z'],
  ['before the clocks go forward', '2026-03-07T17:00:00Z', '2026-03-08T10:00:00.000Z'],
  ['before the clocks go back', '2026-10-31T16:00:00Z', '2026-11-01T11:00:00.000Z'],
  ['late in the evening, Eastern', '2026-11-24T04:59:00Z', '2026-11-24T11:00:00.000Z'],
])('later is tomorrow at six, Eastern: %s', (_, now, until) => {
  expect(later(itemOf('mail'), new Date(now)).call('').args).toMatchObject({ until })
})

it('puts off all builds that failed in one way', () => {
  const build = itemOf('build')
  if (build.kind !== 'build') throw new Error('no build')
  const two = {
    ...build,
    details: {
      ...build.details,
      builds: [...build.details.builds, { id: 'b', who: null, since: NOW.toISOString(), attempts: 5 }],
    },
  }
  expect(later(two, NOW).call('').args).toMatchObject({ of_keys: ['build:0', 'build:b'] })
})

describe('marks', () => {
  it('take what needs no words and is done at once', () => {
    expect(ITEMS.filter((item) => canBeMarked(item, NOW)).map(({ kind, key }) => `${kind} ${key}`)).toEqual(
      ['build:0', 'mail:1', 'domain:2', 'books:3', 'change:5', 'lead:7', 'referral:9', 'payday:10'].map(
        (key) => `${key.split(':')[0]} ${key}`,
      ),
    )
  })

  it('forget what does not wait any more, and run the rest in the order of the list', () => {
    const marks = new Set(['lead:7', 'mail:1', 'mail:gone', 'support:4'])
    const marked = markedItems(ITEMS, marks, NOW)
    expect(marked.map(({ key }) => key)).toEqual(['mail:1', 'lead:7'])
    expect(stepsOf(marked, NOW).map(({ call }) => call.name)).toEqual([
      'operator_send_again',
      'operator_clear_lead',
    ])
  })
})
