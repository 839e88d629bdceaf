import { describe, expect, it } from 'vitest'
import { parseFigure, readBudget, writeBudget } from './budget-address.ts'
import { parsePlan } from './plan.ts'

const read = (query: string) => readBudget(new URLSearchParams(query))

it('has the defaults without a query', () => {
  expect(read('')).toEqual({ plan: parsePlan({}), own: {} })
})

it('parses the query it wrote', () => {
  const plan = parsePlan({
    type: 'womens_health',
    model: 'hybrid',
    place: 'both',
    area: 'high',
    fitout: 'build',
    clinicians: '3',
    staff: '0',
    states: '4',
    size: '2400',
    reserve: '0',
  })
  const own = { rent: 5200, website: 0 }
  expect(readBudget(new URLSearchParams(writeBudget(plan, own).toString()))).toEqual({ plan, own })
})

it.each([
  ['clinicians=0', { clinicians: 1 }],
  ['clinicians=999', { clinicians: 20 }],
  ['clinicians=99999999', { clinicians: 20 }],
  ['clinicians=-3', { clinicians: 1 }],
  ['clinicians=1e9', { clinicians: 1 }],
  ['staff=abc', { staff: 1 }],
  ['type=surgery&model=concierge', { type: 'primary_care', model: 'concierge' }],
  ['model=virtual_only&place=office', { model: 'virtual_only', place: 'virtual' }],
  ['__proto__=x&constructor=y', { type: 'primary_care' }],
])('takes %s as %o', (query, expected) => {
  expect(read(query).plan).toMatchObject(expected)
})

it('ignores figures of unknown lines and malformed figures', () => {
  expect(read('own.rent=10&own.yacht=5&rent=3&own.website=x&own.fitout=-1').own).toEqual({ rent: 10 })
})

describe('parseFigure', () => {
  it.each([
    ['1200', 1200],
    ['$1,200', 1200],
    [' 1 200 ', 1200],
    ['1200.6', 1201],
    ['0', 0],
    ['9999999', 9_999_999],
    ['9999999.5', null],
    ['99999999999999', null],
    ['', null],
    ['1.2.3', null],
    ['-5', null],
    ['1e5', null],
    ['about 5', null],
  ])('reads %j as %j', (text, figure) => {
    expect(parseFigure(text)).toBe(figure)
  })
})
