import { TASK_FORMS } from '../task-fields.ts'
import { addedLine } from './added-kinds.ts'
import type { EditState } from './edit-machine.ts'
import type { FieldsAtWork } from './line-work.ts'
import type { Pictures } from './pictures/use-pictures.ts'
import type { AddedItems } from './use-added-items.ts'
import type { DetailSteps } from './use-detail-steps.ts'
import type { Facts } from './use-facts.ts'
import type { WordActions } from './use-word-actions.ts'

type Stores = {
  readonly words: WordActions
  readonly items: AddedItems
  readonly steps: DetailSteps
  readonly pictures: Pictures
  readonly facts: Pick<Facts, 'taskOf'>
}

/** Returns what is kept and taken back in each layer of the editor. */
export function fieldsAtWork({ words, items, steps, pictures, facts }: Stores): FieldsAtWork {
  const itemOf = (state: EditState) => ('id' in state ? addedLine(state.id)?.item : undefined)
  const titleOf = (state: EditState) => {
    const task = 'id' in state ? facts.taskOf(state.id) : undefined
    return task ? `“${TASK_FORMS[task.gap].title}”` : 'a fact'
  }
  return {
    isChanged: (state) => {
      const item = itemOf(state)
      if (item) return items.isChanged(item)
      if (state.at === 'fact') return steps.isChanged()
      return state.at === 'picture' && pictures.isChanged()
    },
    keep: (state, text) => {
      const item = itemOf(state)
      if (item) items.finish(item, 'next')
      else if (text !== null && 'id' in state) words.finish(state.id, text)
      else if (state.at === 'fact') steps.finish(titleOf(state))
      else if (state.at === 'picture') pictures.finish()
    },
    takeBack: (state, text) => {
      const item = itemOf(state)
      if (item) items.takeBack(item)
      else if (text !== null && 'id' in state) words.takeBack(state.id, text)
      else if (state.at === 'fact') steps.takeBack(titleOf(state))
      else if (state.at === 'picture') pictures.takeBack()
    },
  }
}
