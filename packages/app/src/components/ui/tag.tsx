import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'

const LOOKS = {
  success: 'bg-success-bg text-success',
  warning: 'bg-warning-bg text-warning',
  danger: 'bg-danger-bg text-danger',
  info: 'bg-info-bg text-info',
  neutral: 'bg-sunken text-muted',
} as const

type TagProps = { readonly look: keyof typeof LOOKS; readonly icon: LucideIcon; readonly children: string }

/** A status with a color, an icon and a word, so that color is never the only signal. */
export function Tag({ look, icon: Icon, children }: TagProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.25 rounded-badge px-2 py-0.5 text-xs leading-normal font-semibold @3xs:whitespace-nowrap',
        LOOKS[look],
      )}
    >
      <Icon className="size-3.5 flex-none stroke-[2.25]" />
      {children}
    </span>
  )
}
