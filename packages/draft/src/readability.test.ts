import { expect, test } from 'vitest'
import { bannedIn } from './banned-words.ts'
import { gradeOf, sentencesOf, syllablesOf, wordsOf } from './readability.ts'

test.each([
  ['cat', 1],
  ['visit', 2],
  ['stopped', 1],
  ['treated', 2],
  ['people', 2],
  ['table', 2],
  ['medicine', 3],
  ['insurance', 3],
  ['membership', 3],
  ['pediatric', 4],
  ['video', 3],
  ['appointment', 3],
])('counts the syllables of %s', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
})

test('splits at the ends of sentences, not inside numbers and addresses', () => {
  expect(sentencesOf('Pay $4.50. See cms.gov/x first! “Why?” she asked.')).toEqual([
    'Pay $4.50.',
    'See cms.gov/x first!',
    '“Why?',
    'she asked.',
  ])
  expect(wordsOf('Women’s health, 24/7: same-week.')).toEqual(['women’s', 'health', '24', '7', 'same-week'])
})

test('puts easy text in a low grade and hard text in a high one', () => {
  expect(gradeOf(['The cat sat on the mat.'])).toBeLessThan(1)
  expect(
    gradeOf([
      'Comprehensive multidisciplinary rehabilitation necessitates individualized interdisciplinary coordination.',
    ]),
  ).toBeGreaterThan(15)
})

test.each([
  'A compassionate team.',
  'Your wellness journey starts here.',
  'Not just a clinic but a home.',
  'Your health is our priority.',
  'State-of-the-art care, tailored to you.',
  'Board-certified specialists.',
  'The best doctors.',
])('finds the banned turn in %j', (text) => {
  expect(bannedIn(text).length).toBeGreaterThan(0)
})
