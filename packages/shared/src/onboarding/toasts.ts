/** The texts of a toast. */
export type ToastText = { readonly title: string; readonly description?: string }

/** A toast; a `destructive` one stays until it is closed and is announced immediately. */
export type ToastMessage = ToastText & { readonly kind?: 'success' | 'destructive' }

/**
 * How a screen reacts to a failed save: a toast with the server's message or 'Failed to save response', a toast with
 * the server's message only, or a log entry while the owner goes on to the next screen.
 */
export type SaveFailureBehavior = 'toast-with-fallback' | 'toast-with-message' | 'log-only'

/** The error message of a save without a signed-in user. */
export const NO_USER_MESSAGE = 'No authenticated user found'

export const RESPONSE_SAVED: ToastMessage = {
  title: 'Success!',
  description: 'Your response has been saved.',
  kind: 'success',
}

const SAVE_FAILED = 'Failed to save response'

/**
 * Returns the toast for a failed save; `null` for screens that only log.
 *
 * @param message the server's error message, if there is one
 */
export function saveFailureToast(
  behavior: SaveFailureBehavior,
  message: string | undefined,
): ToastMessage | null {
  if (behavior === 'log-only') return null
  const description = message?.trim() || (behavior === 'toast-with-fallback' ? SAVE_FAILED : '')
  return { title: 'Error', kind: 'destructive', ...(description && { description }) }
}
