import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { LINK_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import type { LinkType, WebPresenceId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { linkHint, linkInput, linksDraft, linksToAsk } from '@foyer/shared/onboarding/input/links.ts'
import { WEB_PRESENCES } from '@foyer/shared/onboarding/questions/catalogues/web-presences.ts'
import { useState } from 'react'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { useSaveAnswers } from './use-save-answers.ts'

type PresenceFormProps = { readonly answers: Answers; readonly onDone: () => void }

/** Edits websites and links together, because saving one alone would leave a new question unanswered. */
export function PresenceForm({ answers, onDone }: PresenceFormProps) {
  const [chosen, setChosen] = useState<readonly WebPresenceId[]>(answers.webPresence?.selected_options ?? [])
  const [typed, setTyped] = useState<{ readonly [Type in LinkType]?: string }>(
    answers.webPresenceLinks?.links ?? {},
  )
  const { save, isSaving } = useSaveAnswers(answers)
  const asked = linksToAsk(chosen, answers)

  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        const places = { key: 'webPresence', draft: { selected_options: chosen } } as const
        const links = { key: 'webPresenceLinks', draft: linksDraft(asked, typed) } as const
        if (await save(asked.length > 0 ? [places, links] : [places])) onDone()
      }}
    >
      <fieldset disabled={isSaving}>
        <legend className="text-sm font-semibold">Places</legend>
        <div className="mt-2.5 grid gap-3.5 sm:@md:grid-cols-2">
          {WEB_PRESENCES.map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </div>
      </fieldset>
      {asked.map((type) => (
        <TextField
          key={type}
          label={`Link: ${linkInput(type).label}`}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          limit={LINK_MAX_LENGTH}
          placeholder={linkInput(type).placeholder}
          value={typed[type] ?? ''}
          hint={linkHint(type, typed[type] ?? '')}
          disabled={isSaving}
          onChange={({ target }) => setTyped({ ...typed, [type]: target.value })}
        />
      ))}
      <SaveOrCancel isSaving={isSaving} onCancel={onDone} />
    </form>
  )
}
