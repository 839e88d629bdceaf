import clsx from 'clsx'
import { Check, Monitor, RefreshCw, Scale, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextButton } from '../../../../components/ui/text-link.tsx'
import type { Advice } from '../../../../site/edit-site.ts'
import type { SourceDescription } from '../describe-source.ts'
import type { SourceMark } from '../source-marks.ts'
import { adviceText } from './advice-list.tsx'
import type { LineNote } from './folded-notes.tsx'
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

/**
 * Returns what is to be known of the words, the weightiest first: advice, never a wall.
 *
 * @param phoneLines how many lines a large one takes on a phone, where they are too many
 */
export function lineNotes(
  { id, text, ours, isOursNew, replaced, unseen, advice }: LineFacts,
  actions: LineActions,
  phoneLines: number | null,
): LineNote[] {
  const full = fullness(id, text)
  const isLong = ours !== null && (full?.isOver || phoneLines !== null)
  const long: LineNote = {
    key: 'long',
    icon: TriangleAlert,
    look: 'warning',
    text: (
      <>
        <b className="font-[650]">Long for this place.</b>{' '}
        <span>{full?.isOver && `Up to ${full.limit} letters look best here. `}</span>
        <span>{phoneLines !== null && `On a phone it fills ${phoneLines} lines.`}</span>
      </>
    ),
    actions: phoneLines !== null && actions.showOnPhone && (
      <TextButton onClick={actions.showOnPhone}>Show it</TextButton>
    ),
  }
  const changed: LineNote = {
    key: 'ours',
    icon: RefreshCw,
    look: 'info',
    text: `Since you changed an answer we would now write: “${ours}”`,
    actions: (
      <span className="flex gap-1">
        <BarButton onClick={actions.putBack}>
          <Check className="size-4.5 text-muted stroke-2" />
          Use it
        </BarButton>
        <BarButton onClick={actions.keepMine}>
          <X className="size-4.5 text-muted stroke-2" />
          Keep mine
        </BarButton>
      </span>
    ),
  }
  const otherWords =
    unseen !== null
      ? [
          replacedNote(
            unseen === ''
              ? 'Another window has just put our words back here.'
              : `Another window has just changed this line: “${unseen}”`,
            actions.takeUnseen,
            actions.keepOverUnseen,
          ),
        ]
      : replaced === null
        ? []
        : [
            replacedNote(
              `This line was changed in two windows. The other words: “${replaced}”`,
              actions.takeReplaced,
              actions.dropReplaced,
            ),
          ]
  return [...otherWords, ...adviceNotes(advice), ...(isLong ? [long] : []), ...(isOursNew ? [changed] : [])]
}

/** Returns what a law or a board may ask of the words. */
export function adviceNotes(advice: readonly Advice[]): LineNote[] {
  return advice.map((one) => ({ key: one.kind, icon: Scale, look: 'warning', text: adviceText(one) }))
}

/** Returns the note that another window had other words, with an offer of them. */
export function replacedNote(text: string, onTake: () => void, onKeep: () => void): LineNote {
  return {
    key: 'replaced',
    icon: Monitor,
    look: 'info',
    text,
    actions: (
      <span className="flex gap-1">
        <BarButton onClick={onTake}>Use those words</BarButton>
        <BarButton onClick={onKeep}>Keep these</BarButton>
      </span>
    ),
  }
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
