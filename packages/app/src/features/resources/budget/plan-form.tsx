import { CLINIC_MODELS } from '@foyer/shared/onboarding/questions/catalogues/clinic-models.ts'
import { PRACTICE_TYPES } from '@foyer/shared/onboarding/questions/catalogues/practice-types.ts'
import { useState } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { hasOffice, PLAN_NUMBERS, type Plan, type PlanNumber } from './plan.ts'

const PLACE_OPTIONS = [
  { id: 'office', title: 'In an office' },
  { id: 'virtual', title: 'Online only' },
  { id: 'both', title: 'In an office and online' },
] as const
const AREA_OPTIONS = [
  { id: 'low', title: 'Lower cost: rural, small town' },
  { id: 'middle', title: 'Middle: suburb, smaller city' },
  { id: 'high', title: 'Higher cost: large city, coast' },
] as const
const FITOUT_OPTIONS = [
  { id: 'ready', title: 'Nearly ready: it was a practice' },
  { id: 'refresh', title: 'A refresh: floors, light, sinks' },
  { id: 'build', title: 'Build from an empty shell' },
] as const

type PlanFormProps = {
  readonly plan: Plan
  readonly onChange: (name: keyof Plan, value: string) => void
}

/** The form of the plan. Every change counts at once. */
export function PlanForm({ plan, onChange }: PlanFormProps) {
  const isVirtualOnly = plan.model === 'virtual_only'
  const take = (name: keyof Plan) => (value: string) => onChange(name, value)
  return (
    <Card title="Your practice">
      <div className="mt-4 grid gap-4 sm:@md:grid-cols-2 lg:@2xl:grid-cols-3">
        <ChoiceField
          label="Practice type"
          options={PRACTICE_TYPES}
          value={plan.type}
          onChange={take('type')}
        />
        <ChoiceField
          label="Clinic model"
          options={CLINIC_MODELS}
          value={plan.model}
          onChange={take('model')}
        />
        <ChoiceField
          label="Where you see patients"
          options={PLACE_OPTIONS}
          value={plan.place}
          isDisabled={isVirtualOnly}
          onChange={take('place')}
        />
        <ChoiceField label="Area" options={AREA_OPTIONS} value={plan.area} onChange={take('area')} />
        <NumberField
          name="clinicians"
          label="Clinicians, you included"
          value={plan.clinicians}
          onChange={take('clinicians')}
        />
        <NumberField
          name="staff"
          label="Staff, in full-time positions"
          value={plan.staff}
          onChange={take('staff')}
        />
        <NumberField
          name="states"
          label="States you practice in"
          value={plan.states}
          onChange={take('states')}
        />
        {hasOffice(plan) && (
          <>
            <NumberField name="size" label="Square feet" value={plan.size} onChange={take('size')} />
            <ChoiceField
              label="The space is"
              options={FITOUT_OPTIONS}
              value={plan.fitout}
              onChange={take('fitout')}
            />
          </>
        )}
        <NumberField
          name="reserve"
          label="Months of reserve"
          hint="Running costs to have in hand before income covers them."
          value={plan.reserve}
          onChange={take('reserve')}
        />
      </div>
    </Card>
  )
}

type ChoiceFieldProps = {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly title: string }[]
  readonly value: string
  readonly isDisabled?: boolean
  readonly onChange: (value: string) => void
}

function ChoiceField({ label, options, value, isDisabled = false, onChange }: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

type NumberFieldProps = {
  readonly name: PlanNumber
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly onChange: (value: string) => void
}

/**
 * A number field of the plan. Text that is out of range stays with its error until it is corrected; the nearest number in
 * range counts.
 */
function NumberField({ name, label, hint, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { least, most } = PLAN_NUMBERS[name]
  const isOff = typed !== null && !isInRange(typed, name)
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      error={isOff ? `Enter a number from ${least} to ${most.toLocaleString('en-US')}.` : undefined}
      onChange={(event) => {
        const text = event.target.value.trim()
        setTyped(text)
        if (/^\d+$/.test(text)) onChange(text)
      }}
      onBlur={() => !isOff && setTyped(null)}
    />
  )
}

function isInRange(text: string, name: PlanNumber): boolean {
  const { least, most } = PLAN_NUMBERS[name]
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
}
