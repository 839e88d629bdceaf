import { TASK_FORMS } from '../task-fields.ts'
import { addedLine } from './added-kinds.ts'
import { type EditState, workAt } from './edit-machine.ts'
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
  const workOf = (state: EditState) => {
    const work = workAt(state)
    return { id: work?.id ?? '', at: work?.at ?? state.at, item: work ? addedLine(work.id)?.item : undefined }
  }
  const titleOf = (id: string) => {
    const task = facts.taskOf(id)
    return task ? `“${TASK_FORMS[task.gap].title}”` : 'a fact'
  }
  return {
    isChanged: (state) => {
      const { at, item } = workOf(state)
      if (item) return items.isChanged(item)
      if (at === 'fact') return steps.isChanged()
      return at === 'picture' && pictures.isChanged()
    },
    keep: (state, text) => {
      const { id, at, item } = workOf(state)
      if (item) items.finish(item, 'next')
      else if (text !== null) words.finish(id, text)
      else if (at === 'fact') steps.finish(titleOf(id))
      else if (at === 'picture') pictures.finish()
    },
    takeBack: (state, text) => {
      const { id, at, item } = workOf(state)
      if (item) items.takeBack(item)
      else if (text !== null) words.takeBack(id, text)
      else if (at === 'fact') steps.takeBack(titleOf(id))
      else if (at === 'picture') pictures.takeBack()
    },
  }
}
