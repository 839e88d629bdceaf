import { describe, expect, test } from 'vitest'
import { findState, searchStates } from './find-states.ts'
import { STATE_CODES, stateName, US_STATES } from './us-states.ts'

describe('US_STATES', () => {
  test('has 50 states with unique codes, ordered by name, without the capital', () => {
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
  ])('findState(%j) is %j', (text, code) => {
    expect(findState(text)?.code).toBe(code)
  })
})

describe('searchStates', () => {
  const codes = (typed: string) => searchStates(typed).map((match) => match.state.code)

  test('matches the start of a name, of a later word, and a code', () => {
    expect(codes('new')).toEqual(['NH', 'NJ', 'NM', 'NY'])
    expect(codes('hamp')).toEqual(['NH'])
    expect(codes('dak')).toEqual(['ND', 'SD'])
    expect(codes('tx')).toEqual(['TX'])
    expect(codes('zz')).toEqual([])
  })

  test('orders matches by code, then name, then later word', () => {
    expect(codes('mi')).toEqual(['MI', 'MN', 'MS', 'MO'])
    expect(codes('in')).toEqual(['IN'])
    expect(codes('ma')[0]).toBe('MA')
    expect(codes('v')).toEqual(['VT', 'VA', 'WV'])
  })

  test('returns all states for blank text, without those already selected', () => {
    expect(codes(' ')).toHaveLength(50)
    expect(searchStates('new', ['NY', 'NM']).map((match) => match.state.code)).toEqual(['NH', 'NJ'])
  })

  test('returns the matching part of the name', () => {
    expect(searchStates('hamp')[0]).toMatchObject({ start: 4, end: 8 })
    expect(searchStates('tx')[0]).toMatchObject({ start: 0, end: 0 })
  })
})
