import { ImageUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { WhatHappens } from '../../../components/ui/what-happens.tsx'
import { PATHS } from '../../../config/paths.ts'
import type { SiteTask } from '../../../site/review-site.ts'
import { DetailField } from './detail-field.tsx'
import { Passages } from './passages.tsx'
import { StoryQuestions } from './story-questions.tsx'
import { TASK_FORMS } from './task-fields.ts'
import type { OwnerActions } from './use-owner-actions.ts'
import type { ReviewActions } from './use-review.ts'

type TaskPanelProps = {
  readonly task: Extract<SiteTask, { kind: 'add' }>
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly review: ReviewActions
  readonly actions: OwnerActions
}

/** Where one missing thing is added, in the checklist and at its place on the page: fields, or the way to the answer. */
export function TaskPanel({ task, file, review, actions }: TaskPanelProps) {
  const form = TASK_FORMS[task.gap]
  return (
    <>
      {'inputs' in form &&
        form.inputs.map((one, index) => (
          <DetailField
            key={one.name}
            input={one}
            // With a single field, the title serves as its label.
            isLabelHidden={form.inputs.length === 1}
            hint={index === form.inputs.length - 1 ? task.advice : undefined}
            review={review}
          />
        ))}
      {task.gap === 'phone' && (
        <WhatHappens about="Your phone number">
          It stands on your site, where patients can call it. Foyer never calls or texts it.
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
