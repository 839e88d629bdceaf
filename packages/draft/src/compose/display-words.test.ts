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
  'see my resume please',
  'lo mismo de arriba',
  'asdf asdf asdf asdf',
  'dfgh jkl qwe rty',
  'sdkfjh skdjfh ksjdhf',
  'blah blah blah blah',
  'same as before here',
  'to be determined later',
  'will fill this in later',
  'I do not know yet',
  'not sure what to write',
  'coming soon stay tuned',
  'test test test test',
  'doctor doctor doctor doctor',
  'see linkedin profile',
  'https://example.com/about/me',
  'placeholder text goes here',
  'aaa bbb ccc ddd eee',
  'your text here please',
  'pendiente por ahora',
  'no tengo idea todavia',
  'nada por el momento',
  'idk yet tbh lol',
  'none of your business',
  'good good good',
  'yes yes yes yes',
  'call me at (503) 555-0142',
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
  'See the dentist without fear.',
  'Same-day crowns for the whole family',
  'Later in life, care at home',
  'Not sure where to start? Start here.',
  'My gym, my rhythm, my pace',
  'Nada es más importante que dormir bien.',
  'Not sure what is wrong? We listen first.',
  'I do not know what your body feels. You do.',
  'We will do everything in one visit.',
  'None of your questions is too small.',
  'Same as you, I have three children at home.',
  'Fill in one form, and not ten.',
  'At home with Portland families, 2019-2024',
  'Blame no one, blossom slowly',
  'We help people get better.',
])('shows large: %s', (typed) => {
  expect(standsLarge(typed)).toBe(true)
})

it.each([
  'doctor',
  'Therapist',
  'clinic',
  'x',
  'asdf',
  'CALL TODAY!!',
  'idk',
  '#1 dentist',
  'care',
  'therapist,',
  'see above',
  'TBD.',
  'no sé',
  'por definir',
  'ninguno',
  'later',
  'as above',
  'dana@clinic.example',
  'x x x x',
  'ok ok ok',
])('names no field: %s', (title) => {
  expect(namesField(title)).toBe(false)
})

it.each([
  'Bladder care',
  'Testosterone',
  'Black health',
  'Bland Dental',
  'Pediatric dentistry',
  'Mohs surgery',
  'Therapy',
  'pediatría',
  'EMDR',
])('names a field: %s', (title) => {
  expect(namesField(title)).toBe(true)
})

it('quotes a card for its text, or for both parts together', () => {
  const card = (title: string, description: string) => cardStandsLarge({ title, description })
  expect(card('care', 'good')).toBe(false)
  expect(card('help', 'people')).toBe(false)
  expect(card('Results', 'x')).toBe(false)
  expect(card('Results', 'I call you with every result myself.')).toBe(true)
  expect(card('House calls', 'Every Thursday')).toBe(true)
})
