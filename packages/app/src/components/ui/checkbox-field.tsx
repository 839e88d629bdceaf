import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A checkbox with its label beside it. Enter neither ticks it nor submits the form, as users expect. */
export function CheckboxField({ label, error, className, ...input }: CheckboxFieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className="relative flex min-h-6 items-start gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={clsx(
            'peer size-5.5 flex-none cursor-pointer appearance-none rounded-badge bg-surface checked:border-primary checked:bg-primary disabled:bg-sunken',
            // The target is 44 px, the box 22.
            'before:absolute before:-top-2.75 before:-left-2.75 before:size-11',
            error ? 'border-2 border-danger' : 'border-[1.5px] border-control',
          )}
          {...input}
        />
        <Check className="pointer-events-none absolute top-[3px] left-[3px] hidden size-4 stroke-3 text-on-primary peer-checked:block" />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
