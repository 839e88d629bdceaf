import type { ReactNode } from 'react'

type OutsideLinkProps = {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link that leaves the app, in a new tab, and says so. */
export function OutsideLink({ href, className = 'text-link', children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
