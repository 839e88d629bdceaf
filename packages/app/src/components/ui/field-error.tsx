import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

type FieldErrorProps = {
  readonly id?: string
  /** Announces it at once, for cases in which the field does not get the focus. */
  readonly announced?: boolean
  readonly children: ReactNode
}

/** The error of a field, which refers to it with `aria-describedby`. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      data-message
      role={announced ? 'alert' : undefined}
      className="flex items-start gap-1.5 text-sm font-[550] text-danger"
    >
      <CircleAlert className="mt-0.5 flex-none" />
      <span>{children}</span>
    </p>
  )
}

/** What went wrong with a press or a whole form, announced at once; nothing while nothing is wrong. */
export function Problem({ children }: { readonly children: string | false | undefined }) {
  return children && <FieldError announced>{children}</FieldError>
}
