import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from '../contact/email.ts'
import { emailInQuery } from './email-in-query.ts'

test.each([
  ['?email=ana+clinic@practice.com', 'ana+clinic@practice.com'],
  ['?email=ana%2Bclinic%40practice.com', 'ana+clinic@practice.com'],
  ['?email=ana+a+b@practice.com&ref=x', 'ana+a+b@practice.com'],
  ['?ref=a+b&email=ana+clinic@practice.com', 'ana+clinic@practice.com'],
  ['?email=+ana@practice.com+', 'ana@practice.com'],
  ['?email=%20ana@practice.com%20', 'ana@practice.com'],
  ['?email=ana%20silva@practice.com', 'ana silva@practice.com'],
  ['?email=jos%C3%A9@cl%C3%ADnica.es', 'josé@clínica.es'],
  ['?email=ana%25b@practice.com', 'ana%b@practice.com'],
  ['?email=ana@practice.com&email=ben@practice.com', 'ana@practice.com'],
  ['?Email=ana@practice.com', 'ana@practice.com'],
  ['?ref=x&amp;email=ana@practice.com', 'ana@practice.com'],
  ['?ref=x&#38;email=ana@practice.com', 'ana@practice.com'],
  ['?“email”=“ana@practice.com”', 'ana@practice.com'],
  ['?%E2%80%8Bemail=ana@practice.com', 'ana@practice.com'],
  ['?ref=x?email=ana@practice.com', 'ana@practice.com'],
  ['?email%3Dana%40practice.com%26ref%3Dx', 'ana@practice.com'],
  ['?email=ana%2540practice.com', 'ana@practice.com'],
  ['?email=ana%25252Bclinic%252540practice.com', 'ana+clinic@practice.com'],
  ['?email%3Dana%2Bclinic%40practice.com', 'ana+clinic@practice.com'],
  ['?email%3Dana%252Bclinic%2540practice.com', 'ana+clinic@practice.com'],
  ['?email=o&#39;hara@practice.com&ref=x', "o'hara@practice.com"],
  ['?ref=x&amp;email=o&amp;#x27;hara@practice.com', "o'hara@practice.com"],
  ['?email=ana&commat;practice&period;com', 'ana@practice.com'],
  ['?email=ana&#43;clinic@practice.com', 'ana+clinic@practice.com'],
  ['#/offer?email=ana@practice.com', 'ana@practice.com'],
  ['?email=&email=ana@practice.com', 'ana@practice.com'],
  ['?notemail=ana@practice.com', ''],
  ['?email=', ''],
  ['', ''],
])('%j prefills %j', (search, email) => expect(emailInQuery(search)).toBe(email))

test.each([
  ...[
    '{{email}}',
    '{{ contact.email }}',
    '{{Recipient.Email|default:""}}',
    '{email}',
    '{!Contact.Email}',
    '\u0024{email}',
    '{% email %}',
  ],
  ...[
    '%EMAIL%',
    '%%email%%',
    '%%emailaddr%%',
    '%recipient.email%',
    '%DEST%',
    '%EMAIL_ADDRESS%',
    '*|EMAIL|*',
    '|EMAIL|',
    '[email]',
  ],
  ...[
    '[[email]]',
    '[EMAIL_TO]',
    '<%= email %>',
    '<email>',
    '#email#',
    '##Email##',
    '@@email@@',
    '-email-',
    '__email__',
    '$email',
    '$email$',
    '~Email~',
    '(email)',
    ':email',
  ],
  ...['{{email}}@practice.com', '*|FNAME|*@practice.com', '%%user%%@practice.com'],
])('%s, sent as it is, prefills nothing', (tag) => {
  expect(emailInQuery(`?email=${tag}`)).toBe('')
  expect(emailInQuery(`?email=${encodeURIComponent(tag)}`)).toBe('')
  expect(emailInQuery(`?ref=x&email=${tag.replaceAll(' ', '+')}&utm_source=y`)).toBe('')
})

const local = fc.stringMatching(/^[a-z](?:[a-z0-9+_-]|\.[a-z0-9]){0,8}[a-z0-9]$/)

test('an address is read whether or not its signs were encoded', () => {
  fc.assert(
    fc.property(local, (name) => {
      const email = `${name}@practice.com`
      expect(isEmail(email)).toBe(true)
      expect(emailInQuery(`?email=${email}`)).toBe(email)
      expect(emailInQuery(`?${new URLSearchParams({ email })}`)).toBe(email)
    }),
  )
})

test('any query gets a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => typeof emailInQuery(`?email=${text}`) === 'string'),
  )
})
