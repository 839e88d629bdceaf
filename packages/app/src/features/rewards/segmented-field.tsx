import { useId } from 'react'

type SegmentedFieldProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Radio buttons side by side, with the chosen one highlighted. */
export function SegmentedField<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: SegmentedFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] rounded-control bg-sunken p-[3px]">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-[6px] px-2 text-sm font-[550] text-muted has-checked:bg-raised has-checked:font-[650] has-checked:text-text has-checked:shadow-[0_0_0_1.5px_var(--lit-line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-10"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
