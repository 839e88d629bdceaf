import { OTHER_PACK, PACKS } from '@foyer/draft/packs/all.generated.ts'
import type { FieldPack } from '@foyer/draft/packs/field-pack.ts'
import { STORY_QUESTIONS } from '@foyer/draft/words/story-questions.ts'
import { FIELD_IDS, type FieldId, STORY_QUESTION_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** The fields that the words of a site can be for, with their names as they stand in a sentence. */
export const SITE_FIELDS = FIELD_IDS.map((id) => {
  const { words, note }: FieldPack = PACKS[id]
  return { id, name: words.noun, note }
})

/** Returns what the people of a field are called, in lower case, as the pages of its sites call them. */
export const peopleOfField = (field: FieldId | undefined) =>
  (field ? PACKS[field] : OTHER_PACK).people.patients

/** The questions that help with a short story, in the order in which they are asked. */
export const SITE_STORY_QUESTIONS = STORY_QUESTION_IDS.map((id) => ({ id, text: STORY_QUESTIONS[id] }))
