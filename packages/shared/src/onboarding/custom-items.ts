// Adding, editing and removing the cards that owners write, on any question that allows it.

import { plainText } from '../plain-text.ts'
import { err, ok, type Result } from '../result.ts'
import type { CustomId, CustomItem } from './custom-item.ts'
import { CUSTOM_DESCRIPTION_MAX_LENGTH, CUSTOM_ITEMS_MAX_COUNT, CUSTOM_TITLE_MAX_LENGTH } from './limits.ts'
import type { ToastMessage } from './message.ts'
import type { Selection } from './selection.ts'
import type { ChoiceStep } from './step.ts'

/** What stands in the two fields of the dialog. */
export type CustomTextsTyped = { readonly title: string; readonly description: string }

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
 * Adds a card after the others; where the step says so, it is chosen at once.
 *
 * @param now the time of adding, from which the id is made
 * @returns the new selection and the id of the new card, or the toast that says what is wrong
 */
export function addCustomItem(
  step: ChoiceStep,
  selection: Selection,
  typed: CustomTextsTyped,
  now: Date,
): Result<{ readonly selection: Selection; readonly id: CustomId }, CustomItemError> {
  if (selection.custom.length >= CUSTOM_ITEMS_MAX_COUNT) return err(TOO_MANY)
  const texts = checkTexts(typed)
  if (!texts.ok) return texts
  const id = newCustomId(selection.custom, now)
  const selected = step.custom?.isSelectedWhenAdded ? [...selection.selected, id] : selection.selected
  return ok({ selection: { selected, custom: [...selection.custom, { id, ...texts.value }] }, id })
}

/** Replaces the texts of a card; it keeps its id, its place and whether it is chosen. */
export function editCustomItem(
  selection: Selection,
  id: CustomId,
  typed: CustomTextsTyped,
): Result<Selection, CustomItemError> {
  const texts = checkTexts(typed)
  if (!texts.ok) return texts
  const custom = selection.custom.map((item) => (item.id === id ? { id, ...texts.value } : item))
  return ok({ ...selection, custom })
}

/** What `restoreCustomItem` needs to undo a removal. */
export type RemovedCustomItem = {
  readonly item: CustomItem
  readonly index: number
  readonly wasSelected: boolean
}

/** Takes a card away, also from what is chosen; `removed` is `null` when there was no such card. */
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

/** Puts a removed card back where it stood, into a selection that may have changed since. */
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

function checkTexts(typed: CustomTextsTyped): Result<CustomTextsTyped, CustomItemError> {
  const title = plainText(typed.title)
  const description = plainText(typed.description)
  if (!title || !description) return err(INCOMPLETE)
  const isTooLong =
    title.length > CUSTOM_TITLE_MAX_LENGTH || description.length > CUSTOM_DESCRIPTION_MAX_LENGTH
  return isTooLong ? err(TOO_LONG) : ok({ title, description })
}

// Two cards of the same millisecond would share an id: the later one moves on until it has its own.
function newCustomId(items: readonly CustomItem[], now: Date): CustomId {
  let time = now.getTime()
  while (items.some((item) => item.id === `custom-${time}`)) time++
  return `custom-${time}`
}
