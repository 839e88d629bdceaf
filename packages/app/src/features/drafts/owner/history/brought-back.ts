import { useEffect } from 'react'
import { enterState } from '../../../../site/enter-state.ts'
import type { Entered } from '../../../../site/entered.ts'
import type { OwnDetails } from '../../../../site/use-site-details.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import type { History } from '../edit/use-history.ts'

type BroughtBackStep = {
  readonly personId: string
  /** What was entered before and after. */
  readonly before: Entered
  readonly after: Entered
}

/** The step that the editor takes over when it opens. */
let waiting: BroughtBackStep | null = null

/** Leaves a state that was brought back to the editor, which can undo it. */
export function leaveToEditor(step: BroughtBackStep): void {
  waiting = step
}

/** Takes over a state that was just brought back, as one step of undo. */
export function useBroughtBack(
  personId: string,
  own: OwnDetails,
  ownEdits: OwnEdits,
  history: History,
): void {
  useEffect(() => {
    if (waiting?.personId !== personId) return
    const { before, after } = waiting
    waiting = null
    const enter = (state: Entered) => () => enterState(state, own, ownEdits)
    history.push({ label: 'bringing a day back', undo: enter(before), redo: enter(after) })
  }, [personId, own, ownEdits, history])
}
