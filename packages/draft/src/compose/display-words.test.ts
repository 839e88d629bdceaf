import { expect, it } from 'vitest'
import { cardStandsLarge, namesField, standsLarge } from './display-words.ts'

it.each([
  'x',
  'a',
  'idk',
  'test test',
  'doctor',
  'good care',
  'CALL TODAY!!',
  'Call us today ! !',
  'We are #1 in Denver',
  'GENERAL AND COSMETIC DENTISTRY',
  'Births at home 👶',
  'a b c d e',
  'n/a',
  '...',
  '',
])('does not show large: %s', (typed) => {
  expect(standsLarge(typed)).toBe(false)
})

it.each([
  'Talk therapy for new parents,',
  'We treat EMDR and PTSD in NYC.',
  'Is your home too quiet, or too loud?',
  'Atención para niños de 0 a 18 años',
  '小儿科门诊与疫苗接种',
  'general dentistry for the whole family',
  'Call me at noon!',
])('shows large: %s', (typed) => {
  expect(standsLarge(typed)).toBe(true)
})

it.each(['doctor', 'Therapist', 'clinic', 'x', 'asdf', 'CALL TODAY!!', 'idk', '#1 dentist', 'care'])(
  'names no field: %s',
  (title) => {
    expect(namesField(title)).toBe(false)
  },
)

it.each(['Pediatric dentistry', 'Mohs surgery', 'Therapy', 'pediatría', 'EMDR'])(
  'names a field: %s',
  (title) => {
    expect(namesField(title)).toBe(true)
  },
)

it('quotes a card for its text, or for both parts together', () => {
  const card = (title: string, description: string) => cardStandsLarge({ title, description })
  expect(card('care', 'good')).toBe(false)
  expect(card('help', 'people')).toBe(false)
  expect(card('Results', 'x')).toBe(false)
  expect(card('Results', 'I call you with every result myself.')).toBe(true)
  expect(card('House calls', 'Every Thursday')).toBe(true)
})
