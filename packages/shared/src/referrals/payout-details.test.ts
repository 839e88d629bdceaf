import { expect, test } from 'vitest'
import { isIban, isRoutingNumber, maskAccount, payoutDetailsSchema } from './payout-details.ts'

test.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
  ['120000021', false],
  ['02100002', false],
  ['0210000210', false],
  ['991000021', false],
  ['abcdefghi', false],
])('isRoutingNumber(%j) is %s', (text, expected) => {
  expect(isRoutingNumber(text)).toBe(expected)
})

test('a swap of two neighbours and a wrong digit are found', () => {
  for (let at = 0; at < 9; at++) {
    const wrong = `${'021000021'.slice(0, at)}${(Number('021000021'[at]) + 1) % 10}${'021000021'.slice(at + 1)}`
    expect(isRoutingNumber(wrong)).toBe(false)
  }
  expect(isRoutingNumber('201000021')).toBe(false)
})

test.each([
  ['DE89370400440532013000', true],
  ['GB29NWBK60161331926819', true],
  ['FR1420041010050500013M02606', true],
  ['DE88370400440532013000', false],
  ['DE8937040044053201300', false],
  ['ZZ89370400440532013000', false],
  ['', false],
])('isIban(%j) is %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

/** The samples of the IBAN registry (ISO 13616), one of each country that we can send to. */
const SAMPLES = `
  AT611904300234573201 BE68539007547034 CH9300762011623852957 CZ6508000000192000145399 DE89370400440532013000
  DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606
  GB29NWBK60161331926819 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000
  IE29AIBK93115212345678 IL620108000000099999999 IS140159260076545510730339 IT60X0542811101000000123456
  LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001
  MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874
  PT50000201231234567890154 RO49AAAA1B31007593840000 SE4550000000058398257466 SI56263300012039086
  SK3112000000198742637541`

test.each(SAMPLES.trim().split(/\s+/))('%s is an IBAN, and nothing near it', (iban) => {
  expect(isIban(iban)).toBe(true)
  for (const near of [`${iban}0`, iban.slice(0, -1), iban.replace(/.(.)$/, '0$1'), iban.replace(/^../, 'US')])
    if (near !== iban) expect([near, isIban(near)]).toEqual([near, false])
})

const ACH = {
  method: 'ach',
  legal_name: ' Haddad Medical Billing LLC ',
  country: 'US',
  account_kind: 'checking',
  routing_number: '021 000 021',
  account_number: '12-3456 4471',
}

test('typed numbers are stored without spaces', () => {
  const details = payoutDetailsSchema.parse(ACH)
  expect(details).toEqual({
    ...ACH,
    legal_name: 'Haddad Medical Billing LLC',
    routing_number: '021000021',
    account_number: '1234564471',
  })
  expect(maskAccount(details)).toBe('4471')
})

test.each(['1234', '1'.repeat(17)])('an account number is as short or as long as %s', (account_number) => {
  expect(payoutDetailsSchema.safeParse({ ...ACH, account_number }).success).toBe(true)
})

test.each([
  [{ routing_number: '021000022' }, 'routing_number'],
  [{ account_number: '123' }, 'account_number'],
  [{ account_number: '1'.repeat(18) }, 'account_number'],
  [{ country: 'DE' }, 'country'],
  [{ legal_name: 'A\nB' }, 'legal_name'],
  [{ legal_name: ' ' }, 'legal_name'],
  [{ legal_name: 'Sign in at https://evil.example/login' }, 'legal_name'],
  [{ legal_name: 'Dana evil.example' }, 'legal_name'],
  [{ legal_name: 'www.Evil.Example' }, 'legal_name'],
  [{ legal_name: 'dana@evil.example' }, 'legal_name'],
  [{ method: 'cash' }, 'method'],
  [{ method: 'iban', country: 'DE', iban: 'DE00 3704' }, 'iban'],
  [{ method: 'paypal', country: 'US', paypal_email: 'nobody' }, 'paypal_email'],
])('%j is refused at %s', (change, field) => {
  const parsed = payoutDetailsSchema.safeParse({ ...ACH, ...change })
  expect(parsed.error?.issues[0]?.path[0]).toBe(field)
})

test('an IBAN and a PayPal address are masked', () => {
  const iban = { method: 'iban', legal_name: 'A', country: 'DE', iban: 'de89 3704 0044 0532 0130 00' }
  expect(maskAccount(payoutDetailsSchema.parse(iban))).toBe('3000')
  const paypal = { method: 'paypal', legal_name: 'A', country: 'US', paypal_email: ' Kwame@Boateng.example ' }
  expect(maskAccount(payoutDetailsSchema.parse(paypal))).toBe('k•••@boateng.example')
})
