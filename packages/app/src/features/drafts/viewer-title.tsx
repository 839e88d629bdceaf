import { type ReactNode, useLayoutEffect, useRef } from 'react'

type ViewerTitleProps = {
  /** The name of the practice; missing until it is known. */
  readonly name: string | undefined
  /** Under the name: which version this is, or how far it is saved and published. */
  readonly note?: ReactNode
}

/** Whether the title that was shown last had the focus when it was removed. */
let wasFocused = false

/**
 * The name of the draft in the bar: the only h1, and the document title. While the draft is loaded, one bar replaces the
 * other, and the title keeps the focus that a new screen gives it.
 */
export function ViewerTitle({ name, note }: ViewerTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const title = heading.current
    if (wasFocused) title?.focus()
    wasFocused = false
    return () => {
      wasFocused = title !== null && title === document.activeElement
    }
  }, [])
  return (
    <div className="min-w-0 leading-[1.25]">
      <title>{name === undefined ? 'Website' : `${name} · website`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 ref={heading} tabIndex={-1} className="truncate text-sm leading-[1.25] font-[650]">
        {name ?? 'Website'}
      </h1>
      {note && <p className="min-h-[1lh] truncate text-xs text-muted">{note}</p>}
    </div>
  )
}
