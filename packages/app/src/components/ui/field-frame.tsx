import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type FieldFrameProps = {
  readonly label: ReactNode
  /** Only screen readers read the label. */
  readonly isLabelHidden?: boolean
  /** Marks the field as optional, after the label. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** Whether it is saved; beside the label, or beside the hint where the label is hidden. */
  readonly status?: ReactNode
  readonly error?: string | undefined
  /** How long the text is and may be; both are shown when it is nearly as long. */
  readonly length?: TextLength | undefined
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

type TextLength = { readonly used: number; readonly limit: number }

/** The share of a limit from which on the length is counted. */
const COUNTED_FROM = 0.9

/** A form field: the label above its control, hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden = false, optional, hint, status, length, className, children } = props
  const error = props.error ?? (length && tooLong(length))
  const isCounted = length !== undefined && length.used >= length.limit * COUNTED_FROM
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className={status ? 'flex items-baseline justify-between gap-x-4' : 'contents'}>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
          {label}
          {optional && <span className="font-normal text-muted"> {optional}</span>}
        </label>
        {!isLabelHidden && status}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: clsx(
          'w-full rounded-control bg-surface py-2.5 disabled:bg-sunken disabled:text-muted',
          error ? 'border-2 border-danger' : 'border-[1.5px] border-control enabled:hover:border-muted',
        ),
      })}
      {(hint || isCounted) && (
        <div data-message className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {hint && <p id={hintId}>{hint}</p>}
          {isLabelHidden && status}
          {isCounted && (
            <p role="status" className="ml-auto tabular-nums">
              {length.used.toLocaleString('en-US')} of {length.limit.toLocaleString('en-US')} characters
            </p>
          )}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

// A text is never cut: the browser's own limit would cut a pasted one without a word.
function tooLong({ used, limit }: TextLength): string | undefined {
  if (used <= limit) return undefined
  const over = (used - limit).toLocaleString('en-US')
  return `Too long by ${over} ${used - limit === 1 ? 'character' : 'characters'}`
}
