import type { LineEditing } from './use-line-editing.ts'
import type { WordActions } from './use-word-actions.ts'

/** What the bar and the list can do with a line. */
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

type Tools = {
  readonly words: WordActions
  readonly editing: LineEditing
  /** Whether the line states a detail that was typed. */
  readonly hasFact: boolean
  readonly decide: (id: string, decision: 'confirmed' | 'struck') => void
  readonly changeAnswer: (id: string) => void
  readonly showOnPhone: (() => void) | null
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
}

/** Returns what the bar of a line can do with it. */
export function lineActionsOf(id: string, tools: Tools): LineActions {
  const { words, editing, hasFact, decide, changeAnswer, showOnPhone, onDone } = tools
  return {
    decide: (decision) => decide(id, decision),
    takeOut: () => decide(id, 'struck'),
    putBack: () => {
      words.putBack(id, () => editing.close())
      onDone('Our words are back.')
    },
    keepMine: () => {
      words.keepMine(id)
      onDone('Your words stay.')
    },
    takeReplaced: () => words.takeReplaced(id, () => editing.close()),
    dropReplaced: () => words.dropReplaced(id),
    takeUnseen: () => words.takeUnseen(id, editing.typed.read(), () => editing.close()),
    keepOverUnseen: () => words.keepOverUnseen(id, editing.typed.read()),
    changeAnswer: () => changeAnswer(id),
    changeFact: hasFact ? () => editing.send({ type: 'fact' }) : null,
    showOnPhone,
    done: () => editing.send({ type: 'done' }),
    escape: editing.pressEscape,
    back: () => editing.send({ type: 'back' }),
  }
}
