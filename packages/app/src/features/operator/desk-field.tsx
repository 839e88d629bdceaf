import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

type DeskFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error: string | false
  readonly type?: 'text' | 'date'
  readonly value: string
  readonly maxLength?: number
  readonly onValue: (value: string) => void
}

/** A field of the desk with its error below it. */
export function DeskField({ name, label, hint, error, type, value, maxLength, onValue }: DeskFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className="inp"
        type={type ?? 'text'}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <div id={`${id}-more`}>
        {error && (
          <p className="miss" role="alert">
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
        {hint && <p className="hint">{hint}</p>}
      </div>
    </div>
  )
}
