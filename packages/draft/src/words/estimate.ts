import type { Variants } from './type-words.ts'

/** The right to a Good Faith Estimate (45 CFR 149.610) in plain words. */
export const ESTIMATE_WORDS: {
  readonly title: string
  readonly text: readonly Variants[]
  readonly question: { readonly title: Variants; readonly text: Variants }
} = {
  title: 'You can ask for the price first',
  text: [
    [
      'If you have no insurance, or do not use it, you have the right to a Good Faith Estimate.',
      'Without insurance, or if you choose not to use it, you have the right to a Good Faith Estimate.',
    ],
    [
      'It is a written list of what your care is expected to cost. You can ask for it before you book.',
      'It shows in writing what your care should cost. You can get one before you book.',
    ],
    ['If your bill is at least $400 more than the estimate, you can dispute it.'],
  ],
  question: {
    title: ['Can I know the cost before my %visit?', 'Will I know the price ahead of time?'],
    text: [
      'Yes. If you pay for care yourself, you can get a written price first.',
      'Yes. People who pay for care themselves can ask for a price in writing first.',
    ],
  },
}
