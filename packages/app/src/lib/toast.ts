import { createElement } from 'react'
import { toast } from 'sonner'
import { ToastView } from './toast-view.tsx'

export type ToastMessage = {
  readonly title: string
  readonly description?: string
  /** A destructive toast stays until it is closed and is announced at once. */
  readonly kind?: 'success' | 'destructive'
  /** Takes back what the toast tells of. */
  readonly onUndo?: () => void
}

const SHOWN_MS = 5000
const MOST_SHOWN = 2
/** A toast that is this old when a move begins has been about the page that is left. */
const OF_THE_MOVE_MS = 500

let count = 0
let errorPlace: 'bottom-center' | undefined
const shownAt = new Map<string | number, number>()
/** The errors at the lower edge. */
const lowErrors = new Map<string, ToastMessage>()

/** Sets where errors stand, if not where the other toasts do. */
export function setErrorPlace(place: typeof errorPlace): void {
  errorPlace = place
}

/** Shows a toast. The two newest are shown. */
export function showToast(message: ToastMessage): void {
  const isDestructive = message.kind === 'destructive'
  const shown = toast.getToasts().map(({ id }) => id)
  for (const id of shown.slice(0, Math.max(0, shown.length + 1 - MOST_SHOWN))) toast.dismiss(id)
  const id = `${isDestructive ? DESTRUCTIVE : ''}${++count}`
  shownAt.set(id, performance.now())
  // On phones a dialog is a sheet at the lower edge.
  const isOverDialog = document.querySelector('[role="dialog"]:not(.site-strip)') !== null
  const low = isDestructive && !isOverDialog ? errorPlace : undefined
  if (low) lowErrors.set(id, message)
  toast.custom((own) => createElement(ToastView, { ...message, onClose: () => toast.dismiss(own) }), {
    id,
    duration: isDestructive ? Number.POSITIVE_INFINITY : SHOWN_MS,
    ...(low && { position: low }),
    onDismiss: () => {
      shownAt.delete(id)
      lowErrors.delete(id)
    },
  })
}

/** Moves the errors at the lower edge to the upper one: a dialog opens, which is a sheet over them on phones. */
export function liftErrors(): void {
  for (const [id, message] of lowErrors) {
    lowErrors.delete(id)
    toast.custom((own) => createElement(ToastView, { ...message, onClose: () => toast.dismiss(own) }), {
      id,
      position: 'top-center',
    })
  }
}

const DESTRUCTIVE = 'destructive-'

/** Dismisses destructive toasts, because the person corrects or retries. */
export function dismissToasts(): void {
  for (const { id } of toast.getToasts()) if (String(id).startsWith(DESTRUCTIVE)) toast.dismiss(id)
}

/** Dismisses what was said about a page that is being left. Errors stay until they are closed or saved. */
export function dismissOldToasts(): void {
  const now = performance.now()
  for (const { id } of toast.getToasts()) {
    const age = now - (shownAt.get(id) ?? now)
    if (!String(id).startsWith(DESTRUCTIVE) && age > OF_THE_MOVE_MS) toast.dismiss(id)
  }
}
