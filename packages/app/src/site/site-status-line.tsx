import clsx from 'clsx'
import { Check, CircleAlert, Globe, LoaderCircle } from 'lucide-react'
import { type SaveStatus, statusLine } from './save-status.ts'

const LOOKS = { saving: LoaderCircle, saved: Check, waiting: null, published: Globe, failed: CircleAlert }

type SiteStatusLineProps = {
  readonly status: SaveStatus
  readonly isShort?: boolean
  readonly className?: string
}

/** The one line that says whether everything is saved, and what of it is published. */
export function SiteStatusLine({ status, isShort = false, className }: SiteStatusLineProps) {
  const { look, text, short } = statusLine(status, new Date())
  const Icon = LOOKS[look]
  return (
    <span
      role={look === 'failed' ? 'alert' : undefined}
      className={clsx('flex min-w-0 items-center gap-1.5', look === 'failed' && 'text-danger', className)}
    >
      {Icon ? (
        <Icon className="size-3.5 flex-none stroke-2" />
      ) : (
        <span aria-hidden="true" className="mx-0.5 size-2 flex-none rotate-45 rounded-[1px] bg-primary" />
      )}
      <span className="min-w-0 truncate">{isShort ? short : text}</span>
    </span>
  )
}
