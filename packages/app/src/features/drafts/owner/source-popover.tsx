import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { PATHS } from '../../../config/paths.ts'
import type { SiteLine } from '../../../site/review-site.ts'
import type { SourceDescription } from './describe-source.ts'
import { showChosen } from './source-marks.ts'
import type { ChosenLine } from './use-sources.ts'

type SourcePopoverProps = {
  readonly chosen: ChosenLine
  readonly line: SiteLine
  readonly source: SourceDescription
  /** A sheet at the bottom instead of a box at the sentence. */
  readonly isSheet: boolean
  readonly onDecide: (decision: 'confirmed' | 'struck') => void
  readonly onChangeAnswer: () => void
  readonly onOpenChecklist: () => void
  readonly onClose: () => void
}

/** Explains where one sentence comes from, beside the sentence and never over it. */
export function SourcePopover({
  chosen,
  line,
  source,
  isSheet,
  onDecide,
  onChangeAnswer,
  onOpenChecklist,
  onClose,
}: SourcePopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<PopoverPlace | null>(null)

  useEffect(() => {
    const element = showChosen(chosen.page, chosen.id)
    if (isSheet) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [chosen, isSheet])

  useLayoutEffect(() => {
    if (isSheet) return
    let frame = 0
    const put = () => {
      const element = showChosen(chosen.page, chosen.id)
      if (element && box.current) {
        const next = placePopover(element, chosen.frame, box.current)
        setPlace((last) => (last && isSamePlace(last, next) ? last : next))
      }
      // WebKit reports no scrolling of a frame without scripts.
      frame = requestAnimationFrame(put)
    }
    put()
    return () => cancelAnimationFrame(frame)
  }, [chosen, isSheet])

  return (
    <div
      ref={box}
      role="dialog"
      aria-label="Where this sentence comes from"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      style={isSheet ? undefined : { left: place?.left ?? 0, top: place?.top ?? 0 }}
      className={
        isSheet
          ? 'fixed inset-x-0 bottom-0 z-30 rounded-t-card border-t border-line bg-raised p-4.5 pb-6 shadow-3'
          : clsx(
              'fixed z-30 w-84 rounded-card border border-line bg-raised p-4.5 shadow-3',
              place &&
                !place.isAbove &&
                'before:absolute before:-top-2 before:left-8 before:size-3.5 before:rotate-45 before:border-t before:border-l before:border-line before:bg-raised',
            )
      }
    >
      <div className="flex items-start gap-2">
        <h2 tabIndex={-1} className="flex-1 text-lg leading-[1.3] font-[650] outline-none! shadow-none!">
          {source.title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-quiet"
        >
          <X aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
      </div>
      <p className="mt-1.5 text-sm text-muted">{source.text}</p>
      {line.standing === 'suggested' && (
        <div className="mt-3 flex gap-2">
          <Button look="second" size="small" onClick={() => onDecide('confirmed')}>
            <Check aria-hidden="true" className="size-4 stroke-[2.25]" />
            Yes
          </Button>
          <Button look="second" size="small" onClick={() => onDecide('struck')}>
            <X aria-hidden="true" className="size-4 stroke-[2.25]" />
            Not us
          </Button>
        </div>
      )}
      {source.change && (
        <p className="mt-3.5 text-sm">
          {source.change.kind === 'answer' && (
            <button type="button" className="text-link" onClick={onChangeAnswer}>
              Change the answer
            </button>
          )}
          {source.change.kind === 'detail' && (
            <button type="button" className="text-link" onClick={onOpenChecklist}>
              Change it in the checklist
            </button>
          )}
          {source.change.kind === 'settings' && (
            <Link to={PATHS.settings} className="text-link">
              Change it in Settings
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

/** The corner of a popover in the window, and on which side of its sentence it stands. */
type PopoverPlace = { readonly left: number; readonly top: number; readonly isAbove: boolean }

const GAP = 16
const EDGE = 12

/**
 * Returns where a popover stands for a sentence in a scaled frame: under the sentence, or above it where there is more
 * room, and inside of the window.
 */
function placePopover(sentence: Element, frame: HTMLIFrameElement, popover: HTMLElement): PopoverPlace {
  const around = frame.getBoundingClientRect()
  const scale = around.width / frame.offsetWidth || 1
  const inside = sentence.getBoundingClientRect()
  const top = around.top + inside.top * scale
  const bottom = around.top + inside.bottom * scale
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = bottom + GAP
  const above = top - GAP - height
  const fitsBelow = below + height + EDGE <= innerHeight
  const isAbove = !fitsBelow && (above >= around.top || top > innerHeight - bottom)
  const left = around.left + inside.left * scale - 20
  return {
    left: clamp(left, EDGE, innerWidth - width - EDGE),
    top: clamp(isAbove ? above : below, EDGE, innerHeight - height - EDGE),
    isAbove,
  }
}

/** Whether both places look the same. */
function isSamePlace(one: PopoverPlace, other: PopoverPlace): boolean {
  return one.left === other.left && one.top === other.top && one.isAbove === other.isAbove
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
