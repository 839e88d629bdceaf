// The dialogs of a question: no question needs them to be answered, so their code comes after it.
import { lazyComponent } from '../../../lib/lazy-component.tsx'

export const CustomCardDialog = lazyComponent(
  async () => (await import('./custom-card-dialog.tsx')).CustomCardDialog,
)
export const ExplanationDialog = lazyComponent(
  async () => (await import('./explanation-dialog.tsx')).ExplanationDialog,
)

/** Loads the code of both ahead of time. */
export function preloadDialogs(): void {
  CustomCardDialog.preload()
  ExplanationDialog.preload()
}
