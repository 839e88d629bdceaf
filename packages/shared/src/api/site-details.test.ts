import { expect, test } from 'vitest'
import { typedDetailsSchema } from './site-details.ts'

const problemOf = (details: Record<string, string>) =>
  typedDetailsSchema.safeParse(details).error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each(['(423) 555-0100', '+1 423.555.0100 x12', '4235550100', '423–555–0100 ext. 5', '+52 55 1234 5678'])(
  'accepts the phone number %s',
  (phone) => {
    expect(typedDetailsSchema.parse({ phone: ` ${phone} ` })).toEqual({ phone })
  },
)

test.each([
  [{ phone: '911' }, 'phone', 'Enter a phone number like (423) 555-0100.'],
  [{ phone: '423 555 01' }, 'phone', 'Enter a phone number like (423) 555-0100.'],
  [{ phone: '555-0100 x1234' }, 'phone', 'Enter a phone number like (423) 555-0100.'],
  [{ phone: 'call me maybe 4235550100' }, 'phone', 'Enter a phone number like (423) 555-0100.'],
  [
    { patientEmail: 'desk@practice,com' },
    'patientEmail',
    'Enter an email address like name@practice.com. Did you mean desk@practice.com?',
  ],
  [{ patientEmail: 'front desk' }, 'patientEmail', 'Enter an email address like name@practice.com.'],
  [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl', 'Enter a web address like yourpractice.com.'],
  [{ street: 'x'.repeat(201) }, 'street', 'Use at most 200 characters.'],
])('says what is wrong with %j', (details, field, message) => {
  expect(problemOf(details)).toEqual([[field, message]])
})

test('accepts cleared fields, and addresses without a scheme', () => {
  const details = { phone: '', patientEmail: '', bookingUrl: '', portalUrl: 'portal.practice.com/login' }
  expect(typedDetailsSchema.parse(details)).toEqual(details)
})

test('removes what a copied text brings along and nobody sees', () => {
  const copied = {
    phone: '\u202d(423) 555-0100\u202c',
    bookingUrl: 'cal.example/dana\u200b',
    street: '1 Main\u00ad St',
  }
  expect(typedDetailsSchema.parse(copied)).toEqual({
    phone: '(423) 555-0100',
    bookingUrl: 'cal.example/dana',
    street: '1 Main St',
  })
  expect(typedDetailsSchema.parse({ hours: '👩‍⚕️ ❤️' })).toEqual({ hours: '👩‍⚕️ ❤️' })
})
