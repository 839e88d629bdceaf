import clsx from 'clsx'
import { Monitor, RefreshCw, Scale, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextButton } from '../../../../components/ui/text-link.tsx'
import type { Advice } from '../../../../site/edit-site.ts'
import { adviceText } from './advice-list.tsx'
import type { EditCommandItem, lineCommands } from './edit-commands.ts'
import type { LineNote } from './folded-notes.tsx'
import type { LineFacts } from './line-facts.ts'
import { fullness } from './line-kinds.ts'

/**
 * Returns what is to be known of the words, the weightiest first: advice, never a wall.
 *
 * @param phoneLines how many lines a large one takes on a phone, where they are too many
 */
export function lineNotes(
  facts: LineFacts,
  commands: ReturnType<typeof lineCommands>,
  phoneLines: number | null,
  showOnPhone: (() => void) | null,
): LineNote[] {
  const { id, text, ours, isOursNew, advice } = facts
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
    actions: phoneLines !== null && showOnPhone && <TextButton onClick={showOnPhone}>Show it</TextButton>,
  }
  const changed: LineNote = {
    key: 'ours',
    icon: RefreshCw,
    look: 'info',
    text: `Since you changed an answer we would now write: “${ours}”`,
    actions: <CommandButtons of={commands.ours} />,
  }
  return [
    ...(commands.other.length > 0 ? [otherWordsNote(otherWordsText(facts), commands.other)] : []),
    ...adviceNotes(advice),
    ...(isLong ? [long] : []),
    ...(isOursNew ? [changed] : []),
  ]
}

/** Returns what another window has stored in a line, as a sentence. */
export function otherWordsText({ unseen, replaced }: LineFacts): string {
  if (unseen === '') return 'Another window has just put our words back here.'
  return unseen !== null
    ? `Another window has just changed this line: “${unseen}”`
    : `This line was changed in two windows. The other words: “${replaced}”`
}

/** Returns what a law or a board may ask of the words. */
export function adviceNotes(advice: readonly Advice[]): LineNote[] {
  return advice.map((one) => ({ key: one.kind, icon: Scale, look: 'warning', text: adviceText(one) }))
}

/** Returns the note that another window had other words, with what can be done about it. */
export function otherWordsNote(text: string, commands: readonly EditCommandItem[]): LineNote {
  return { key: 'replaced', icon: Monitor, look: 'info', text, actions: <CommandButtons of={commands} /> }
}

function CommandButtons({ of }: { readonly of: readonly EditCommandItem[] }) {
  return (
    <span className="flex gap-1">
      {of.map(({ key, ...command }) => (
        <CommandButton key={key} {...command} />
      ))}
    </span>
  )
}

/** A command as a button of the bar. */
export function CommandButton({ label, icon: Icon, isOff = false, run }: Omit<EditCommandItem, 'key'>) {
  return (
    <BarButton disabled={isOff} onClick={run}>
      <Icon className="size-4.5 text-muted stroke-2" />
      {label}
    </BarButton>
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
