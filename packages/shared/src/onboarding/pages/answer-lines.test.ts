import { expect, test } from 'vitest'
import { ESTABLISHED_WITH_LINK, NOWHERE_ONLINE, THINKING } from '../fixtures/personas.ts'
import { STEPS, stepOf } from '../questions/questionnaire.ts'
import { answerLines } from './answer-lines.ts'

test('shows the titles of the chosen cards, and the own ones', () => {
  expect(answerLines(stepOf('practiceVision'), THINKING)).toContain('House calls')
  expect(answerLines(stepOf('webPresence'), NOWHERE_ONLINE)).toEqual(['None of the above'])
})

test('shows places with their ZIP and the names of their states', () => {
  const practiceLocation = {
    selected_locations: ['physical' as const],
    location_details: { states: ['FL' as const], zipcode: '33101' },
    updated_at: '2026-11-21T09:00:00.000Z',
  }
  expect(answerLines(stepOf('practiceLocation'), { practiceLocation })).toEqual([
    'Physical',
    '33101',
    'Florida',
  ])
})

test('shows a story line by line, and that there is a PDF', () => {
  const clinicianDetails = {
    resume_text: 'One\n\nTwo',
    resume_file_path: 'dana/a.pdf',
    updated_at: '2026-11-21T09:00:00.000Z',
  }
  expect(answerLines(stepOf('clinicianDetails'), { clinicianDetails })).toEqual(['A PDF', 'One', 'Two'])
})

test('has a line for every answer', () => {
  for (const persona of [THINKING, ESTABLISHED_WITH_LINK]) {
    for (const step of STEPS) {
      if (persona[step.key]) expect(answerLines(step, persona), step.key).not.toEqual([])
    }
  }
})
