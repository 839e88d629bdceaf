import { expect, test } from 'vitest'
import { stepOf } from '../questions/questionnaire.ts'
import { begunWords } from './begun.ts'

const NO_DETAILS = { states: [], zipcode: '' }

test.each([
  [
    'practiceLocation',
    { selected_locations: ['physical', 'virtual'], location_details: { states: ['TN'], zipcode: '' } },
    'You chose Physical and Virtual. The ZIP code is missing.',
  ],
  [
    'practiceLocation',
    { selected_locations: ['physical'], location_details: NO_DETAILS },
    'You chose Physical. The ZIP code and the states are missing.',
  ],
  [
    'practiceLocation',
    { selected_locations: ['virtual'], location_details: NO_DETAILS },
    'You chose Virtual. The states are missing.',
  ],
  [
    'practiceLocation',
    { selected_locations: ['virtual'], location_details: { states: ['TN'], zipcode: '' } },
    'You chose Virtual. You have not pressed Continue yet.',
  ],
  ['practiceLocation', { selected_locations: [], typed_state: 'flo' }, 'What you entered there is kept.'],
  [
    'clinicianDetails',
    { resume_text: ' I trained in Miami. ' },
    'You wrote 4 words. You have not pressed Continue yet.',
  ],
  [
    'clinicianDetails',
    { resume_text: '', pdf: 'cv.pdf' },
    'You chose cv.pdf. You have not pressed Continue yet.',
  ],
  ['clinicianDetails', { resume_text: '', pdf: null }, 'What you entered there is kept.'],
  [
    'webPresenceLinks',
    { links: { google: 'g.page/a' }, selected_options: ['google', 'facebook'] },
    'You entered 1 of 2 links. You have not pressed Continue yet.',
  ],
  [
    'practiceVision',
    {
      selected_visions: ['custom-1795254000000', 'expertise'],
      custom_visions: [{ id: 'custom-1795254000000', title: 'House calls', description: 'At home.' }],
    },
    'You chose House calls and Expertise. You have not pressed Continue yet.',
  ],
  ['clinicModel', { selected_model: 'concierge' }, 'You chose Concierge. You have not pressed Continue yet.'],
  ['clinicModel', { dialog: { open: 'new' } }, 'What you entered there is kept.'],
] as const)('names what is entered and what is missing: %s %o', (key, input, words) => {
  expect(begunWords(stepOf(key), input)).toBe(words)
})
