import { expect, test } from 'vitest'
import { recognizeField } from './recognize-field.ts'

test.each([
  ['Dental', 'Cleanings and fillings.', 'dental'],
  ['Pediatric dentistry', '', 'dental'],
  ['Chiropractic', '', 'chiropractic'],
  ['Quiropráctica', '', 'chiropractic'],
  ['Physical Therapy & Rehab', '', 'physical_therapy'],
  ['Psychotherapy', '', 'therapy'],
  ['Couples counseling', '', 'therapy'],
  ['Child psychologist', '', 'therapy'],
  ['Psychiatry', 'Therapy and medicine.', 'psychiatry'],
  ['Dermatology', '', 'dermatology'],
  ['Registered dietitian', '', 'nutrition'],
  ['Nutrición', '', 'nutrition'],
  ['Acupuncture & herbs', '', 'acupuncture'],
  ['Optometry', '', 'eye_care'],
  ['Midwives', '', 'midwifery'],
  ['Family medicine', '', 'primary_care'],
  ['Pediatrics', '', 'pediatric_care'],
  ['OB-GYN', '', 'womens_health'],
  ['My little practice', 'Talk therapy by video.', 'therapy'],
  ['Travel clinic', 'Shots and advice before a long trip.', undefined],
  ['Massage therapy', '', undefined],
  ['IV therapy lounge', '', undefined],
  ['Lifestyle medicine for shift workers', 'For nurses and their children.', undefined],
  ['', '', undefined],
])('reads %j (%j) as %s', (title, description, field) => {
  expect(recognizeField(title, description)).toBe(field)
})
