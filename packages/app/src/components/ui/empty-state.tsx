import type { ReactNode } from 'react'
import { EmptyPicture } from './empty-picture.tsx'

type EmptyStateProps = {
  readonly title: string
  /** Why it is empty, and when it fills. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 py-3 sm:flex-row sm:items-center sm:gap-6">
      <EmptyPicture />
      <div className="grid gap-1">
        <p className="font-[650]">{title}</p>
        <p className="max-w-[34rem] text-sm text-muted">{children}</p>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
