import type { Item } from './api/desk.ts'

/** What is typed for an item, and who reads it. */
export type WordsField = {
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  /** Said under the field when it is empty. */
  readonly missing: string
}

const REASON = { maxLength: 300, missing: 'Write why, in at most 300 characters.' } as const

/** What is typed before an item can be decided; null when nothing is needed. */
export function wordsField(item: Item): WordsField | null {
  switch (item.kind) {
    case 'support':
      return {
        label: 'Your answer',
        hint: 'It goes out as a mail, with the question below it.',
        maxLength: 5000,
        missing: 'Write the answer first.',
      }
    case 'case':
      return { ...REASON, label: 'What you found', hint: 'The partner reads it.' }
    case 'change':
      return { ...REASON, label: 'Reason, to decline', hint: 'The owner reads it.' }
    case 'referral':
      return { ...REASON, label: 'Reason', hint: 'The partner reads the reason of hold and reject.' }
    case 'payout':
      return {
        label: 'Reference from the bank',
        hint: 'It stands on each statement. Paid today, Eastern; for another day or a single line, open the batch.',
        maxLength: 60,
        missing: 'Write the reference of the bank first.',
      }
    default:
      return null
  }
}
