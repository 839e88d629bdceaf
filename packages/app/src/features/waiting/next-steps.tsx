import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** What an owner does next, in a row of three. */
export function NextSteps({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="mt-6 grid gap-x-5 gap-y-3.5 border-t border-line pt-4.5 text-sm leading-[1.4] sm:@md:grid-cols-3">
      {children}
    </ul>
  )
}

type NextStepProps = {
  readonly icon: LucideIcon
  readonly to: string
  readonly title: string
  readonly children: string
}

export function NextStep({ icon: Icon, to, title, children }: NextStepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2.5">
      <Icon className="mt-px text-muted" />
      <p>
        <Link to={to} className="text-link block font-[650]">
          {title}
        </Link>
        <span className="text-muted">{children}</span>
      </p>
    </li>
  )
}
