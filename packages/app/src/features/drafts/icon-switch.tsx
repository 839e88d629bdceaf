import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type IconSwitchProps<Value extends string> = {
  /** What is switched, for screen readers. */
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon: LucideIcon }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Icons alone, where the bar has little room. */
  readonly isBare?: boolean
  readonly className?: string
}

/** A choice between a few views of the draft, as one row. */
export function IconSwitch<Value extends string>(props: IconSwitchProps<Value>) {
  const { legend, options, value, onChange, isBare = false, className } = props
  const name = useId()
  return (
    <fieldset className={clsx('rounded-control bg-sunken p-[3px]', className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value: option, label, icon: Icon }) => (
        <label
          key={option}
          title={isBare ? label : undefined}
          className={clsx(
            'flex cursor-pointer items-center justify-center gap-2 rounded-[6px] text-sm font-semibold text-muted has-checked:bg-raised has-checked:text-text has-checked:shadow-[0_0_0_1.5px_var(--lit-line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
            isBare ? 'h-8.5 w-9' : 'h-11 flex-1 px-3 lg:h-8.5',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <Icon className={isBare ? undefined : 'size-4.5'} />
          <span className={isBare ? 'sr-only' : undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
