import { expect, it } from 'vitest'
import { replyTo, SITUATIONS } from './replies.ts'

// Each of these says, or lets people conclude, that somebody came.
const REVEALING =
  /patient|visit|appointment|treat|your care|came|come back|saw you|see you|diagnos|record|chart|your bill|your wait|sorry|apolog/i

it.each(SITUATIONS)('says of nobody that they were here: $label', ({ value }) => {
  const reply = replyTo(value, { phone: '(423) 555-0142', person: 'Dana Reyes' })
  expect(reply).not.toMatch(REVEALING)
  expect(reply).toMatch(/Dana Reyes$/)
})

it.each(SITUATIONS.filter(({ value }) => value !== 'kind'))(
  'takes the talk to the phone: $label',
  ({ value }) => {
    expect(replyTo(value, { phone: '(423) 555-0142', person: '' })).toMatch(/call me at \(423\) 555-0142\.$/)
    expect(replyTo(value, { phone: '', person: '' })).not.toMatch(/call|number|our site/)
  },
)
