import { describe, expect, test } from 'vitest'
import { STATE_CODES } from './us-states.ts'
import { isZip, zipArea } from './zip.ts'

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
  ])('isZip(%j) is %s', (text, expected) => {
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
  ])('zipArea(%s) is %s', (zip, area) => {
    expect(zipArea(zip)).toBe(area)
  })

  test('every state has a ZIP', () => {
    const prefixes = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`)
    const found = new Set(prefixes.map(zipArea))
    expect(STATE_CODES.filter((code) => !found.has(code))).toEqual([])
  })
})
