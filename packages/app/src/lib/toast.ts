export type ToastMessage = {
  readonly title: string
  readonly description?: string
  /** A destructive toast stays until it is closed and is announced at once. */
  readonly kind?: 'success' | 'destructive'
}

// The code of the toasts is not part of the first screen: earlier toasts wait here.
let waiting: ToastMessage[] = []
let present: ((message: ToastMessage) => void) | null = null
let wanted: () => void = () => {}
let dismiss: () => void = () => {}

/** Shows a toast, as soon as the code of the toasts is loaded. */
export function showToast(message: ToastMessage): void {
  if (present) present(message)
  else {
    waiting.push(message)
    wanted()
  }
}

/** Dismisses destructive toasts, because the person corrects or retries. */
export function dismissToasts(): void {
  waiting = waiting.filter(({ kind }) => kind !== 'destructive')
  dismiss()
}

/** Registers how toasts are shown and how destructive ones are dismissed; returns a function that unregisters. */
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

/** Calls the listener with the first waiting toast. */
export function onToastWanted(listener: () => void): () => void {
  wanted = listener
  if (waiting.length) listener()
  return () => {
    wanted = () => {}
  }
}

/** Drops waiting toasts, for tests. */
export function resetToasts(): void {
  waiting = []
  present = null
}
