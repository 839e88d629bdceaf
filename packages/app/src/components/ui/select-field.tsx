import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'

type SelectFieldProps = ComponentProps<'select'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A native select with its label above and its error below. */
export function SelectField({ label, error, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} className={className}>
      {({ className: look, ...control }) => (
        <div className="relative">
          <select {...control} className={clsx('min-h-12 appearance-none pr-11 pl-3.5', look)} {...select} />
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted" />
        </div>
      )}
    </FieldFrame>
  )
}
