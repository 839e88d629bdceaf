import { expect, test } from 'vitest'
import { BUDGETS, type BudgetName, reachedLimitMessage } from './budgets.ts'

test.each<[BudgetName, string]>([
  ['versions', 'Your draft was drawn 20 times in the last hour. It can be drawn again at 2:05 pm.'],
  ['mails', 'We have sent you 10 emails in the last hour. We can send the next one at 2:05 pm.'],
  ['addresses', 'You have made 5 new addresses in the last hour. You can make the next one at 2:05 pm.'],
  ['pdf_readings', 'We have read your PDF 40 times in the last hour. We can read it again at 2:05 pm.'],
  [
    'support_requests',
    'You have sent us 5 messages in the last hour, and we have them all. You can send the next one at 2:05 pm.',
  ],
  ['change_requests', 'You have sent 20 requests in the last hour. You can send the next one at 2:05 pm.'],
])('says that the budget of %s is spent and when it goes on', (budget, sentence) => {
  const { max = 0, hours = 0 } = BUDGETS[budget].limits[0] ?? {}
  expect(reachedLimitMessage({ budget, max, hours }, 'at 2:05 pm')).toBe(sentence)
})

test('names the limit of a day', () => {
  expect(reachedLimitMessage({ budget: 'versions', max: 60, hours: 24 }, 'tomorrow at 9:14 am')).toBe(
    'Your draft was drawn 60 times in the last 24 hours. It can be drawn again tomorrow at 9:14 am.',
  )
})
