import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  readonly label: ReactNode
  /** Says that the field may stay empty, after the label. */
  readonly optional?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** An input with its label above and what is wrong with it below. */
export function TextField({ label, optional, hint, error, className, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={clsx(
          'min-h-12 w-full rounded-control bg-surface px-3.5 py-2.5 disabled:bg-sunken disabled:text-muted',
          error ? 'border-2 border-danger' : 'border-[1.5px] border-control enabled:hover:border-muted',
        )}
        {...input}
      />
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
