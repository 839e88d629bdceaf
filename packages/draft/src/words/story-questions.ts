import type { StoryQuestionId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** Questions that help an owner whose story is short: two minutes, and every answer stands as it was typed. */
export const STORY_QUESTIONS: { readonly [Id in StoryQuestionId]: string } = {
  teacher: 'Who taught you this work?',
  thanks: 'What do patients thank you for?',
  beginning: 'When did you know that you wanted to do this?',
  different: 'What do you do differently from the places where you worked before?',
  outside: 'What do you do on a free day?',
}
