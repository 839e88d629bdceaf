import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type BackLinkProps = { readonly to: string; readonly children: ReactNode }

/** Leads from a screen to the one it belongs to; stands above its title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className="-mt-2">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:text-text md:min-h-9"
      >
        <ChevronLeft className="size-4 flex-none stroke-2" />
        {children}
      </Link>
    </p>
  )
}
