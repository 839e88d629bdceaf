import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong with a field; the field points here with `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-[550] text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none stroke-[1.75]" />
      <span>{children}</span>
    </p>
  )
}
