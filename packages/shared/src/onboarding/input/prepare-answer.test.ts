import { describe, expect, test } from 'vitest'
import {
  CUSTOM_DESCRIPTION_MAX_LENGTH,
  CUSTOM_ITEMS_MAX_COUNT,
  CUSTOM_TITLE_MAX_LENGTH,
  LINK_MAX_LENGTH,
  RESPONSE_MAX_BYTES,
  STORY_MAX_LENGTH,
} from '../answers/limits.ts'
import { LINK_TYPES, type QuestionKey, VISION_IDS } from '../answers/stored-ids.ts'
import { prepareAnswer } from './prepare-answer.ts'

const now = new Date('2026-11-21T09:30:00Z')
const updated_at = '2026-11-21T09:30:00.000Z'

describe('a complete answer', () => {
  test.each<[QuestionKey, object, object]>([
    ['businessDetails', { selected_type: 'recent' }, { selected_type: 'recent' }],
    ['marketingDetails', { selected_status: 'none' }, { selected_status: 'none' }],
    ['webPresence', { selected_options: [] }, { selected_options: [] }],
    ['webPresence', { selected_options: ['zocdoc', 'other'] }, { selected_options: ['zocdoc', 'other'] }],
    [
      'webPresenceLinks',
      { links: { website: ' harbor.example ', google: '  ' }, selected_options: ['website', 'google'] },
      { links: { website: 'harbor.example' }, selected_options: ['website', 'google'] },
    ],
    [
      'websiteFeedback',
      { selected_areas: ['copy'], custom_areas: [] },
      { selected_areas: ['copy'], custom_areas: [] },
    ],
    ['buildPresence', { selected_id: 'write' }, { selected_id: 'write' }],
    [
      'practiceVision',
      {
        selected_visions: ['custom-7', 'expertise'],
        custom_visions: [{ id: 'custom-7', title: ' House calls ', description: ' At home ' }],
      },
      {
        selected_visions: ['custom-7', 'expertise'],
        custom_visions: [{ id: 'custom-7', title: 'House calls', description: 'At home' }],
      },
    ],
    [
      'practiceMotivation',
      { selected_motivations: ['wellness'], custom_motivations: [] },
      { selected_motivations: ['wellness'], custom_motivations: [] },
    ],
    [
      'practiceType',
      { selected_types: ['primary_care'], custom_types: [] },
      { selected_types: ['primary_care'], custom_types: [] },
    ],
    ['clinicModel', { selected_model: 'hybrid' }, { selected_model: 'hybrid' }],
    [
      'practiceLocation',
      { selected_locations: ['physical'], location_details: { states: ['NY'], zipcode: ' 00501 ' } },
      { selected_locations: ['physical'], location_details: { states: ['NY'], zipcode: '00501' } },
    ],
    [
      'practiceLocation',
      { selected_locations: ['virtual'], location_details: { states: ['NY'], zipcode: '00501' } },
      { selected_locations: ['virtual'], location_details: { states: ['NY'], zipcode: '' } },
    ],
    [
      'clinicianDetails',
      { resume_text: '', resume_file_path: 'u-1/r-1.pdf' },
      { resume_text: '', resume_file_path: 'u-1/r-1.pdf' },
    ],
    [
      'clinicianDetails',
      { resume_text: ' One.\n\nTwo. ' },
      { resume_text: 'One.\n\nTwo.', resume_file_path: null },
    ],
    ['designDetails', { selected_style: 'minimalist' }, { selected_style: 'minimalist' }],
  ])('%s: returns the stored response for %j', (key, fields, response) => {
    expect(prepareAnswer(key, fields, now)).toEqual({ ok: true, value: { ...response, updated_at } })
  })

  test('removes from texts what Postgres rejects in JSON', () => {
    const prepared = prepareAnswer(
      'clinicianDetails',
      { resume_text: 'a\0b\ud800c 👋', resume_file_path: null },
      now,
    )
    expect(prepared).toMatchObject({ value: { resume_text: 'abc 👋' } })
  })

  test('fits into the largest response even at all its limits', () => {
    const wide = '語'
    const custom_visions = Array.from({ length: CUSTOM_ITEMS_MAX_COUNT }, (_, index) => ({
      id: `custom-${1795254000000 + index}`,
      title: wide.repeat(CUSTOM_TITLE_MAX_LENGTH),
      description: wide.repeat(CUSTOM_DESCRIPTION_MAX_LENGTH),
    }))
    const selected_visions = [...VISION_IDS, ...custom_visions.map((item) => item.id)]
    const links = Object.fromEntries(LINK_TYPES.map((type) => [type, wide.repeat(LINK_MAX_LENGTH)]))
    const largest = [
      prepareAnswer('practiceVision', { selected_visions, custom_visions }, now),
      prepareAnswer('webPresenceLinks', { links, selected_options: LINK_TYPES }, now),
      prepareAnswer('clinicianDetails', { resume_text: wide.repeat(STORY_MAX_LENGTH) }, now),
    ]
    for (const prepared of largest) {
      if (!prepared.ok) throw new Error(prepared.error.toast.title)
      expect(Buffer.byteLength(JSON.stringify(prepared.value))).toBeLessThan(RESPONSE_MAX_BYTES)
    }
  })
})

describe('an incomplete answer', () => {
  test.each<[QuestionKey, object, string, string]>([
    [
      'practiceVision',
      { selected_visions: [], custom_visions: [] },
      'Please select at least one vision',
      'Select the visions you want to achieve with your website',
    ],
    [
      'practiceMotivation',
      { selected_motivations: [], custom_motivations: [] },
      'Please select at least one motivation',
      'Select what motivates you in your practice',
    ],
    [
      'practiceType',
      { selected_types: [], custom_types: [] },
      'Please select a practice type',
      'Select the type of care you plan to deliver',
    ],
    [
      'clinicModel',
      { selected_model: undefined },
      'Please select a clinic model',
      'Select the type of clinic you plan to operate',
    ],
    [
      'practiceLocation',
      { selected_locations: [], location_details: { states: [], zipcode: '' } },
      'Please select at least one location type',
      'Select how you plan to deliver care',
    ],
    [
      'practiceLocation',
      { selected_locations: ['physical'], location_details: { states: [], zipcode: '3310' } },
      'Invalid zipcode',
      'Please enter a valid zipcode for your physical location',
    ],
    [
      'practiceLocation',
      { selected_locations: ['virtual'], location_details: { states: [], zipcode: '3310' } },
      'States required',
      "Please select at least one state where you'll practice",
    ],
    [
      'clinicianDetails',
      { resume_text: ' \n ', resume_file_path: null },
      'Missing information',
      'Please either upload a resume or enter your resume details',
    ],
    ['designDetails', {}, 'Style required', 'Please select a design style'],
    [
      'websiteFeedback',
      { selected_areas: [], custom_areas: [] },
      'Please select at least one area',
      "Select the areas where you'd like to see improvements",
    ],
    ['businessDetails', {}, 'Please choose where you are', 'Pick the card that fits best today'],
  ])('%s: returns the toast for %j', (key, fields, title, description) => {
    expect(prepareAnswer(key, fields, now)).toEqual({
      ok: false,
      error: { code: 'invalid_answer', toast: { title, description, kind: 'destructive' } },
    })
  })

  test('returns a toast for a story that is too long', () => {
    const resume_text = 'a'.repeat(STORY_MAX_LENGTH + 1)
    expect(prepareAnswer('clinicianDetails', { resume_text }, now)).toMatchObject({
      error: {
        toast: { description: `Please shorten it to ${STORY_MAX_LENGTH.toLocaleString('en-US')} characters` },
      },
    })
  })
})
