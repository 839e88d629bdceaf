/** Hands a text to the browser as a file to be kept. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
