import { expect, it } from 'vitest'
import { telephone } from './html.ts'

it.each([
  ['+1 (423) 555-0100', 'tel:+14235550100'],
  ['423.555.0100 x12', 'tel:4235550100'],
  ['423–555–0100 ext. 5', 'tel:4235550100'],
  ['call us', undefined],
])('calls %s', (number, href) => {
  expect(telephone(number)).toBe(href)
})
