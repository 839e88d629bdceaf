import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '../../components/ui/tag.tsx'

type StatusProps = {
  readonly look: 'neutral' | 'info' | 'warning' | 'danger' | 'success'
  readonly icon: LucideIcon
  readonly word: string
  readonly title: string
  readonly children: ReactNode
}

/** The id of its heading, which may be focused. */
export const STATUS_HEADING = 'site-status'

/** A status with its word, its title and what can be done. */
export function Status({ look, icon, word, title, children }: StatusProps) {
  return (
    <div>
      <Tag look={look} icon={icon}>
        {word}
      </Tag>
      <h2
        id={STATUS_HEADING}
        tabIndex={-1}
        className="display mt-2.5 text-xl focus-visible:shadow-none focus-visible:outline-none"
      >
        {title}
      </h2>
      <div className="mt-1.5 max-w-[36rem] text-sm text-muted">{children}</div>
    </div>
  )
}
