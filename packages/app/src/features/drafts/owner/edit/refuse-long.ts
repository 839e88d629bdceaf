import { LINE_MAX_LENGTH } from '@foyer/shared/api/site-edits.ts'
import { showToast } from '../../../../lib/toast.ts'

/** Says that a text is too long for any line. What stood there stays. */
export function sayTooLong(): void {
  showToast({
    title: 'Too long for one line',
    description: `Nothing was pasted, and what you had is still there. Use at most ${LINE_MAX_LENGTH.toLocaleString('en-US')} characters.`,
    kind: 'destructive',
  })
}

/** Says that a line was left empty, and has the words of before. */
export function sayEmpty(name: string): void {
  showToast({
    title: `“${name}” was left empty`,
    description: 'The words of before stand there again. To leave it out, take it out or hide its section.',
  })
}

/** Whether a text in a field is too long for any line, of which its owner is told. */
export function isRefused(text: string): boolean {
  if (text.length <= LINE_MAX_LENGTH) return false
  sayTooLong()
  return true
}
