// Adds, edits and removes an owner's own cards, on any question that allows them.

import { plainText } from '../../plain-text.ts'
import { err, ok, type Result } from '../../result.ts'
import type { CustomId, CustomItem } from '../answers/custom-item.ts'
import {
  CUSTOM_DESCRIPTION_MAX_LENGTH,
  CUSTOM_ITEMS_MAX_COUNT,
  CUSTOM_TITLE_MAX_LENGTH,
} from '../answers/limits.ts'
import type { ChoiceStep } from '../questions/step.ts'
import type { ToastMessage } from '../toasts.ts'
import { type Selection, toggleOption } from './selection.ts'

/** The contents of the dialog's two fields. */
export type CustomItemTexts = { readonly title: string; readonly description: string }

export type CustomItemError = {
  readonly code: 'incomplete' | 'too_long' | 'too_many'
  readonly toast: ToastMessage
}

const INCOMPLETE: CustomItemError = {
  code: 'incomplete',
  toast: {
    title: 'Please fill out all fields',
    description: 'Both title and description are required',
    kind: 'destructive',
  },
}

const TOO_LONG: CustomItemError = {
  code: 'too_long',
  toast: {
    title: 'Please shorten this',
    description: `Use at most ${CUSTOM_TITLE_MAX_LENGTH} characters for the title and ${CUSTOM_DESCRIPTION_MAX_LENGTH} for the description`,
    kind: 'destructive',
  },
}

const TOO_MANY: CustomItemError = {
  code: 'too_many',
  toast: {
    title: `${CUSTOM_ITEMS_MAX_COUNT} cards of your own are the limit`,
    description: 'Remove one to add another',
    kind: 'destructive',
  },
}

/**
 * Appends a card and selects it. An unselected card would be stored and left out of the draft.
 *
 * @param now the current time, from which the id is derived
 * @returns the new selection and the id of the new card, or the toast that explains the problem
 */
export function addCustomItem(
  step: ChoiceStep,
  selection: Selection,
  typed: CustomItemTexts,
  now: Date,
): Result<{ readonly selection: Selection; readonly id: CustomId }, CustomItemError> {
  if (selection.custom.length >= CUSTOM_ITEMS_MAX_COUNT) return err(TOO_MANY)
  const texts = checkTexts(typed)
  if (!texts.ok) return texts
  const id = newCustomId(selection.custom, now)
  const custom = [...selection.custom, { id, ...texts.value }]
  return ok({ selection: toggleOption(step, { ...selection, custom }, id), id })
}

/** Replaces the texts of a card; its id, position and selection stay the same. */
export function editCustomItem(
  selection: Selection,
  id: CustomId,
  typed: CustomItemTexts,
): Result<Selection, CustomItemError> {
  const texts = checkTexts(typed)
  if (!texts.ok) return texts
  const custom = selection.custom.map((item) => (item.id === id ? { id, ...texts.value } : item))
  return ok({ ...selection, custom })
}

/** The data that `restoreCustomItem` needs to undo a removal. */
export type RemovedCustomItem = {
  readonly item: CustomItem
  readonly index: number
  readonly wasSelected: boolean
}

/** Removes a card and deselects it; `removed` is `null` when there is no such card. */
export function removeCustomItem(
  selection: Selection,
  id: CustomId,
): { readonly selection: Selection; readonly removed: RemovedCustomItem | null } {
  const index = selection.custom.findIndex((item) => item.id === id)
  const item = selection.custom[index]
  if (!item) return { selection, removed: null }
  return {
    selection: {
      selected: selection.selected.filter((chosen) => chosen !== id),
      custom: selection.custom.filter((other) => other.id !== id),
    },
    removed: { item, index, wasSelected: selection.selected.includes(id) },
  }
}

/** Restores a removed card at its old position, in a selection that may have changed since. */
export function restoreCustomItem(
  step: ChoiceStep,
  selection: Selection,
  { item, index, wasSelected }: RemovedCustomItem,
): Selection {
  if (selection.custom.some((other) => other.id === item.id)) return selection
  const isChosenAgain = wasSelected && (step.kind !== 'single-choice' || selection.selected.length === 0)
  return {
    selected: isChosenAgain ? [...selection.selected, item.id] : selection.selected,
    custom: selection.custom.toSpliced(index, 0, item),
  }
}

function checkTexts(typed: CustomItemTexts): Result<CustomItemTexts, CustomItemError> {
  const title = plainText(typed.title)
  const description = plainText(typed.description)
  if (!title || !description) return err(INCOMPLETE)
  const isTooLong =
    title.length > CUSTOM_TITLE_MAX_LENGTH || description.length > CUSTOM_DESCRIPTION_MAX_LENGTH
  return isTooLong ? err(TOO_LONG) : ok({ title, description })
}

// Two cards added in the same millisecond would share an id, so the later one takes the next free millisecond.
function newCustomId(items: readonly CustomItem[], now: Date): CustomId {
  let time = now.getTime()
  while (items.some((item) => item.id === `custom-${time}`)) time++
  return `custom-${time}`
}
