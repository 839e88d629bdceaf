import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Rule = {
  readonly key: string
  /** A tile stands where no icon is given. */
  readonly icon?: LucideIcon
  readonly isGood?: boolean
  readonly text: ReactNode
}

/** Short facts or rules, one below the other, each with an icon or a tile. */
export function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className="mt-2 text-sm">
      {rules.map(({ key, icon: Icon, isGood, text }) => (
        <li
          key={key}
          className="grid grid-cols-[auto_1fr] gap-x-3 border-line py-2.5 leading-snug text-pretty not-first:border-t last:pb-0"
        >
          {Icon ? (
            <Icon className={clsx('mt-0.5 size-4.5', isGood ? 'text-success' : 'text-muted')} />
          ) : (
            <span aria-hidden="true" className="mt-1.5 mr-1 size-2 rotate-45 rounded-[1.5px] bg-primary" />
          )}
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  )
}
