import { storyAnswersSchema } from '@foyer/shared/api/site-details.ts'
import type { StoryQuestionId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useState } from 'react'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { SITE_STORY_QUESTIONS } from '../../../site/site-fields.ts'
import type { OwnDetails } from '../../../site/use-site-details.ts'

const LONGEST_ANSWER = 600

/**
 * Questions that help with a short story. Each answer stands on the page letter by letter, in the order in which the owner
 * has answered.
 */
export function StoryQuestions({ own }: { readonly own: OwnDetails }) {
  // With the spaces around a text, which are typed and not saved.
  const [typed, setTyped] = useState<{ readonly [Id in StoryQuestionId]?: string }>({})
  const stored = own.details.details.storyAnswers ?? []
  const answer = (question: StoryQuestionId, text: string) => {
    setTyped({ ...typed, [question]: text })
    own.change(({ details }) => {
      const before = details.storyAnswers ?? []
      const answers = before.some((one) => one.question === question)
        ? before.map((one) => (one.question === question ? { question, text } : one))
        : [...before, { question, text }]
      const storyAnswers = storyAnswersSchema.parse(answers).filter((one) => one.text !== '')
      return { details: { ...details, storyAnswers } }
    }, true)
  }
  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-2.5 text-sm">
        <span className="font-semibold">Two minutes, in your own words.</span>{' '}
        <span className="text-muted">
          Answer what you like, in whole sentences: visitors read your answers without the questions. Nothing
          is added and nothing is changed.
        </span>
      </legend>
      {SITE_STORY_QUESTIONS.map(({ id, text }) => (
        <TextArea
          key={id}
          label={text}
          maxLength={LONGEST_ANSWER}
          value={typed[id] ?? stored.find(({ question }) => question === id)?.text ?? ''}
          onChange={({ target }) => answer(id, target.value)}
        />
      ))}
    </fieldset>
  )
}
