import { expect, it } from 'vitest'
import { inboxLinksFor } from './inbox-links.ts'

it.each([
  ['a@gmail.com', ['Gmail']],
  ['a@GoogleMail.com', ['Gmail']],
  ['a@hotmail.com', ['Outlook']],
  ['a@yahoo.com', ['Yahoo Mail']],
  ['a@me.com', ['iCloud Mail']],
  ['a@harborfamily.example', ['Gmail', 'Outlook']],
])('the inbox of %s is %s', (email, names) => {
  expect(inboxLinksFor(email).map(({ name }) => name)).toEqual(names)
})
