/** Puts a text on the clipboard; `false` where the browser refuses: outside of secure pages, or by a person's wish. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
