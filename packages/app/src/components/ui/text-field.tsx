import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  readonly label: ReactNode
  /** Marks the field as optional, after the label. */
  readonly optional?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The largest length; a longer text is marked, not cut. */
  readonly limit?: number
}

/** An input with its label above and its error below. */
export function TextField({ label, optional, hint, error, limit, className, ...input }: TextFieldProps) {
  const length = limit === undefined ? undefined : { used: String(input.value ?? '').length, limit }
  return (
    <FieldFrame
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      length={length}
      className={className}
    >
      {({ className: look, ...control }) => (
        <input {...control} className={clsx('min-h-12 px-3.5', look)} {...input} />
      )}
    </FieldFrame>
  )
}
