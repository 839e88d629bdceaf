import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { isComposing } from '../../../../lib/keys.ts'
import { useBackCloses } from '../../../../lib/use-back-closes.ts'
import { FoldedNotes, type LineNote } from './folded-notes.tsx'
import type { ChosenLine } from './line-work.ts'
import { useLineInView } from './use-line-in-view.ts'

/** What stands in the bar of a line, whatever is worked on. */
export type BarSlots = {
  /** What is worked on. */
  readonly name: string
  /** Whether the fields say the name themselves. */
  readonly isNamed?: boolean
  /** What is to be known, the weightiest first. */
  readonly notes?: readonly LineNote[]
  /** Where it is typed, or what it says, where that is not on the page. */
  readonly fields?: ReactNode
  /** Its mark and source, and what can be done with it. */
  readonly tools?: ReactNode
  /** How full it is. */
  readonly count?: ReactNode
  /** The way out, always last. */
  readonly done: { readonly label: string; readonly isSecond?: boolean; readonly press: () => void }
}

/** Where the bar stands and how it is left, the same for all. */
export type BarPlace = {
  readonly line: ChosenLine
  readonly box: RefObject<HTMLElement | null>
  /** A sheet over the keyboard, on phones. */
  readonly isSheet: boolean
  readonly onEscape: () => void
  /** Back on a phone: keeps what was typed. */
  readonly onBack: () => void
}

/**
 * The one bar of the editor: a row of the screen under the page, so that it covers nothing of it; on phones a sheet, above
 * which the page shows the line and its neighbours.
 */
export function EditBar({ place, slots }: { readonly place: BarPlace; readonly slots: BarSlots }) {
  const { line, box, isSheet, onEscape, onBack } = place
  const { name, isNamed = false, notes = [], fields, tools, count, done } = slots
  const keyboard = useKeyboardHeight(isSheet)
  useLineInView(line, box, keyboard)
  useBackCloses(isSheet, onBack)
  const heading = <h2 className="mr-2 font-[650]">{name}</h2>
  return (
    <section
      ref={box}
      data-region
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
          ? // Its last row stays at the lower edge.
            { bottom: keyboard, maxHeight: `calc(64dvh - ${keyboard * 0.64}px)`, scrollPaddingBottom: '4rem' }
          : undefined
      }
      className={clsx(
        'overflow-y-auto border-t border-line bg-raised text-sm',
        isSheet
          ? 'fixed inset-x-0 z-30 rounded-t-card px-3 pt-3 shadow-3'
          : 'row-start-2 max-h-[50dvh] min-h-14',
      )}
    >
      {!isSheet && <FoldedNotes notes={notes} />}
      {isSheet && !isNamed && heading}
      {fields && <div className={isSheet ? 'pb-2' : 'px-5 pt-3 pb-1'}>{fields}</div>}
      {isSheet && <FoldedNotes notes={notes} />}
      <div
        className={clsx(
          'sticky bottom-0 flex min-h-14 flex-wrap items-center gap-y-1 bg-raised py-1',
          !isSheet && 'pr-3 pl-5',
        )}
      >
        {!isSheet && !isNamed && heading}
        <div className="contents">{tools}</div>
        <span className="ml-auto flex items-center">
          {count}
          <Button look={done.isSecond ? 'second' : 'primary'} size="small" onClick={done.press}>
            {done.label}
          </Button>
        </span>
      </div>
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
