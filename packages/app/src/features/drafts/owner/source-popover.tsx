import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { TextButton, TextLink } from '../../../components/ui/text-link.tsx'
import { PATHS } from '../../../config/paths.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import type { SiteLine } from '../../../site/review-site.ts'
import type { SourceDescription } from './describe-source.ts'
import { showChosen } from './source-marks.ts'
import { type ChosenLine, useLinePlace } from './use-line-place.ts'

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
  const place = useLinePlace(chosen, box, !isSheet)
  useBackCloses(isSheet, onClose)

  useEffect(() => {
    const element = showChosen(chosen.page, chosen.id)
    if (isSheet) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
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
          <X />
        </button>
      </div>
      <p className="mt-1.5 text-sm text-muted">{source.text}</p>
      {line.standing === 'suggested' && (
        <div className="mt-3 flex gap-2">
          <Button look="second" size="small" onClick={() => onDecide('confirmed')}>
            <Check className="size-4 stroke-[2.25]" />
            Yes
          </Button>
          <Button look="second" size="small" onClick={() => onDecide('struck')}>
            <X className="size-4 stroke-[2.25]" />
            Not us
          </Button>
        </div>
      )}
      {source.change && (
        <p className="mt-3.5 text-sm">
          {source.change.kind === 'answer' && (
            <TextButton onClick={onChangeAnswer}>Change the answer</TextButton>
          )}
          {source.change.kind === 'detail' && (
            <TextButton onClick={onOpenChecklist}>Change it in the checklist</TextButton>
          )}
          {source.change.kind === 'settings' && (
            <TextLink to={PATHS.settings}>Change it in Settings</TextLink>
          )}
        </p>
      )}
    </div>
  )
}
