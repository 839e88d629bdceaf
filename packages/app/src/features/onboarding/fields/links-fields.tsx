import { LINK_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import type { LinkType } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  linkFields,
  linkHint,
  linkInput,
  linksToAsk,
  renderableLink,
} from '@foyer/shared/onboarding/input/links.ts'
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { LinkIcon } from '../../../components/link-icon.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { usePreviewedAnswer } from '../../../preview-panel/previewed-answer.ts'
import { parseNavigationState } from '../../../session/navigation-state.ts'
import type { StepFieldsProps } from '../step-fields-props.ts'
import { useKeptFields } from '../use-kept-fields.ts'

type Typed = { readonly [Type in LinkType]?: string }

/** One link for each selected option. Any text is accepted; a hint says when it looks odd. */
export function LinksFields(props: StepFieldsProps<'webPresenceLinks'>) {
  const { step, answer, answers, restored, onInput, missing, isSaving, onSubmit, formId } = props
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const { state } = useLocation()
  const asked = linksToAsk(parseNavigationState(state).selectedOptions, answers)
  const begun = restoredSchema.safeParse(restored).data ?? answer
  const [typed, setTyped] = useState<Typed>(begun?.links ?? {})
  const [mayRead, setMayRead] = useState(begun?.may_read === true)
  const fields = linkFields(asked, typed, mayRead)
  usePreviewedAnswer('webPresenceLinks', fields, 'typing')
  useKeptFields(
    { links: typed, selected_options: [...asked], ...(mayRead && { may_read: true }) },
    restored,
    onInput,
  )

  // A problem is shown at its field, which gets the focus.
  useLayoutEffect(() => {
    if (missing) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [missing])

  return (
    <form
      ref={form}
      id={formId}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(fields)
      }}
      className="mt-5 grid gap-5 sm:mt-7"
    >
      <h2 id={titleId} className="display text-xl">
        {step.formTitle}
      </h2>
      {asked.length === 0 && <p className="text-muted">No places were chosen, so there is nothing to add.</p>}
      {asked.map((type) => (
        <Fragment key={type}>
          <LinkField
            type={type}
            value={typed[type] ?? ''}
            isDisabled={isSaving}
            onChange={(address) => {
              setTyped({ ...typed, [type]: address })
              // The yes was one to the address that stood there.
              if (type === 'website') setMayRead(false)
            }}
          />
          {type === 'website' && (
            <Consent
              isGiven={mayRead}
              isDisabled={isSaving || renderableLink(typed.website ?? '') === undefined}
              onChange={setMayRead}
            />
          )}
        </Fragment>
      ))}
    </form>
  )
}

const restoredSchema = z.object({
  links: z.record(z.string(), z.string()),
  may_read: z.optional(z.literal(true)),
})

type ConsentProps = {
  readonly isGiven: boolean
  readonly isDisabled: boolean
  readonly onChange: (isGiven: boolean) => void
}

/** The one yes that reading the website takes, with what follows from it. */
function Consent({ isGiven, isDisabled, onChange }: ConsentProps) {
  const hintId = useId()
  return (
    <div className="rounded-control border border-line bg-surface px-4 py-3.5">
      <CheckboxField
        label={<b className="font-[650]">May we read it now?</b>}
        aria-describedby={hintId}
        checked={isGiven}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={hintId} className="mt-1.5 pl-8.5 text-sm text-muted">
        Once, at most 10 pages, the way a visitor sees them, while you answer what is next. You say yes or no
        to each fact. We then ask about the practice as well, and your first draft is a whole site.
      </p>
    </div>
  )
}

type LinkFieldProps = {
  readonly type: LinkType
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (address: string) => void
}

function LinkField({ type, value, isDisabled, onChange }: LinkFieldProps) {
  const { label, placeholder, icon } = linkInput(type)
  // Every unfinished address looks odd.
  const [isTyping, setIsTyping] = useState(false)
  return (
    <TextField
      label={
        <span className="inline-flex items-center gap-2">
          <LinkIcon name={icon} />
          {label}
        </span>
      }
      type="text"
      inputMode="url"
      autoComplete={type === 'website' ? 'url' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      limit={LINK_MAX_LENGTH}
      placeholder={placeholder}
      value={value}
      hint={isTyping ? undefined : linkHint(type, value)}
      disabled={isDisabled}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
