import clsx from 'clsx'
import { Check, Monitor, RefreshCw, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { TextButton } from '../../../../components/ui/text-link.tsx'
import type { Advice } from '../../../../site/edit-site.ts'
import type { SourceDescription } from '../describe-source.ts'
import type { SourceMark } from '../source-marks.ts'
import { AdviceList } from './advice-list.tsx'
import { fullness } from './line-kinds.ts'

/** What the bar knows of a line and can do with it. */
export type LineFacts = {
  readonly id: string
  readonly text: string
  readonly mark: SourceMark
  /** Where our words come from. */
  readonly source: SourceDescription
  /** Our words, where the owner's stand in their place. */
  readonly ours: string | null
  /** Our words have changed since the owner replaced them. */
  readonly isOursNew: boolean
  /** Other words of the owner, which another window replaced. */
  readonly replaced: string | null
  /** What another window has stored in the line while it is worked on; an empty text is ours. */
  readonly unseen: string | null
  readonly isSuggested: boolean
  /** The owner has said that our suggestion is true. */
  readonly isConfirmed: boolean
  /** The page can do without it. */
  readonly canGo: boolean
  /** On the owner's words; there is none on ours. */
  readonly advice: readonly Advice[]
}

export type LineActions = {
  readonly decide: (decision: 'confirmed' | 'struck') => void
  readonly takeOut: () => void
  readonly putBack: () => void
  readonly keepMine: () => void
  readonly takeReplaced: () => void
  readonly dropReplaced: () => void
  readonly takeUnseen: () => void
  readonly keepOverUnseen: () => void
  readonly changeAnswer: () => void
  /** Changes the detail for which the line stands there; `null` where there is none. */
  readonly changeFact: (() => void) | null
  /** `null` on a phone. */
  readonly showOnPhone: (() => void) | null
  readonly done: () => void
  readonly escape: () => void
  readonly back: () => void
}

type LineNotesProps = {
  readonly facts: LineFacts
  readonly actions: LineActions
  /** How many lines a large one takes on a phone, where they are too many. */
  readonly phoneLines: number | null
}

/** What is to be known of the words, each in one sentence: advice, never a wall. */
export function LineNotes({ facts, actions, phoneLines }: LineNotesProps) {
  const { id, text, ours, isOursNew, replaced, unseen, advice } = facts
  const full = fullness(id, text)
  const isChanged = ours !== null
  return (
    <div aria-live="polite" aria-relevant="additions">
      {(full?.isOver || phoneLines !== null) && isChanged && (
        <Note icon={<TriangleAlert className="size-4.5 text-warning stroke-2" />}>
          <b className="font-[650]">Long for this place.</b>{' '}
          <span>{full?.isOver && `Up to ${full.limit} letters look best here. `}</span>
          {phoneLines !== null && (
            <span>
              On a phone it fills {phoneLines} lines.{' '}
              {actions.showOnPhone && <TextButton onClick={actions.showOnPhone}>Show it</TextButton>}
            </span>
          )}
        </Note>
      )}
      <AdviceList advice={advice} />
      {isOursNew && (
        <Note icon={<RefreshCw className="size-4.5 text-info stroke-2" />}>
          Since you changed an answer we would now write: “{ours}”
          <span className="mt-1.5 -ml-2.5 flex gap-1">
            <BarButton onClick={actions.putBack}>
              <Check className="size-4.5 text-muted stroke-2" />
              Use it
            </BarButton>
            <BarButton onClick={actions.keepMine}>
              <X className="size-4.5 text-muted stroke-2" />
              Keep mine
            </BarButton>
          </span>
        </Note>
      )}
      {unseen !== null && (
        <ReplacedNote
          text={
            unseen === ''
              ? 'Another window has just put our words back here.'
              : `Another window has just changed this line: “${unseen}”`
          }
          onTake={actions.takeUnseen}
          onKeep={actions.keepOverUnseen}
        />
      )}
      {replaced !== null && unseen === null && (
        <ReplacedNote
          text={`This line was changed in two windows. The other words: “${replaced}”`}
          onTake={actions.takeReplaced}
          onKeep={actions.dropReplaced}
        />
      )}
    </div>
  )
}

type ReplacedNoteProps = {
  readonly text: string
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Says that another window had other words, and offers them. */
export function ReplacedNote({ text, onTake, onKeep }: ReplacedNoteProps) {
  return (
    <Note icon={<Monitor className="size-4.5 text-info stroke-2" />}>
      {text}
      <span className="mt-1.5 -ml-2.5 flex gap-1">
        <BarButton onClick={onTake}>Use those words</BarButton>
        <BarButton onClick={onKeep}>Keep these</BarButton>
      </span>
    </Note>
  )
}

/** One sentence under the words, with its icon. */
export function Note({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex gap-2 border-t border-line px-3.5 py-2.5 leading-[1.4]">
      <span aria-hidden="true" className="mt-px flex-none">
        {icon}
      </span>
      <div className="max-w-100">{children}</div>
    </div>
  )
}

/** A button of the bar. */
export function BarButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-[6px] px-2.5 font-semibold whitespace-nowrap hover:bg-quiet max-lg:min-h-11',
        className,
      )}
      {...button}
    />
  )
}
