import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The largest length; a longer text is marked, not cut. */
  readonly limit?: number
}

/** A textarea with its label above, its hint and error below. */
export function TextArea({ label, hint, error, limit, className, ...field }: TextAreaProps) {
  const length = limit === undefined ? undefined : { used: String(field.value ?? '').length, limit }
  return (
    <FieldFrame label={label} hint={hint} error={error} length={length} className={className}>
      {({ className: look, ...control }) => (
        <textarea {...control} className={clsx('min-h-24 px-3.5', look)} {...field} />
      )}
    </FieldFrame>
  )
}
