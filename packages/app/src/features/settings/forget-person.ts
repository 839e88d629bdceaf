/** Takes away what this browser kept of whoever used it: names, mails, unsent answers, where they came from. */
export function forgetPerson(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith('foyer:')) storage.removeItem(key)
    }
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
