import clsx from 'clsx'
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** One sentence about the words, with what can be done about it. */
export type LineNote = {
  readonly key: string
  readonly icon: LucideIcon
  readonly look: 'warning' | 'info'
  readonly text: ReactNode
  readonly actions?: ReactNode
}

/** What is to be known of the words: the weightiest in one line, and the rest, and all of its words, on request. */
export function FoldedNotes({ notes }: { readonly notes: readonly LineNote[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const more = notes.length - 1
  const first = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const line = first.current
    if (!line || isOpen) return undefined
    const measure = () => setIsCut(line.scrollWidth > line.clientWidth)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(line)
    return () => resizes.disconnect()
  })
  const Chevron = isOpen ? ChevronDown : ChevronUp
  return (
    // A sentence is announced when it comes, and not again with every letter.
    <div aria-live="polite" aria-relevant="additions">
      {notes.length > 0 && (
        <div className="flex items-start gap-2 border-b border-line py-1 pr-3 pl-5 max-lg:px-1">
          <ul
            className={clsx(
              'grid min-w-0 flex-1',
              isOpen && 'max-h-[40dvh] gap-x-8 overflow-y-auto lg:grid-cols-2',
            )}
          >
            {notes
              .slice(0, isOpen ? notes.length : 1)
              .map(({ key, icon: Icon, look, text, actions }, index) => (
                <li key={key} className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-2">
                  <p className={clsx('flex min-w-0 gap-2 leading-[1.4]', !isOpen && 'max-w-full')}>
                    <Icon
                      aria-hidden="true"
                      className={clsx(
                        'mt-px size-4.5 flex-none stroke-2',
                        look === 'info' ? 'text-info' : 'text-warning',
                      )}
                    />
                    <span
                      ref={index === 0 ? first : undefined}
                      className={clsx('min-w-0', !isOpen && 'truncate')}
                    >
                      {text}
                    </span>
                  </p>
                  {actions}
                </li>
              ))}
          </ul>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={clsx(
              'flex min-h-9 flex-none items-center gap-1 rounded-[6px] px-2.5 font-semibold hover:bg-quiet max-lg:min-h-11',
              // Its room stays: without it, the sentence might fit and the button come and go.
              !isOpen && more === 0 && !isCut && 'invisible',
            )}
          >
            {isOpen ? 'Fold' : more > 0 ? `${more} more` : 'Read all'}
            <Chevron aria-hidden="true" className="size-4 text-muted stroke-2" />
          </button>
        </div>
      )}
    </div>
  )
}
