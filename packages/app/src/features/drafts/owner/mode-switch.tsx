import clsx from 'clsx'
import { Eye, PenLine } from 'lucide-react'
import { useId } from 'react'

const MODES = [
  { value: 'look', label: 'Look', icon: Eye },
  { value: 'edit', label: 'Edit', icon: PenLine },
] as const

/** What the owner does with the draft: look at it, or change its words and sections. */
export type Mode = (typeof MODES)[number]['value']

type ModeSwitchProps = {
  readonly value: Mode
  readonly onChange: (mode: Mode) => void
  readonly className?: string
}

/** Switches between looking at the draft and editing it. */
export function ModeSwitch({ value, onChange, className }: ModeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={clsx('flex flex-none rounded-control bg-sunken p-[3px]', className)}>
      <legend className="sr-only">Mode</legend>
      {MODES.map(({ value: mode, label, icon: Icon }) => (
        <label
          key={mode}
          className="flex h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[6px] px-3 text-sm font-semibold text-muted has-checked:bg-raised has-checked:text-text has-checked:shadow-[0_0_0_1.5px_var(--lit-line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus lg:h-8.5"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          <Icon aria-hidden="true" className="size-4.5 stroke-[1.75]" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
