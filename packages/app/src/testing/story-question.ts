import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { question } from './open-question.ts'

// The question for the story, whose field holds whatever is typed.
export const STORY = '/onboarding/build-presence/clinician-details'
export const SAVED_AT = '2026-11-20T09:00:00.000Z'
export const background = () => question(/Background/)
export const story = () => screen.findByLabelText<HTMLTextAreaElement>('Write your story')
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Answers whose story was saved at a time. */
export const withStory = (resume_text: string, updated_at = SAVED_AT): Answers => ({
  ...THINKING,
  clinicianDetails: { resume_text, resume_file_path: null, updated_at },
})
