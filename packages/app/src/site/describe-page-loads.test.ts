import { expect, it } from 'vitest'
import { pageLoadsOf } from '../testing/page-loads.ts'
import { describePageLoads } from './describe-page-loads.ts'

const NOW = new Date('2026-11-28T17:00:00Z')
const wordsOf = (loads: readonly number[], state?: 'before') =>
  describePageLoads(pageLoadsOf(NOW, loads, state), NOW)

it('says how many of 30 days and of 7', () => {
  const words = wordsOf([24, 0, 5, 2, 1, 0, 3, 1, 1])
  expect(words).toMatchObject({
    total: 37,
    lines: ['pages opened in 30 days,', '13 of them in the last 7'],
    note: 'usual',
    from: 'Oct 30',
    to: 'today',
    most: { loads: 24 },
    spoken: 'Pages opened a day, Oct 30 to today: 37 in all, most on Nov 20 with 24',
  })
})

it('says one page, and that nobody came', () => {
  expect(wordsOf([1]).lines[0]).toBe('page opened in 30 days,')
  expect(wordsOf([])).toMatchObject({
    total: 0,
    lines: ['pages opened in 30 days'],
    note: 'nobody',
    most: null,
    spoken: 'Pages opened a day, Oct 30 to today: none in all',
  })
})

it('says since when on the first day, and how many days in the first weeks', () => {
  const first = {
    ...pageLoadsOf(NOW, [2], 'before'),
    live_since: new Date(2026, 10, 28, 9, 30).toISOString(),
  }
  const { lines, note } = describePageLoads(first, new Date(2026, 10, 28, 12))
  expect([lines, note]).toEqual([['pages opened since 9:30 am.', 'Your own looks count, too.'], 'first day'])
  expect(wordsOf([3, 6, 0, 0], 'before').lines).toEqual(['pages opened in your first 4 days'])
  // Of seven days, the last seven are all.
  expect(wordsOf([3, 1, 0, 0, 0, 0, 0], 'before').lines).toEqual(['pages opened in your first 7 days'])
  expect(wordsOf([3, 1, 0, 0, 0, 0, 0, 0], 'before').lines).toEqual([
    'pages opened in your first 8 days,',
    '1 of them in the last 7',
  ])
  expect(wordsOf([3, 0, 0, 0, 0, 0, 0, 0], 'before').lines).toEqual(['pages opened in your first 8 days'])
})

it.each([
  [(index: number) => index === 9, 'Offline on Nov 8.'],
  [(index: number) => index >= 9 && index <= 12, 'Offline from Nov 8 to Nov 11.'],
  [(index: number) => index >= 27, 'Offline since Nov 26.'],
  [(index: number) => index === 3 || index === 9, 'Offline on 2 of these days.'],
])('says on which days the site was offline: %#', (isOffline, sentence) => {
  const loads = pageLoadsOf(NOW, [])
  const days = loads.days.map((day, index) =>
    isOffline(index) ? { ...day, state: 'offline' as const } : day,
  )
  expect(describePageLoads({ ...loads, days }, NOW).lines).toEqual(['pages opened in 30 days.', sentence])
})

it('says that the count is late, and ends the days yesterday', () => {
  const words = describePageLoads({ ...pageLoadsOf(NOW, [4, 0]), is_late: true }, NOW)
  expect(words).toMatchObject({
    total: 4,
    lines: ['pages opened so far.', 'Today’s count is late.'],
    note: 'late',
    to: 'Nov 27',
  })
})
