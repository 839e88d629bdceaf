import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { LINK_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import { LINK_TYPES, WEB_PRESENCE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { linkFields, linkHint, linkInput, linksToAsk } from '@foyer/shared/onboarding/input/links.ts'
import { WEB_PRESENCES } from '@foyer/shared/onboarding/questions/catalogues/web-presences.ts'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { NewerFormAnswer } from './newer-form-answer.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { useSaveAnswers } from './use-save-answers.ts'

/** The fields of the form as they are kept. */
export const presenceSchema = z.object({
  chosen: z.array(z.enum(WEB_PRESENCE_IDS)),
  typed: z.partialRecord(z.enum(LINK_TYPES), z.string()),
})

type Presence = z.infer<typeof presenceSchema>

type PresenceFormProps = {
  readonly answers: Answers
  /** What was entered before and not saved. */
  readonly unsaved: Presence | null
  readonly onChange: (entered: Presence) => void
  /** Saved or canceled. */
  readonly onDone: () => void
}

/** Edits websites and links together, because saving one alone would leave a new question unanswered. */
export function PresenceForm({ answers, unsaved, onChange, onDone }: PresenceFormProps) {
  const [{ chosen, typed }, setEntered] = useState<Presence>(
    unsaved ?? {
      chosen: [...(answers.webPresence?.selected_options ?? [])],
      typed: answers.webPresenceLinks?.links ?? {},
    },
  )
  const { save, isSaving, newer } = useSaveAnswers(answers)
  const form = useRef<HTMLFormElement>(null)
  const asked = linksToAsk(chosen, answers)

  function change(entered: Presence) {
    setEntered(entered)
    onChange(entered)
  }

  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        const places = { key: 'webPresence', fields: { selected_options: chosen } } as const
        const links = { key: 'webPresenceLinks', fields: linkFields(asked, typed) } as const
        if (await save(asked.length > 0 ? [places, links] : [places])) onDone()
      }}
    >
      <NewerFormAnswer newer={newer} isSaving={isSaving} form={form} onUseNewer={onDone} />
      <fieldset disabled={isSaving}>
        <legend className="text-sm font-semibold">Places</legend>
        <div className="mt-2.5 grid gap-3.5 sm:@md:grid-cols-2">
          {WEB_PRESENCES.map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                change({
                  chosen: target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  typed,
                })
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
          onChange={({ target }) => change({ chosen, typed: { ...typed, [type]: target.value } })}
        />
      ))}
      <SaveOrCancel isSaving={isSaving} onCancel={onDone} />
    </form>
  )
}
