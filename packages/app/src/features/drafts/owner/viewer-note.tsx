import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type ViewerNoteProps = {
  readonly icon: LucideIcon
  /** `danger` is an alert. */
  readonly look: 'lit' | 'danger'
  /** What stands in bold before the rest. */
  readonly title: string
  readonly children: ReactNode
  /** On phones: what the bar has no room for. */
  readonly action?: ReactNode
}

/** One row under the bar: what differs just now from the site at rest. */
export function ViewerNote({ icon: Icon, look, title, children, action }: ViewerNoteProps) {
  const isDanger = look === 'danger'
  return (
    <div
      className={clsx(
        'flex min-h-11 items-center gap-2.5 border-b border-line px-4 py-1.5 text-sm',
        isDanger ? 'bg-danger-bg' : 'bg-lit',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-5 flex-none stroke-[1.75]', isDanger && 'text-danger')}
      />
      <p role={isDanger ? 'alert' : 'status'} className="min-w-0 flex-1">
        <b className="font-[650]">{title}</b> {children}
      </p>
      {action}
    </div>
  )
}
