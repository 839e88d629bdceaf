import type { Answer } from '../answers/answers.ts'
import { STORY_MAX_LENGTH } from '../answers/limits.ts'
import type { ToastText } from '../toasts.ts'

/** Minimum height of the text area, in CSS pixels. */
export const STORY_MIN_HEIGHT_PX = 200

const STORY_MISSING = {
  title: 'Missing information',
  description: 'Please either upload a resume or enter your resume details',
}

const STORY_TOO_LONG = {
  title: 'Your story is too long',
  description: 'Please shorten it to 20,000 characters',
}

/** Returns the toast text for an incomplete story; a file or a text is enough. */
export function storyProblem(
  answer: Pick<Answer<'clinicianDetails'>, 'resume_text' | 'resume_file_path'>,
): ToastText | undefined {
  if (answer.resume_text.length > STORY_MAX_LENGTH) return STORY_TOO_LONG
  return answer.resume_text.trim() || answer.resume_file_path ? undefined : STORY_MISSING
}
