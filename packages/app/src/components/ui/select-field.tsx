import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type SelectFieldProps = ComponentProps<'select'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** The browser's own list of choices, with its label above and what is wrong with it below. */
export function SelectField({ label, error, className, ...select }: SelectFieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={clsx(
            'min-h-12 w-full appearance-none rounded-control bg-surface py-2.5 pr-11 pl-3.5 disabled:bg-sunken disabled:text-muted',
            error ? 'border-2 border-danger' : 'border-[1.5px] border-control enabled:hover:border-muted',
          )}
          {...select}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 stroke-[1.75] text-muted"
        />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
