import { describe, expect, test } from 'vitest'
import { findState, searchStates } from './find-states.ts'
import { STATE_CODES, stateName, US_STATES } from './us-states.ts'
import { isZip, zipArea } from './zip.ts'

describe('the states', () => {
  test('are 50, each with its own code, in the order of their names, without the capital', () => {
    expect(US_STATES).toHaveLength(50)
    expect(new Set(STATE_CODES).size).toBe(50)
    expect(STATE_CODES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    const names = US_STATES.map((state) => state.name)
    expect(names).toEqual([...names].sort())
    expect(STATE_CODES).not.toContain('DC')
    expect(stateName('NH')).toBe('New Hampshire')
  })

  test.each([
    ['ny', 'NY'],
    [' New  york ', 'NY'],
    ['FLORIDA', 'FL'],
    ['new', undefined],
    ['DC', undefined],
    ['', undefined],
  ])('%j means %j', (text, code) => {
    expect(findState(text)?.code).toBe(code)
  })
})

describe('typing a state', () => {
  const codes = (typed: string) => searchStates(typed).map((match) => match.state.code)

  test('finds by the beginning of a name, of a later word, and by code', () => {
    expect(codes('new')).toEqual(['NH', 'NJ', 'NM', 'NY'])
    expect(codes('hamp')).toEqual(['NH'])
    expect(codes('dak')).toEqual(['ND', 'SD'])
    expect(codes('tx')).toEqual(['TX'])
    expect(codes('zz')).toEqual([])
  })

  test('offers the code first, then names, then later words', () => {
    expect(codes('mi')).toEqual(['MI', 'MN', 'MS', 'MO'])
    expect(codes('in')).toEqual(['IN'])
    expect(codes('ma')[0]).toBe('MA')
    expect(codes('v')).toEqual(['VT', 'VA', 'WV'])
  })

  test('offers all while nothing is typed, and never those that are taken', () => {
    expect(codes(' ')).toHaveLength(50)
    expect(searchStates('new', ['NY', 'NM']).map((match) => match.state.code)).toEqual(['NH', 'NJ'])
  })

  test('says which part of the name fits', () => {
    expect(searchStates('hamp')[0]).toMatchObject({ start: 4, end: 8 })
    expect(searchStates('tx')[0]).toMatchObject({ start: 0, end: 0 })
  })
})

describe('ZIPs', () => {
  test.each([
    ['33101', true],
    ['00501', true],
    ['33101-1234', true],
    [' 33101 ', true],
    ['3310', false],
    ['331011', false],
    ['33101-', false],
    ['33101-12', false],
    ['33101 1234', false],
    ['3310a', false],
    ['٣٣١٠١', false],
    ['33101\n33102', false],
    ['', false],
  ])('%j', (text, expected) => {
    expect(isZip(text)).toBe(expected)
  })

  test.each([
    ['00501', 'NY'],
    ['02134', 'MA'],
    ['06510', 'CT'],
    ['10001', 'NY'],
    ['19103', 'PA'],
    ['20001', 'DC'],
    ['20191', 'VA'],
    ['20850', 'MD'],
    ['30303', 'GA'],
    ['33101', 'FL'],
    ['39901', 'GA'],
    ['60601-1234', 'IL'],
    ['73301', 'TX'],
    ['73102', 'OK'],
    ['79901', 'TX'],
    ['88510', 'TX'],
    ['88001', 'NM'],
    ['90210', 'CA'],
    ['96813', 'HI'],
    ['97201', 'OR'],
    ['98101', 'WA'],
    ['99501', 'AK'],
    ['00901', 'territory'],
    ['96910', 'territory'],
    ['09012', 'military'],
    ['00001', undefined],
    ['9999', undefined],
  ])('%s lies in %s', (zip, area) => {
    expect(zipArea(zip)).toBe(area)
  })

  test('every state has some', () => {
    const prefixes = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`)
    const found = new Set(prefixes.map(zipArea))
    expect(STATE_CODES.filter((code) => !found.has(code))).toEqual([])
  })
})
