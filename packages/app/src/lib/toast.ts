export type ToastMessage = {
  readonly title: string
  readonly description?: string
  /** A destructive toast stays until it is closed and is announced at once. */
  readonly kind?: 'success' | 'destructive'
}

// The toasts' own code is not part of the first screen: what is shown before it has arrived waits here.
let waiting: ToastMessage[] = []
let present: ((message: ToastMessage) => void) | null = null
let wanted: () => void = () => {}
let dismiss: () => void = () => {}

/** Shows a toast, as soon as the place for toasts has loaded. */
export function showToast(message: ToastMessage): void {
  if (present) present(message)
  else {
    waiting.push(message)
    wanted()
  }
}

/** Takes the destructive toasts away: what they complained about is being set right or tried again. */
export function dismissToasts(): void {
  waiting = waiting.filter(({ kind }) => kind !== 'destructive')
  dismiss()
}

/** Called by the place for toasts when it can show them, and take the destructive ones away. */
export function presentToasts(
  show: (message: ToastMessage) => void,
  dismissDestructive: () => void,
): () => void {
  present = show
  dismiss = dismissDestructive
  for (const message of waiting.splice(0)) show(message)
  return () => {
    present = null
  }
}

/** Reports the first toast that waits for its place. */
export function onToastWanted(listener: () => void): () => void {
  wanted = listener
  if (waiting.length) listener()
  return () => {
    wanted = () => {}
  }
}

/** Forgets what waits. */
export function resetToasts(): void {
  waiting = []
  present = null
}
