/** What a toast says. */
export type ToastText = { readonly title: string; readonly description?: string }

/** A toast; `destructive` ones stay until they are closed and are announced at once. */
export type ToastMessage = ToastText & { readonly kind?: 'success' | 'destructive' }
