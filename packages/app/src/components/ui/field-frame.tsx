import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type FieldFrameProps = {
  readonly label: ReactNode
  /** Marks the field as optional, after the label. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly className?: string | undefined
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode
}

type ControlProps = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly className: string
}

/** A form field: the label above its control, hint and error below. */
export function FieldFrame({ label, optional, hint, error, className, children }: FieldFrameProps) {
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
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: clsx(
          'w-full rounded-control bg-surface py-2.5 disabled:bg-sunken disabled:text-muted',
          error ? 'border-2 border-danger' : 'border-[1.5px] border-control enabled:hover:border-muted',
        ),
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
