import { readAccentColor } from '@foyer/shared/widget/accent.ts'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { TextField } from '../../components/ui/text-field.tsx'

/** The widget's own color, by day, and three that suit most sites. */
const SWATCHES = [
  { value: '', color: '#14503e', name: 'Green' },
  { value: '#1d3f72', color: '#1d3f72', name: 'Blue' },
  { value: '#8f3f1f', color: '#8f3f1f', name: 'Clay' },
  { value: '#1a1a1a', color: '#1a1a1a', name: 'Black' },
] as const

type AccentFieldProps = {
  /** A readable color, or empty for the widget's default. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The color of the widget's button. The last valid color stays. */
export function AccentField({ value, onChange }: AccentFieldProps) {
  const name = useId()
  // A color of one's own that was chosen before is shown again.
  const [typed, setTyped] = useState(() => (SWATCHES.some((swatch) => swatch.value === value) ? '' : value))
  const wanted = readAccentColor(typed)
  const accent = readAccentColor(value || SWATCHES[0].color)
  const problem =
    typed.trim() && !wanted ? 'Write the color as # and six digits, such as #1d3f72.' : undefined
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Button color</legend>
      <div className="flex gap-2">
        {SWATCHES.map((swatch) => (
          <label
            key={swatch.name}
            className="relative grid size-11 cursor-pointer place-items-center"
            title={swatch.name}
          >
            <input
              type="radio"
              name={name}
              aria-label={swatch.name}
              checked={value === swatch.value}
              onChange={() => {
                setTyped('')
                onChange(swatch.value)
              }}
              style={{ backgroundColor: swatch.color }}
              className="size-8 cursor-pointer appearance-none forced-color-adjust-none rounded-full border-[1.5px] border-control outline-offset-2 checked:outline-2 checked:outline-focus"
            />
          </label>
        ))}
      </div>
      <TextField
        label="Another color"
        optional="(optional)"
        placeholder="#1d3f72"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = readAccentColor(target.value)
          if (!target.value.trim()) onChange('')
          else if (next) onChange(next.fill)
        }}
      />
      <p role="status" className={clsx('text-sm text-muted', problem && 'hidden')}>
        {accent &&
          `${accent.label === 'white' ? 'White' : 'Black'} text on this color: ${accent.ratio} to 1. Easy to read.`}
      </p>
    </fieldset>
  )
}
