import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK_NAME_LENGTHS, bankFileName, bankName } from './bank-name.ts'

test.each([
  ['Dana Reyes', 'Dana Reyes'],
  ['Dana O’Brien', "Dana O'Brien"],
  ['D`Angelo ʼt Hooft', "D'Angelo 't Hooft"],
  ['Haddad “Medical” Billing, LLC', 'Haddad Medical Billing, LLC'],
  ['Søren Łukasz Đặng Weiß', 'Soren Lukasz Dang Weiss'],
  ['Zoë & José', 'Zoe + Jose'],
  ['Smith–Jones — Partners', 'Smith-Jones - Partners'],
  ['Ａｎａ　Ltd.', 'Ana Ltd.'],
  ['ﬁrst Aid №1', 'first Aid No1'],
])('%j is %j for a bank', (name, written) => {
  expect(bankName(name)).toBe(written)
})

test.each(['王小明', 'Dana 王', 'Ана', 'Dana 🌿', '김', 'नमस्ते', '---', "''", '', '=1+1;', 'Dana\u202eReyes'])(
  '%j cannot be written for a bank',
  (name) => {
    expect(bankName(name)).toBeUndefined()
  },
)

test('a long name is cut where its network ends', () => {
  const long = 'The Very Long Name Of A Family Practice In Chattanooga, Tennessee, And Its Many Friends'
  expect(bankFileName(long, 'ach')).toBe('The Very Long Name Of')
  expect(bankFileName(long, 'iban')).toHaveLength(70)
})

test('whatever is typed, the file has a name that a bank carries, or none', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('ach', 'iban'),
      (name, method) => {
        const written = bankFileName(name, method)
        if (written === undefined) return
        expect(written).toMatch(/^[A-Za-z0-9 /?:().,'+-]*$/)
        expect(written.length).toBeLessThanOrEqual(BANK_NAME_LENGTHS[method])
      },
    ),
    { numRuns: 2000 },
  )
})
