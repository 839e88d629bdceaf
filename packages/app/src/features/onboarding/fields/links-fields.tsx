import { LINK_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import type { LinkType } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { linkFields, linkHint, linkInput, linksToAsk } from '@foyer/shared/onboarding/input/links.ts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Input } from '../../../answers/api/unsaved-inputs.ts'
import { LinkIcon } from '../../../components/link-icon.tsx'
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
  const [typed, setTyped] = useState<Typed>(() => linksOf(restored) ?? answer?.links ?? {})
  usePreviewedAnswer('webPresenceLinks', linkFields(asked, typed), 'typing')
  useKeptFields({ links: typed, selected_options: [...asked] }, restored, onInput)

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
        void onSubmit(linkFields(asked, typed))
      }}
      className="mt-5 grid gap-5 sm:mt-7"
    >
      <h2 id={titleId} className="display text-xl">
        {step.formTitle}
      </h2>
      {asked.length === 0 && <p className="text-muted">No places were chosen, so there is nothing to add.</p>}
      {asked.map((type) => (
        <LinkField
          key={type}
          type={type}
          value={typed[type] ?? ''}
          isDisabled={isSaving}
          onChange={(address) => setTyped({ ...typed, [type]: address })}
        />
      ))}
    </form>
  )
}

const restoredSchema = z.object({ links: z.record(z.string(), z.string()) })

function linksOf(restored: Input | null): Typed | undefined {
  return restoredSchema.safeParse(restored).data?.links
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
