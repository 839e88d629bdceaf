import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { LINK_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import { LINK_TYPES, type LinkType, WEB_PRESENCE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  linkFields,
  linkHint,
  linkInput,
  linksToAsk,
  visitorLink,
} from '@foyer/shared/onboarding/input/links.ts'
import { WEB_PRESENCES } from '@foyer/shared/onboarding/questions/catalogues/web-presences.ts'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useKeptForm } from '../../answers/use-kept-input.ts'
import { LinkIcon } from '../../components/link-icon.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { EditableCard } from './editable-card.tsx'
import { NewerFormAnswer } from './newer-form-answer.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { useSaveAnswers } from './use-save-answers.ts'

type PresenceCardProps = { readonly answers: Answers; readonly canEdit: boolean }

/** Shows and edits where the practice can be found online. */
export function PresenceCard({ answers, canEdit }: PresenceCardProps) {
  const { restored, keep, forget } = useKeptForm('presenceChange', presenceSchema)
  const [unsaved, setUnsaved] = useState(restored)
  return (
    <EditableCard
      title="Where people find me"
      editLabel="Edit where people find me"
      canEdit={canEdit}
      isOpen={canEdit && unsaved !== null}
      form={(close) => (
        <PresenceForm
          answers={answers}
          unsaved={unsaved}
          onChange={keep}
          onDone={() => {
            forget()
            setUnsaved(null)
            close()
          }}
        />
      )}
    >
      <Places answers={answers} />
    </EditableCard>
  )
}

function Places({ answers: { webPresence, webPresenceLinks } }: { readonly answers: Answers }) {
  const links = webPresenceLinks?.links ?? {}
  const chosen: readonly string[] = webPresence?.selected_options ?? []
  const places = LINK_TYPES.filter(
    (type) => chosen.includes(type) || (type === 'healthgrades' && chosen.length > 0 && links.healthgrades),
  )
  if (places.length === 0) {
    return (
      <p className="mt-3 text-sm text-muted">
        {webPresence
          ? 'Nowhere yet. The Marketing Guide shows where to start.'
          : 'Not answered yet. Your links go onto your website.'}
      </p>
    )
  }
  return (
    <ul className="mt-2">
      {places.map((type) => (
        <Place key={type} type={type} address={links[type]} />
      ))}
    </ul>
  )
}

type PlaceProps = { readonly type: LinkType; readonly address: string | undefined }

function Place({ type, address }: PlaceProps) {
  const { label, icon } = linkInput(type)
  const href = address && visitorLink(address)
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 border-t border-line py-3 text-sm first:border-t-0 last:pb-0">
      <LinkIcon name={icon} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{label}</p>
        {href ? (
          <OutsideLink href={href}>{address}</OutsideLink>
        ) : (
          <p className="text-muted">{address ? `${address} (no web address)` : 'No link yet'}</p>
        )}
      </div>
    </li>
  )
}

/** The fields of the form as they are kept. */
const presenceSchema = z.object({
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
function PresenceForm({ answers, unsaved, onChange, onDone }: PresenceFormProps) {
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
