import clsx from 'clsx'
import { type CSSProperties, useState } from 'react'
import { EmptyPicture } from '../components/ui/empty-picture.tsx'
import { FRAME_SANDBOX, stillPage } from './frame-page.ts'

type MiniSiteProps = {
  /** The document of the page; `null` while it is loading, `undefined` when it could not be loaded. */
  readonly html: string | null | undefined
  /** The width at which the page is laid out before it is scaled into its box: pixels, or a property of `className`. */
  readonly pageWidth?: number | `var(--${string})` | undefined
  /** How many pixels of the page are above the picture. */
  readonly top?: number
  /** Begins at the name of the practice where that would be below the picture. */
  readonly beginsAtName?: boolean
  /** Gives the box its size or ratio; 16:10 by default. */
  readonly className?: string | undefined
}

/**
 * A picture of a website: the real page at a fixed width, scaled into its box by CSS. It is inert, hidden from assistive
 * technology and without motion, so whatever stands around it has to name it.
 */
export function MiniSite({
  html,
  pageWidth = 1280,
  top = 0,
  beginsAtName = false,
  className,
}: MiniSiteProps) {
  // How many pixels are above the picture; `null` until the page is loaded.
  const [shownFrom, setShownFrom] = useState<number | null>(null)
  const geometry: CSSProperties & Record<`--${string}`, string> = {
    '--page-width': typeof pageWidth === 'number' ? `${pageWidth}px` : pageWidth,
    '--page-top': `${shownFrom ?? top}px`,
  }
  return (
    <span
      className={clsx(
        'relative block overflow-hidden [container-type:size]',
        // A picture over something else is clear until it is loaded.
        typeof html !== 'string' && 'bg-sunken',
        className ?? 'aspect-16/10',
      )}
    >
      {typeof html === 'string' ? (
        <iframe
          title="Picture of a website"
          aria-hidden="true"
          inert
          tabIndex={-1}
          sandbox={FRAME_SANDBOX}
          srcDoc={stillPage(html)}
          onLoad={({ currentTarget }) => setShownFrom(beginsAtName ? topOfName(currentTarget, top) : top)}
          style={geometry}
          className={clsx('scaled-page pointer-events-none', shownFrom === null && 'opacity-0')}
        />
      ) : (
        <span className="absolute inset-0 grid place-content-center place-items-center gap-2 p-2 text-center text-sm text-muted">
          <span className="hidden @min-[8rem]:block">
            <EmptyPicture />
          </span>
          {html === undefined && (
            <span className="hidden @min-[14rem]:block">The picture could not be loaded.</span>
          )}
        </span>
      )}
    </span>
  )
}

/** Room above the name, in pixels of the page. */
const ABOVE_NAME = 24

function topOfName(frame: HTMLIFrameElement, top: number): number {
  const name = frame.contentDocument?.querySelector('h1')?.getBoundingClientRect()
  return name && name.bottom > top + frame.clientHeight ? Math.round(name.top) - ABOVE_NAME : top
}
