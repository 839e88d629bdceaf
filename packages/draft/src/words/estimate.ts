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
      'It is a written list of what your care is expected to cost, and you can ask for it before you book.',
      'It says in writing what your care should cost, and it is there for the asking, even before you book.',
    ],
    ['If the bill is $400 or more above it, you can dispute the bill.'],
  ],
  question: {
    title: ['Can I know the cost before I book?', 'Will I know the price ahead of time?'],
    text: [
      'Yes, if you pay for care yourself: you can have an estimate in writing.',
      'If you pay for care yourself, yes: the estimate is your right.',
    ],
  },
}
