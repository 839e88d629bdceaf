import { expect, test } from 'vitest'
import { endedSentence, joinSentences } from './join-sentences.ts'

test.each([
  ['Care for the person, not the symptom', 'Care for the person, not the symptom.'],
  ['A', 'A.'],
  ['WE TREAT KIDS', 'WE TREAT KIDS.'],
  ['For families,', 'For families.'],
  ['We treat:', 'We treat.'],
  ['Slow medicine –', 'Slow medicine.'],
  ['One thought. And another', 'One thought. And another.'],
  ['One thought. And another.', 'One thought. And another.'],
  ['Tired of waiting?', 'Tired of waiting?'],
  ['At last!', 'At last!'],
  ['And so on…', 'And so on…'],
  ['Teeth, gums, etc.', 'Teeth, gums, etc.'],
  ['Care by Ana Ng, M.D.', 'Care by Ana Ng, M.D.'],
  ['We love babies 👶', 'We love babies 👶'],
  ['Family 👩‍👩‍👧, ', 'Family 👩‍👩‍👧'],
  ['Thumbs up 👍🏽', 'Thumbs up 👍🏽'],
  ['He said “slow down”', 'He said “slow down.”'],
  ['He said “slow down.”', 'He said “slow down.”'],
  ['Teeth (and gums)', 'Teeth (and gums).'],
  ['Open 24/7', 'Open 24/7.'],
  ['Cuidamos de ti', 'Cuidamos de ti.'],
  ['  spaced out  ', 'spaced out.'],
  [' , ', ''],
])('ends %j as %j', (typed, ended) => {
  expect(endedSentence(typed)).toBe(ended)
})

test('joins sentences with one space, and leaves out blank ones', () => {
  expect(joinSentences(['Not the symptom', '', 'In the office.'])).toBe('Not the symptom. In the office.')
})
