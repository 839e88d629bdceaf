import { LINK_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import type { LinkType } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  bareAddress,
  linkFields,
  linkHint,
  linkInput,
  linksToAsk,
  renderableLink,
} from '@foyer/shared/onboarding/input/links.ts'
import { BookOpen, ListChecks, ShieldCheck } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { LinkIcon } from '../../../components/link-icon.tsx'
import { ChoicePills } from '../../../components/ui/choice-pills.tsx'
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
  const [mayRead, setMayRead] = useState(begun?.may_read)
  const fields = linkFields(asked, typed, mayRead)
  usePreviewedAnswer('webPresenceLinks', fields, 'typing')
  useKeptFields(
    { links: typed, selected_options: [...asked], ...(mayRead !== undefined && { may_read: mayRead }) },
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
        <LinkField
          key={type}
          type={type}
          value={typed[type] ?? ''}
          isDisabled={isSaving}
          onChange={(address) => {
            setTyped({ ...typed, [type]: address })
            // The answer was one about the address that stood there.
            if (type === 'website') setMayRead(undefined)
          }}
        />
      ))}
      {/* Below the fields, so that none moves when an address becomes one. */}
      {asked.includes('website') && renderableLink(typed.website ?? '') !== undefined && (
        <Consent
          address={bareAddress(typed.website ?? '')}
          isGiven={mayRead}
          isSaving={isSaving}
          onChange={setMayRead}
        />
      )}
    </form>
  )
}

const restoredSchema = z.object({
  links: z.record(z.string(), z.string()),
  may_read: z.optional(z.boolean()),
})

type ConsentProps = {
  readonly address: string
  /** `undefined`: nothing was said. */
  readonly isGiven: boolean | undefined
  readonly isSaving: boolean
  readonly onChange: (isGiven: boolean) => void
}

/** The yes that reading the website takes, with what follows from it. A no weighs as much, and neither has to be said. */
function Consent({ address, isGiven, isSaving, onChange }: ConsentProps) {
  const lines = [
    [BookOpen, `At most 10 pages of ${address} that anyone can open, once, while you answer what is next.`],
    [
      ListChecks,
      'You then say yes or no to each fact. We ask about the practice as well, and your first draft is a whole site.',
    ],
    [
      ShieldCheck,
      'We keep the facts and where they stood. We do not sign in, fill in forms, or copy pictures.',
    ],
  ] as const
  return (
    <div inert={isSaving} className="rounded-control border border-line bg-surface px-4 py-3.5">
      <h3 className="display text-lg">May we read it now?</h3>
      <ul className="mt-2 grid gap-1.5 text-sm text-muted">
        {lines.map(([Icon, text]) => (
          <li key={text} className="flex gap-2.5">
            <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
      <ChoicePills
        legend="May we read it now?"
        options={[
          { value: 'yes', label: 'Yes, read it' },
          { value: 'no', label: 'No, not now' },
        ]}
        value={isGiven === undefined ? '' : isGiven ? 'yes' : 'no'}
        onChange={(value) => onChange(value === 'yes')}
      />
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
