import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A field for several lines, with its label above and what is wrong with it below. */
export function TextArea({ label, error, className, ...field }: TextAreaProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={clsx(
          'min-h-24 w-full rounded-control bg-surface px-3.5 py-2.5 disabled:bg-sunken disabled:text-muted',
          error ? 'border-2 border-danger' : 'border-[1.5px] border-control enabled:hover:border-muted',
        )}
        {...field}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
