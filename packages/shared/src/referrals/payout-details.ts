// Where a partner is paid. The field and the function check the same; the database sees none of these numbers.
import * as z from 'zod/mini'
import { canonicalEmail } from '../contact/email.ts'
import { explainEmail } from '../contact/explain-email.ts'
import { visibleText } from '../plain-text.ts'
import { bankName, hasAddress } from './bank-name.ts'

/**
 * Whether a text is a routing number of a US bank: nine digits whose weighted sum (3, 7, 1) is a multiple of ten, of a
 * Federal Reserve district that exists.
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(text)) return false
  const weights = [3, 7, 1]
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0)
  return sum % 10 === 0
}

/** How long an IBAN is, by country; of the countries that we can send to. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
}

/** Whether a text without spaces is an IBAN: length and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(text) || IBAN_LENGTHS[text.slice(0, 2)] !== text.length) return false
  const digits = [...(text.slice(4) + text.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

const withoutSpaces = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
)
const name = z.string().check(
  z.overwrite<string>(visibleText),
  z.minLength(1, 'Enter the name that your bank knows.'),
  z.maxLength(140, 'Use at most 140 characters.'),
  z.regex(/^[^\p{Cc}]*$/u, 'Use one line.'),
  z.refine((typed) => !hasAddress(typed), 'Write the name alone, without an address.'),
)
const nameAtBank = name.check(
  z.refine(
    (typed) => typed === '' || bankName(typed) !== undefined,
    "Banks carry only Latin letters, digits and . , - ' ( ) / + in a name. Write it as it stands on your statements.",
  ),
)
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose the country.'))

const ach = z.object({
  method: z.literal('ach'),
  legal_name: nameAtBank,
  country: z.literal('US'),
  account_kind: z.enum(['checking', 'savings']),
  routing_number: z.pipe(
    withoutSpaces,
    z
      .string()
      .check(z.refine(isRoutingNumber, 'This is no routing number. Compare its nine digits with a check.')),
  ),
  account_number: z.pipe(
    withoutSpaces,
    z.string().check(z.regex(/^[A-Z\d]{4,17}$/, 'An account number has 4 to 17 digits.')),
  ),
})
const iban = z.object({
  method: z.literal('iban'),
  legal_name: nameAtBank,
  country,
  iban: z.pipe(
    withoutSpaces,
    z.string().check(z.refine(isIban, 'The check digits do not fit. Compare it with your bank card.')),
  ),
})
const paypal = z.object({
  method: z.literal('paypal'),
  legal_name: name,
  country,
  paypal_email: z.string().check(
    z.overwrite<string>(canonicalEmail),
    z.superRefine((email, context) => {
      const problem = email ? explainEmail(email) : 'Enter the address of your PayPal account.'
      if (problem) context.addIssue(problem)
    }),
  ),
})

/** Where a partner is paid, as it is typed and as the function gives it back once it is opened. */
export const payoutDetailsSchema = z.discriminatedUnion('method', [ach, iban, paypal])

export type PayoutDetails = z.output<typeof payoutDetailsSchema>

/** What of an account may be shown: its last four signs, or the masked PayPal address. */
export function maskAccount(details: PayoutDetails): string {
  if (details.method === 'ach') return details.account_number.slice(-4)
  if (details.method === 'iban') return details.iban.slice(-4)
  const [local = '', domain = ''] = details.paypal_email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}
