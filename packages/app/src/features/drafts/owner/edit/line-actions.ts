import type { LineActions } from './line-notes.tsx'
import type { LineEditing } from './use-line-editing.ts'
import type { WordActions } from './use-word-actions.ts'

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
