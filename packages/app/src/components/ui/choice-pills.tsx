import clsx from 'clsx'
import { useId } from 'react'

type ChoicePillsProps<Value extends string> = {
  /** What is chosen, for those who do not see it. */
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few: radio buttons in a row. Arrows move, and nothing is sent. */
export function ChoicePills<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoicePillsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="mt-3.5 flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm md:min-h-9 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
            option.value === value
              ? 'border-lit-line bg-lit font-[650] shadow-[inset_0_0_0_1px_var(--lit-line)]'
              : 'border-control bg-surface font-[550] hover:border-muted',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.value === value && (
            <span aria-hidden="true" className="size-2 flex-none rounded-full bg-primary" />
          )}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
