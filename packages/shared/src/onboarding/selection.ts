// What is chosen on a screen of cards, in one form for all of them; the stored shapes differ by question.
import { customItems } from './answer-parts.ts'
import type { CustomItem } from './custom-item.ts'
import type { Option } from './option.ts'
import type { ChoiceStep } from './step.ts'

export type Selection = {
  /** The ids of the chosen cards, in the order of choosing. */
  readonly selected: readonly string[]
  /** The cards that the owner wrote, chosen or not. */
  readonly custom: readonly CustomItem[]
}

export const EMPTY_SELECTION: Selection = { selected: [], custom: [] }

/** Reads the selection out of a stored response; an unanswered question has an empty one. */
export function readSelection(step: ChoiceStep, answer: object | undefined): Selection {
  if (!answer) return EMPTY_SELECTION
  const stored = fieldOf(answer, step.selectedField)
  const selected = (Array.isArray(stored) ? stored : [stored]).filter((id) => typeof id === 'string')
  const custom = step.custom ? customItems.parse(fieldOf(answer, step.custom.field)) : []
  return { selected, custom }
}

/** The fields of the response that store a selection, for `prepareAnswer`. */
export function writeSelection(
  step: ChoiceStep,
  { selected, custom }: Selection,
): Readonly<Record<string, unknown>> {
  return {
    [step.selectedField]: step.storedAs === 'list' ? selected : selected[0],
    ...(step.custom && { [step.custom.field]: custom }),
  }
}

/** Chooses a card: a single choice replaces what was chosen, a multiple one adds it or takes it away. */
export function toggleOption(step: ChoiceStep, selection: Selection, id: string): Selection {
  if (step.kind === 'single-choice') return { ...selection, selected: [id] }
  const selected = selection.selected.includes(id)
    ? selection.selected.filter((chosen) => chosen !== id)
    : [...selection.selected, id]
  return { ...selection, selected }
}

/** The cards of a screen in order: those of the catalogue, then those of the owner. */
export function cardsOf(step: ChoiceStep, custom: readonly CustomItem[]): readonly Option[] {
  const hasInfo = step.options.some((option) => option.info !== undefined)
  return [...step.options, ...custom.map((item) => (hasInfo ? { ...item, info: item.description } : item))]
}

function fieldOf(answer: object, field: string): unknown {
  return new Map<string, unknown>(Object.entries(answer)).get(field)
}
