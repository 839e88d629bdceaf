import type { ItemWords, Variants } from './type-words.ts'

/** How a model works for a patient. */
export type ModelWords = {
  readonly label: string
  readonly heading: Variants
  /** Beside `Visits` in a list of facts: `By membership`; nothing where the model says nothing of them. */
  readonly fact?: string
  /** One sentence that follows from the card alone. */
  readonly lead: Variants
  readonly terms: readonly ItemWords[]
  readonly question: ItemWords
}

/** What we say of a model, and what an owner's prices look like in it. */
export type ClinicModelWords = ModelWords & {
  /** Said instead where nothing is touched or measured, or the field is not known. */
  readonly forTalk?: Pick<ModelWords, 'terms' | 'question'>
  /** Said instead where the chosen places do not fit the model, such as a hybrid practice with an office only. */
  readonly otherwise?: ModelWords
  /** Said instead where health insurance is never billed. */
  readonly unbilled?: Partial<ModelWords>
  /** The button of the first screen, once the practice is open. */
  readonly action: Variants
  /** Follows "To add:", and one sentence on what to send. */
  readonly costs: { readonly label: string; readonly advice: string }
}
