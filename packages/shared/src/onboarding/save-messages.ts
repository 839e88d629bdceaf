import type { ToastMessage } from './message.ts'
import type { SaveFailure } from './step.ts'

/** The message of a save without a user. */
export const NO_USER_MESSAGE = 'No authenticated user found'

export const RESPONSE_SAVED: ToastMessage = {
  title: 'Success!',
  description: 'Your response has been saved.',
}

const SAVE_FAILED = 'Failed to save response'

/**
 * The toast of a save that failed; `null` where the screen only logs.
 *
 * @param behavior of the step
 * @param message what the server said, possibly nothing
 */
export function saveFailureToast(behavior: SaveFailure, message: string | undefined): ToastMessage | null {
  if (behavior === 'log-only') return null
  const description = message?.trim() || (behavior === 'toast-with-fallback' ? SAVE_FAILED : '')
  return { title: 'Error', kind: 'destructive', ...(description && { description }) }
}
