import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

type DraftLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the app, or an address on another site. */
  readonly url: string
  readonly children: ReactNode
}

/** A link to a delivered draft; one on another site opens in a new tab. */
export function DraftLink({ url, children, ...rest }: DraftLinkProps) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
