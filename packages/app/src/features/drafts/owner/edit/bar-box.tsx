import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { isComposing } from '../../../../lib/keys.ts'
import { useBackCloses } from '../../../../lib/use-back-closes.ts'
import { type ChosenLine, useLinePlace } from '../use-line-place.ts'

type BarBoxProps = {
  readonly line: ChosenLine
  readonly box: RefObject<HTMLElement | null>
  /** How the ids begin of all lines over which it must not stand; the line alone by default. */
  readonly group?: string
  /** What the line is called. */
  readonly name: string
  /** A sheet at the bottom instead of a bar at the line: on phones, and where the page cannot be typed in. */
  readonly isSheet: boolean
  readonly onEscape: () => void
  /** Back on a phone: keeps what was typed. */
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The box of the bar at a line of the page: beside the line and never over it. */
export function BarBox({ line, box, group, name, isSheet, onEscape, onBack, children }: BarBoxProps) {
  const place = useLinePlace(line, box, !isSheet, group)
  const keyboard = useKeyboardHeight(isSheet)
  useBackCloses(isSheet, onBack)
  return (
    <section
      ref={box}
      aria-label={`This line: ${name}`}
      // Keys of menus arrive as well.
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Escape' && event.currentTarget.contains(event.target as Element)) onEscape()
      }}
      // A press must not take the caret out of the line.
      onMouseDown={(event) => {
        if (!(event.target as Element).closest('input,textarea,label')) event.preventDefault()
      }}
      style={
        isSheet
          ? // Its last button stays at the lower edge.
            { bottom: keyboard, maxHeight: `calc(70dvh - ${keyboard * 0.7}px)`, scrollPaddingBottom: '4rem' }
          : { left: place?.left ?? 0, top: place?.top ?? 0, opacity: place ? 1 : 0 }
      }
      className={
        isSheet
          ? 'fixed inset-x-0 z-30 overflow-y-auto rounded-t-card border-t border-line bg-raised p-3 pb-5 text-sm shadow-3'
          : 'fixed z-30 max-h-[calc(100dvh-6rem)] w-max max-w-[min(44rem,calc(100vw-1.5rem))] overflow-y-auto rounded-[10px] border border-line bg-raised text-sm shadow-3'
      }
    >
      {children}
    </section>
  )
}

/** Returns how much of the window the keyboard of a phone covers: it does not make the window smaller. */
function useKeyboardHeight(isOn: boolean): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!isOn || !seen) return
    // While the page is enlarged with two fingers, less of it is seen as well.
    const measure = () =>
      setHeight(
        seen.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.offsetTop - seen.height)),
      )
    const listening = new AbortController()
    for (const name of ['resize', 'scroll'])
      seen.addEventListener(name, measure, { signal: listening.signal })
    measure()
    return () => listening.abort()
  }, [isOn])
  return height
}
