/** Downloads a text, or bytes, as a file. */
export function downloadFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
