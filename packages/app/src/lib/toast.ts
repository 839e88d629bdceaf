import { createElement } from 'react'
import { toast } from 'sonner'
import { ToastView } from './toast-view.tsx'

export type ToastMessage = {
  readonly title: string
  readonly description?: string
  /** A destructive toast stays until it is closed and is announced at once. */
  readonly kind?: 'success' | 'destructive'
}

const SHOWN_MS = 5000
const MOST_SHOWN = 2

let count = 0

/** Shows a toast. The two newest are shown. */
export function showToast(message: ToastMessage): void {
  const isDestructive = message.kind === 'destructive'
  const shown = toast.getToasts().map(({ id }) => id)
  for (const id of shown.slice(0, Math.max(0, shown.length + 1 - MOST_SHOWN))) toast.dismiss(id)
  toast.custom((id) => createElement(ToastView, { ...message, onClose: () => toast.dismiss(id) }), {
    id: `${isDestructive ? DESTRUCTIVE : ''}${++count}`,
    duration: isDestructive ? Number.POSITIVE_INFINITY : SHOWN_MS,
  })
}

const DESTRUCTIVE = 'destructive-'

/** Dismisses destructive toasts, because the person corrects or retries. */
export function dismissToasts(): void {
  for (const { id } of toast.getToasts()) if (String(id).startsWith(DESTRUCTIVE)) toast.dismiss(id)
}
