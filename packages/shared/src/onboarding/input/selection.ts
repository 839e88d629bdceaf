// The selection on a screen of cards, in one form for all questions; the stored shapes differ by question.
import { customItems } from '../answers/answer-fields.ts'
import type { Answers } from '../answers/answers.ts'
import type { CustomItem } from '../answers/custom-item.ts'
import type { Option } from '../questions/catalogues/option.ts'
import type { ChoiceStep } from '../questions/step.ts'

export type Selection = {
  /** The ids of the selected cards, in the order of selection. */
  readonly selected: readonly string[]
  /** The owner's own cards, selected or not. */
  readonly custom: readonly CustomItem[]
}

export const EMPTY_SELECTION: Selection = { selected: [], custom: [] }

/** Reads the selection from a stored response; an unanswered question has an empty selection. */
export function readSelection(step: ChoiceStep, answer: object | undefined): Selection {
  if (!answer) return EMPTY_SELECTION
  const stored = fieldOf(answer, step.selectedField)
  const selected = (Array.isArray(stored) ? stored : [stored]).filter((id) => typeof id === 'string')
  const custom = step.custom ? customItems.parse(fieldOf(answer, step.custom.field)) : []
  return { selected, custom }
}

/** Returns the response fields that store a selection, as input for `prepareAnswer`. */
export function writeSelection(
  step: ChoiceStep,
  { selected, custom }: Selection,
): Readonly<Record<string, unknown>> {
  return {
    [step.selectedField]: step.storedAs === 'list' ? selected : selected[0],
    ...(step.custom && { [step.custom.field]: custom }),
  }
}

/** Selects a card: a single choice replaces the selection, a multiple choice toggles the card. */
export function toggleOption(step: ChoiceStep, selection: Selection, id: string): Selection {
  if (step.kind === 'single-choice') return { ...selection, selected: [id] }
  const selected = selection.selected.includes(id)
    ? selection.selected.filter((chosen) => chosen !== id)
    : [...selection.selected, id]
  return { ...selection, selected }
}

/** Returns the cards of a screen in order: first the catalogue's, then the owner's. */
export function cardsOf(step: ChoiceStep, custom: readonly CustomItem[]): readonly Option[] {
  const hasInfo = step.options.some((option) => option.info !== undefined)
  return [...step.options, ...custom.map((item) => (hasInfo ? { ...item, info: item.description } : item))]
}

/** Returns the cards selected for a question, from the catalogue and the owner, in the order of selection. */
export function chosenCards(step: ChoiceStep, answers: Answers): readonly Option[] {
  const { selected, custom } = readSelection(step, answers[step.key])
  const cards = cardsOf(step, custom)
  return selected.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

function fieldOf(answer: object, field: string): unknown {
  return new Map<string, unknown>(Object.entries(answer)).get(field)
}
