import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  readonly label: ReactNode
  /** Marks the field as optional, after the label. */
  readonly optional?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** An input with its label above and its error below. */
export function TextField({ label, optional, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error} className={className}>
      {({ className: look, ...control }) => (
        <input {...control} className={clsx('min-h-12 px-3.5', look)} {...input} />
      )}
    </FieldFrame>
  )
}
