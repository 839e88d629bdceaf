/** Removes everything the app stored in this browser: names, emails, unsent answers, touches. */
export function forgetPerson(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith('foyer:')) storage.removeItem(key)
    }
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
