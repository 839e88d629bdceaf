/** Puts a text on the clipboard; `false` where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The clipboard is not open to this page:', error)
    return false
  }
}
