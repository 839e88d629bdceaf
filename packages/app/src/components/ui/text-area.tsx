import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A textarea with its label above and its error below. */
export function TextArea({ label, error, className, ...field }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} className={className}>
      {({ className: look, ...control }) => (
        <textarea {...control} className={clsx('min-h-24 px-3.5', look)} {...field} />
      )}
    </FieldFrame>
  )
}
