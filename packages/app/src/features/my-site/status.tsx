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

/** A status with its word, its title and what can be done. */
export function Status({ look, icon, word, title, children }: StatusProps) {
  return (
    <div>
      <Tag look={look} icon={icon}>
        {word}
      </Tag>
      <h2 className="display mt-2.5 text-xl">{title}</h2>
      <div className="mt-1.5 max-w-[36rem] text-sm text-muted">{children}</div>
    </div>
  )
}
