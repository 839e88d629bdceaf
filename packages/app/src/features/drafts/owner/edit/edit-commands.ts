// What can be done in Edit, once: the bars, the handle and the menu of a section, the list and the keys all show and run these.
import { ArrowDown, ArrowUp, Check, Eye, EyeOff, type LucideIcon, RotateCcw, Trash2, X } from 'lucide-react'
import type { LineActions } from './line-actions.ts'
import type { LineFacts } from './line-facts.ts'
import type { AddedItems } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { PageSection } from './use-sections.ts'

export type EditCommandItem = {
  readonly key: string
  readonly label: string
  readonly icon: LucideIcon
  readonly isOff?: boolean
  readonly run: () => void
}

type LineCommands = {
  /** The answers to our suggestion. */
  readonly question: readonly EditCommandItem[]
  readonly tools: readonly EditCommandItem[]
  /** Our sentence has changed since. */
  readonly ours: readonly EditCommandItem[]
  /** Another window had other words. */
  readonly other: readonly EditCommandItem[]
}

/** Returns what can be done with a line, by what it is about. */
export function lineCommands(facts: LineFacts, actions: LineActions): LineCommands {
  const { isSuggested, isConfirmed, canGo, ours, isOursNew, replaced, unseen } = facts
  const pair = (take: () => void, keep: () => void): EditCommandItem[] => [
    { key: 'take', label: 'Use the other words', icon: Check, run: take },
    { key: 'keep', label: 'Keep these', icon: X, run: keep },
  ]
  const has = (isThere: boolean, ...commands: EditCommandItem[]) => (isThere ? commands : [])
  return {
    question: has(
      isSuggested,
      { key: 'yes', label: 'Yes, that is us', icon: Check, run: () => actions.decide('confirmed') },
      { key: 'no', label: 'Not us', icon: X, run: () => actions.decide('struck') },
    ),
    tools: [
      ...has(ours !== null && !isOursNew, {
        key: 'back',
        label: 'Put our words back',
        icon: RotateCcw,
        run: actions.putBack,
      }),
      ...has(!isSuggested && (canGo || isConfirmed), {
        key: 'out',
        label: isConfirmed ? 'Not us after all' : 'Take it out',
        icon: X,
        run: actions.takeOut,
      }),
    ],
    ours: has(
      isOursNew,
      { key: 'use', label: 'Use it', icon: Check, run: actions.putBack },
      { key: 'mine', label: 'Keep mine', icon: X, run: actions.keepMine },
    ),
    other:
      unseen !== null
        ? pair(actions.takeUnseen, actions.keepOverUnseen)
        : replaced !== null
          ? pair(actions.takeReplaced, actions.dropReplaced)
          : [],
  }
}

/** Returns what can be done with an added item. */
export function itemCommands(id: string, items: AddedItems): readonly EditCommandItem[] {
  const item = items.read(id)
  const list = item ? items.ofKind(item.kind) : []
  const at = list.findIndex((one) => one.id === id)
  const move = (way: 'up' | 'down') => () => items.move(id, way)
  const moves = [
    { key: 'up', label: 'Up', icon: ArrowUp, isOff: at === 0, run: move('up') },
    { key: 'down', label: 'Down', icon: ArrowDown, isOff: at === list.length - 1, run: move('down') },
  ]
  return [
    ...(list.length > 1 ? moves : []),
    { key: 'remove', label: 'Remove', icon: Trash2, run: () => items.remove(id) },
  ]
}

/** Returns what can be done with a section. */
export function sectionCommands(section: PageSection, sections: SectionActions): readonly EditCommandItem[] {
  const { isHidden, canHide, up, down } = section
  const move = (way: 'up' | 'down') => () => sections.move(section, way)
  const moves = [
    { key: 'up', label: 'Move up', icon: ArrowUp, isOff: !up, run: move('up') },
    { key: 'down', label: 'Move down', icon: ArrowDown, isOff: !down, run: move('down') },
  ]
  const show = { key: 'show', label: 'Show again', icon: Eye, run: () => sections.show(section) }
  const hide = { key: 'hide', label: 'Hide', icon: EyeOff, run: () => sections.hide(section) }
  return [...(!isHidden && (up || down) ? moves : []), ...(canHide ? [isHidden ? show : hide] : [])]
}
