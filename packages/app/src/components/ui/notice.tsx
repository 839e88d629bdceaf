import clsx from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type NoticeProps = {
  readonly kind: 'info' | 'warning'
  readonly title?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A message inside a screen. When its button makes it disappear, the heading of the screen gets the focus. */
export function Notice({ kind, title, className, children }: NoticeProps) {
  const Icon = kind === 'warning' ? CircleAlert : Info
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={box}
      className={clsx(
        'flex items-start gap-3 rounded-card border px-4 py-3.5 text-sm',
        kind === 'warning' ? 'border-warning bg-warning-bg' : 'border-info bg-info-bg',
        className,
      )}
    >
      <Icon className={clsx('mt-px flex-none', kind === 'warning' ? 'text-warning' : 'text-info')} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {title && <p className="font-[650]">{title}</p>}
        <div className="contents">{children}</div>
      </div>
    </div>
  )
}
