import { expect, it } from 'vitest'
import { accountHintOf, maskedAddress } from './account-hint.ts'

it.each([
  ['dana@clinic.example', 'd@c.example', 'd•••@c•••.example'],
  ['D@Harbor.Family.EXAMPLE', 'd@h.example', 'd•••@h•••.example'],
  ['ünal@örtlich.de', 'ü@ö.de', 'ü•••@ö•••.de'],
  ['root@localhost', 'r@l', 'r•••@l•••'],
])('%s is named as %s and shown as %s', (email, hint, masked) => {
  expect(accountHintOf(email)).toBe(hint)
  expect(maskedAddress(hint)).toBe(masked)
})

it.each(['', 'dana@clinic.example', 'd@c.example now call 555', 'd@', '@c.example', 'd@c.a.b'])(
  'shows nothing for %j',
  (hint) => {
    expect(maskedAddress(hint)).toBeNull()
  },
)
