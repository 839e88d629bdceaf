import { describe, expect, it } from 'vitest'
import { isNpi, readItems } from './estimate.ts'
import { centsOf, dollars } from './price-items.ts'

it.each<[string, number | null]>([
  ['$60', 6000],
  ['60.00', 6000],
  ['$1,250.50', 125050],
  ['$95 a month', 9500],
  ['', null],
  ['Ask us', null],
  ['$60 to $90', null],
  ['60-90', null],
  ['$1.250', null],
])('reads the price %j as %j cents', (price, cents) => {
  expect(centsOf(price)).toBe(cents)
})

it('writes dollars as a bill does', () => {
  expect(dollars(125050)).toBe('$1,250.50')
})

describe('the lines of an estimate', () => {
  const line = (key: number, name: string, times: string, price: string) => ({ key, name, times, price })

  it('add up', () => {
    const { items, totalCents } = readItems([
      line(1, 'Sports physical', '2', '$60'),
      line(2, ' House call ', '1', '$140.50'),
      line(3, '', '1', ''),
    ])
    expect(items.map(({ name, totalCents }) => [name, totalCents])).toEqual([
      ['Sports physical', 12000],
      ['House call', 14050],
    ])
    expect(totalCents).toBe(26050)
  })

  it.each([
    ['a price that is words', line(1, 'A visit', '1', 'ask us')],
    ['a number that is none', line(1, 'A visit', 'some', '$60')],
    ['none of a thing', line(1, 'A visit', '0', '$60')],
  ])('have no total with %s', (_, wrong) => {
    expect(readItems([line(2, 'Sports physical', '1', '$60'), wrong]).totalCents).toBeNull()
  })
})

it.each([
  ['1234567893', true],
  ['1000000004', true],
  ['1234567890', false],
  ['123456789', false],
  ['3234567893', false],
])('%s is an NPI: %s', (typed, isOne) => {
  expect(isNpi(typed)).toBe(isOne)
})
