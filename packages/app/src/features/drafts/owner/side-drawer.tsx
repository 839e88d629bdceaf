import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'

type SideDrawerProps = {
  readonly title: string
  /** Its name for screen readers, where the title says how much is in it. */
  readonly label?: string
  readonly closeLabel?: string
  /** Below the title. */
  readonly lead: ReactNode
  /** Below the content, always in view. */
  readonly foot?: ReactNode
  /** The title, for those who move the focus back to it. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
  readonly onClose: () => void
  /** Escape in the drawer; by default it closes it. */
  readonly onEscape?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A drawer beside the page, which stays in use; on phones over the whole screen. Its title has the focus at first. */
export function SideDrawer({ title, label = title, closeLabel = 'Close', ...props }: SideDrawerProps) {
  const { lead, foot, titleRef, onClose, onEscape = onClose, children } = props
  const ownRef = useRef<HTMLHeadingElement>(null)
  const heading = titleRef ?? ownRef
  useLayoutEffect(() => heading.current?.focus(), [heading])
  return (
    <aside
      data-region
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && onEscape(event)}
      className="flex min-h-0 flex-col bg-surface max-lg:fixed max-lg:inset-0 max-lg:z-30 lg:border-l lg:border-line"
    >
      <header className="border-b border-line px-5 pt-4 pb-3.5">
        <div className="flex items-center justify-between">
          <h2 ref={heading} tabIndex={-1} className="display text-xl outline-none! shadow-none!">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} className="-mr-2" onClick={onClose} />
        </div>
        {lead}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-8">{children}</div>
      {foot && <footer className="grid gap-2 border-t border-line px-5 py-3">{foot}</footer>}
    </aside>
  )
}
