import { useState } from 'react'
import { TextField } from '../../../components/ui/text-field.tsx'
import { PLAN_NUMBERS, type PlanNumber } from './plan.ts'

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
export function NumberField({ name, label, hint, value, onChange }: NumberFieldProps) {
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
