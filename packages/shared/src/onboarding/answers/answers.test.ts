import { describe, expect, test } from 'vitest'
import * as personas from '../fixtures/personas.ts'
import { type Answers, parseAnswer, parseAnswers } from './answers.ts'
import { QUESTION_KEYS, type QuestionKey } from './stored-ids.ts'

const updated_at = '2026-11-21T09:30:00.000Z'

describe('parseAnswer', () => {
  test.each<[string, QuestionKey, unknown, object | undefined]>([
    ['an unknown choice', 'businessDetails', { selected_type: 'retired', updated_at }, undefined],
    ['a string', 'businessDetails', 'recent', undefined],
    ['a list', 'designDetails', [], undefined],
    ['null', 'practiceVision', null, undefined],
    [
      'an invalid time',
      'clinicModel',
      { selected_model: 'hybrid', updated_at: 'soon' },
      {
        selected_model: 'hybrid',
        updated_at: '1970-01-01T00:00:00.000Z',
      },
    ],
    [
      'unknown fields',
      'buildPresence',
      { selected_id: 'talk', mood: 1, updated_at },
      {
        selected_id: 'talk',
        updated_at,
      },
    ],
    ['a missing list, which is not "None of the above"', 'webPresence', { updated_at }, undefined],
    ['a list of unknown ids only', 'webPresence', { selected_options: ['myspace'], updated_at }, undefined],
    [
      'a list with one unknown id',
      'webPresence',
      { selected_options: ['myspace', 'google', 'google'], updated_at },
      {
        selected_options: ['google'],
        updated_at,
      },
    ],
    [
      'links of valid and invalid types',
      'webPresenceLinks',
      {
        links: { website: 5, google: 'g.page/x', myspace: 'x', healthgrades: 'h', ['__proto__']: 'p' },
        selected_options: ['google', 'myspace', 'healthgrades'],
        updated_at,
      },
      {
        links: { google: 'g.page/x', healthgrades: 'h' },
        selected_options: ['google', 'healthgrades'],
        updated_at,
      },
    ],
    [
      'links as a list',
      'webPresenceLinks',
      { links: ['a'], selected_options: 4, updated_at },
      {
        links: {},
        selected_options: [],
        updated_at,
      },
    ],
    [
      'valid and invalid custom items',
      'websiteFeedback',
      {
        selected_areas: ['custom-1', 'custom-2', 'custom-9', 'copy', 'copy', 3, 'unknown'],
        custom_areas: [
          { id: 'custom-1', title: 'A', description: 'B' },
          { id: 'custom-1', title: 'Twice', description: 'Twice' },
          { id: 'custom-2', title: ' ', description: 'B' },
          { id: 'other-3', title: 'A', description: 'B' },
          { id: 'custom-4', title: 'A' },
          'text',
        ],
        updated_at,
      },
      {
        selected_areas: ['custom-1', 'copy'],
        custom_areas: [{ id: 'custom-1', title: 'A', description: 'B' }],
        updated_at,
      },
    ],
    [
      'two types where only one is allowed',
      'practiceType',
      {
        selected_types: ['custom-5', 'mens_health', 'primary_care'],
        updated_at,
      },
      { selected_types: ['mens_health'], custom_types: [], updated_at },
    ],
    [
      'unknown states and a ZIP that is a number',
      'practiceLocation',
      {
        selected_locations: ['physical', 'moon'],
        location_details: { states: ['DC', 'ny', 'NY', 'NY'], zipcode: 10001 },
        updated_at,
      },
      { selected_locations: ['physical'], location_details: { states: ['NY'], zipcode: '' }, updated_at },
    ],
    [
      'missing location details',
      'practiceLocation',
      { selected_locations: ['virtual'], updated_at },
      {
        selected_locations: ['virtual'],
        location_details: { states: [], zipcode: '' },
        updated_at,
      },
    ],
    [
      'an invalid file path',
      'clinicianDetails',
      { resume_file_path: '../../x.pdf', updated_at },
      {
        resume_text: '',
        resume_file_path: null,
        updated_at,
      },
    ],
  ])('parses %s', (_, key, response, answer) => {
    expect(parseAnswer(key, response)).toEqual(answer)
  })

  test('returns complete answers unchanged', () => {
    for (const answers of Object.values<Answers>(personas)) {
      for (const key of QUESTION_KEYS) {
        if (answers[key]) expect(parseAnswer(key, answers[key])).toEqual(answers[key])
      }
    }
  })

  test('parseAnswers uses the newest valid response of each question', () => {
    const rows = [
      { question_key: 'clinicModel', response: { selected_model: 'unknown', updated_at } },
      { question_key: 'clinicModel', response: { selected_model: 'hybrid', updated_at } },
      { question_key: 'clinicModel', response: { selected_model: 'boutique', updated_at } },
      { question_key: 'favoriteColor', response: { selected: 'green' } },
      { response: {} },
      null,
    ]
    expect(parseAnswers(rows)).toEqual({ clinicModel: { selected_model: 'hybrid', updated_at } })
  })
})
