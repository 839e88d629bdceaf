import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

type FieldErrorProps = {
  readonly id: string
  /** Reads it out at once, where the focus does not go to the field. */
  readonly announced?: boolean
  readonly children: ReactNode
}

/** What is wrong with a field; the field points here with `aria-describedby`. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role={announced ? 'alert' : undefined}
      className="flex items-start gap-1.5 text-sm font-[550] text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none stroke-[1.75]" />
      <span>{children}</span>
    </p>
  )
}
