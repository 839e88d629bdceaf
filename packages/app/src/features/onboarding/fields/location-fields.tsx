import { type Answer, parseAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { LOCATION_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  LICENSE_HINT,
  locationPanel,
  TERRITORY_LINK,
  TERRITORY_QUESTION,
  ZIP_LABEL,
  zipHint,
} from '@foyer/shared/onboarding/input/location.ts'
import { isZip } from '@foyer/shared/places/zip.ts'
import clsx from 'clsx'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Input } from '../../../answers/api/unsaved-inputs.ts'
import { TextField } from '../../../components/ui/text-field.tsx'
import { outsideLinks } from '../../../config/links.ts'
import { dismissToasts } from '../../../lib/toast.ts'
import {
  type PreviewedAnswer,
  previewAnswer,
  usePreviewedAnswer,
} from '../../../preview-panel/previewed-answer.ts'
import type { StepFieldsProps } from '../step-fields-props.ts'
import { useKeptFields } from '../use-kept-fields.ts'
import { ChoiceCards, ChoiceMissing, findCard, type Pick } from './choice-cards.tsx'
import { StatePicker } from './state-picker.tsx'

const NOTHING = { states: [], zipcode: '' }

/** The fields for the kind of visits, and then the office and the states. */
export function LocationFields(props: StepFieldsProps<'practiceLocation'>) {
  const { step, answer, restored, onInput, missing, isSaving, onSubmit, formId } = props
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const hintId = useId()
  const [earlier] = useState(() => locationOf(restored) ?? answer)
  const [types, setTypes] = useState(earlier?.selected_locations ?? [])
  // Without an office the ZIP is saved as empty, but stays here in case the office is selected again.
  const [details, setDetails] = useState(earlier?.location_details ?? NOTHING)
  const [typedState, setTypedState] = useState(() => typedStateOf(restored))
  const fields = { selected_locations: types, location_details: details }
  useKeptFields(typedState ? { ...fields, typed_state: typedState } : fields, restored, onInput)
  const [cause, setCause] = useState<PreviewedAnswer['cause']>('choice')
  // Only a field that was there at the last submit can be wrong.
  const [judged, setJudged] = useState({ zip: false, states: false })
  const panel = locationPanel(types)
  usePreviewedAnswer('practiceLocation', locationFields(types, details), cause)
  const wrongZip = judged.zip && !isZip(details.zipcode)
  const noStates = judged.states && details.states.length === 0

  const panelBox = useRef<HTMLElement>(null)
  // A problem is shown at its field, which gets the focus.
  useLayoutEffect(() => {
    if (missing)
      (panelBox.current?.querySelector<HTMLElement>('[aria-invalid]') ?? findCard('physical'))?.focus()
  }, [missing])

  // Dismiss the error on input: it would cover the list of states.
  function changeDetails(next: typeof details) {
    dismissToasts()
    setCause(next.zipcode === details.zipcode ? 'choice' : 'typing')
    setDetails(next)
  }
  function toggle(id: string) {
    dismissToasts()
    setCause('choice')
    const next = LOCATION_IDS.filter((type) => types.includes(type) !== (type === id))
    setTypes(next)
    const asked = locationPanel(next)
    setJudged({ zip: judged.zip && Boolean(asked?.asksZip), states: judged.states && Boolean(asked) })
  }
  function handlePick(id: string, pick: Pick) {
    const isChosen = LOCATION_IDS.some((type) => type === id && types.includes(type))
    if (pick === 'enter' && isChosen) form.current?.requestSubmit()
    else toggle(id)
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setJudged({ zip: Boolean(panel?.asksZip), states: Boolean(panel) })
    await onSubmit(fields)
  }
  return (
    <>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} />
      <ChoiceCards
        kind="many"
        label={`${step.title} ${step.hint}`}
        cards={step.options}
        selected={types}
        columns={2}
        isSaving={isSaving}
        onPick={handlePick}
        onConsider={(id) => {
          const considered = LOCATION_IDS.filter((type) => types.includes(type) || type === id)
          previewAnswer({
            key: 'practiceLocation',
            fields: locationFields(considered, details),
            cause: 'choice',
          })
        }}
      />
      {missing && types.length === 0 && <ChoiceMissing kind="many" question={step.title} />}
      {panel && (
        <section
          ref={panelBox}
          aria-labelledby={titleId}
          className={clsx(
            'mt-5 grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5.5',
            panel.asksZip && 'sm:@md:grid-cols-[11rem_minmax(0,1fr)]',
          )}
        >
          <h2 id={titleId} className="display text-xl sm:@md:col-span-full">
            {panel.title}
          </h2>
          {panel.asksZip && (
            <TextField
              label={ZIP_LABEL}
              form={formId}
              inputMode="numeric"
              autoComplete="postal-code"
              value={details.zipcode}
              hint={zipHint(details.zipcode, details.states)}
              error={wrongZip ? 'The ZIP code has five digits, such as 33101' : undefined}
              disabled={isSaving}
              onChange={(event) => changeDetails({ ...details, zipcode: event.target.value })}
            />
          )}
          <div className={clsx(panel.asksZip && 'sm:@md:col-start-2 sm:@md:row-span-2 sm:@md:row-start-2')}>
            <StatePicker
              label={panel.statesLabel}
              states={details.states}
              typed={typedState}
              describedBy={hintId}
              error={noStates ? 'Choose at least one state' : undefined}
              isDisabled={isSaving}
              onChange={(states) => changeDetails({ ...details, states: [...states] })}
              onType={setTypedState}
            />
          </div>
          <p id={hintId} className="text-sm leading-normal text-muted">
            {LICENSE_HINT} {TERRITORY_QUESTION}{' '}
            <a href={outsideLinks().support} className="text-link">
              {TERRITORY_LINK}
            </a>
          </p>
        </section>
      )}
    </>
  )
}

/** The answer as the preview shows it: a ZIP that is being typed is no place yet. */
function locationFields(
  types: readonly string[],
  { states, zipcode }: { states: readonly string[]; zipcode: string },
) {
  return { selected_locations: types, location_details: { states, zipcode: isZip(zipcode) ? zipcode : '' } }
}

const zipSchema = z.object({ location_details: z.object({ zipcode: z.string() }) })

/** The name of a state that was being typed. */
function typedStateOf(restored: Input | null): string {
  return typeof restored?.typed_state === 'string' ? restored.typed_state : ''
}

/** Reads a restored input, with the ZIP as it was typed, also without an office. */
function locationOf(restored: Input | null): Answer<'practiceLocation'> | undefined {
  const location = restored ? parseAnswer('practiceLocation', restored) : undefined
  const zipcode = zipSchema.safeParse(restored).data?.location_details.zipcode
  return (
    location && { ...location, location_details: { ...location.location_details, zipcode: zipcode ?? '' } }
  )
}
