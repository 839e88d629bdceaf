import { expect, it } from 'vitest'
import { accountHintOf } from './account-hint.ts'

it.each([
  ['dana@clinic.example', 'd@c.example'],
  ['D@Harbor.Family.EXAMPLE', 'd@h.example'],
  ['ünal@örtlich.de', 'ü@ö.de'],
  ['root@localhost', 'r@l'],
])('%s is hinted at as %s', (email, hint) => {
  expect(accountHintOf(email)).toBe(hint)
})
