import { storyAnswersSchema } from '@foyer/shared/facts/fact-values.ts'
import type { StoryQuestionId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { visibleText } from '@foyer/shared/plain-text.ts'
import { Clock, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { WhatHappens } from '../../../components/ui/what-happens.tsx'
import { PATHS } from '../../../config/paths.ts'
import { isoDay } from '../../../lib/iso-day.ts'
import { ageText, openingsAge } from '../../../site/openings-age.ts'
import type { SiteLine, SiteTask } from '../../../site/review-site.ts'
import { SITE_STORY_QUESTIONS } from '../../../site/site-fields.ts'
import type { OwnDetails } from '../../../site/use-site-details.ts'
import { DetailField } from './detail-field.tsx'
import { OnPage, wordsOnPage } from './on-page.tsx'
import { Passages } from './passages.tsx'
import { TASK_FORMS } from './task-fields.ts'
import type { OwnerActions } from './use-owner-actions.ts'
import type { ReviewActions } from './use-review.ts'

type TaskPanelProps = {
  readonly task: Extract<SiteTask, { kind: 'add' }>
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly review: ReviewActions
  readonly actions: OwnerActions
  /** Of the page, where it is not in view beside the fields. */
  readonly lines?: ReadonlyMap<string, SiteLine>
}

/** Where one missing thing is added, in the checklist and at its place on the page: fields, or the way to the answer. */
export function TaskPanel({ task, file, review, actions, lines }: TaskPanelProps) {
  const form = TASK_FORMS[task.gap]
  const names = 'inputs' in form ? form.inputs.map(({ name }) => name) : []
  return (
    <>
      {'inputs' in form &&
        form.inputs.map((one, index) => (
          <DetailField
            key={one.name}
            input={one}
            // With a single field, the title serves as its label.
            isLabelHidden={form.inputs.length === 1}
            hint={index === 0 ? task.advice : undefined}
            review={review}
          />
        ))}
      {task.gap === 'new-patients' && <StillSo own={review.own} />}
      {lines && <OnPage words={wordsOnPage(names, lines)} typed={names.map(review.typedOf)} />}
      {task.gap === 'phone' && (
        <WhatHappens about="Your phone number">
          It stands on your site, where people can call it. Foyer never calls or texts it.
        </WhatHappens>
      )}
      {!('inputs' in form) && <p className="text-sm text-muted">{task.advice}</p>}
      {'place' in form && form.place === 'picture' && (
        <Button
          look="second"
          size="small"
          className="justify-self-start"
          onClick={() => actions.openPicture('portrait')}
        >
          <ImageUp />
          Choose a photo
        </Button>
      )}
      {'place' in form && form.place === 'settings' && (
        <Link to={PATHS.settings} className="text-link text-sm">
          Change it in Settings
        </Link>
      )}
      {'question' in form && (
        <button
          type="button"
          className="text-link min-h-11 justify-self-start text-sm"
          onClick={() => actions.changeAnswer(form.question)}
        >
          Change the answer
        </button>
      )}
      {task.gap === 'story' && <StoryQuestions own={review.own} />}
      {task.gap === 'story' && (file || review.own.details.passages.length > 0) && (
        <Passages file={file} review={review} />
      )}
    </>
  )
}

/** Asks once more what changes with time. */
function StillSo({ own }: { readonly own: OwnDetails }) {
  const age = openingsAge(own)
  if (age === null) return null
  const say = () =>
    own.change(({ details }) => ({
      details: { ...details, newPatientsStill: isoDay(new Date()) },
    }))
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-warning">
      <Clock className="size-4 flex-none" />
      Said {ageText(age)}. Still so?
      <button type="button" className="text-link min-h-11 px-1" onClick={say}>
        Yes, still
      </button>
    </p>
  )
}

const LONGEST_ANSWER = 600

/**
 * Questions that help with a short story. Each answer stands on the page letter by letter, in the order in which the owner
 * has answered.
 */
function StoryQuestions({ own }: { readonly own: OwnDetails }) {
  // With the spaces around a text, which are typed and not saved.
  const [typed, setTyped] = useState<{ readonly [Id in StoryQuestionId]?: string }>({})
  const stored = own.details.details.storyAnswers ?? []
  const answer = (question: StoryQuestionId, text: string) => {
    setTyped({ ...typed, [question]: text })
    // It stays in its field, which says by how much, and the page keeps what it had.
    if (visibleText(text).length > LONGEST_ANSWER) return
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
          limit={LONGEST_ANSWER}
          value={typed[id] ?? stored.find(({ question }) => question === id)?.text ?? ''}
          onChange={({ target }) => answer(id, target.value)}
        />
      ))}
    </fieldset>
  )
}
