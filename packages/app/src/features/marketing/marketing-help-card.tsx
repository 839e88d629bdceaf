import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { MARKETING_HELP } from '@foyer/shared/onboarding/questions/catalogues/marketing-help.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useId, useRef, useState } from 'react'
import { marketingStatusQuery } from '../../answers/api/answers.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { EditableCard } from './editable-card.tsx'
import { NewerFormAnswer } from './newer-form-answer.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { useSaveAnswers } from './use-save-answers.ts'

type MarketingCardProps = { readonly answers: Answers; readonly canEdit: boolean }

/** Shows and edits how marketing is done today. */
export function MarketingHelpCard({ answers, canEdit }: MarketingCardProps) {
  const { data: status } = useOwnQuery(marketingStatusQuery)
  const selected = MARKETING_HELP.find(
    ({ id }) => id === (status ?? answers.marketingDetails?.selected_status),
  )
  return (
    <EditableCard
      title="My marketing"
      editLabel="Edit my marketing"
      canEdit={canEdit}
      form={(onDone) => <HelpForm answers={answers} selected={selected?.id} onDone={onDone} />}
    >
      <div className="mt-3">
        <p className="font-[650]">{selected?.title ?? 'Not answered yet'}</p>
        <p className="text-sm text-muted">
          {selected?.description ?? 'Your draft starts better when we know what exists.'}
        </p>
      </div>
    </EditableCard>
  )
}

type HelpFormProps = {
  readonly answers: Answers
  readonly selected: string | undefined
  readonly onDone: () => void
}

function HelpForm({ answers, selected, onDone }: HelpFormProps) {
  const name = useId()
  const [chosen, setChosen] = useState(selected)
  const { save, isSaving, newer } = useSaveAnswers(answers)
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className="mt-4 grid gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        if (await save([{ key: 'marketingDetails', fields: { selected_status: chosen } }])) onDone()
      }}
    >
      <NewerFormAnswer newer={newer} isSaving={isSaving} form={form} onUseNewer={onDone} />
      <fieldset disabled={isSaving}>
        <legend className="text-sm font-semibold">{stepOf('marketingDetails').title}</legend>
        <div className="mt-2 grid">
          {MARKETING_HELP.map(({ id, title, description }) => (
            <label key={id} className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 py-2">
              <input
                type="radio"
                name={name}
                value={id}
                checked={chosen === id}
                onChange={() => setChosen(id)}
                className="mt-0.5 size-5.5 accent-(--primary)"
              />
              <span className="text-sm">
                <span className="font-[650]">{title}</span>
                <span className="block text-muted">{description}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <SaveOrCancel isSaving={isSaving} onCancel={onDone} />
    </form>
  )
}
