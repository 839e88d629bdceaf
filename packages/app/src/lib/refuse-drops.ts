/** Where the browser puts dropped words into a text. */
const TEXTS =
  'input:not([type=checkbox],[type=radio],[type=file]),textarea,[contenteditable]:not([contenteditable=false])'

/**
 * Refuses files, links and words that are dropped where nothing takes them: the browser would leave the page to show them. A
 * drop zone that takes them has prevented the event before, and words may fall into a text.
 *
 * @returns a function that stops it
 */
export function refuseDrops(place: Document): () => void {
  const refuse = (event: DragEvent) => {
    const isFile = event.dataTransfer?.types.includes('Files') ?? false
    const isIntoText = !isFile && (event.target as Partial<Element> | null)?.closest?.(TEXTS)
    if (event.defaultPrevented || isIntoText) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  place.addEventListener('dragover', refuse)
  place.addEventListener('drop', refuse)
  return () => {
    place.removeEventListener('dragover', refuse)
    place.removeEventListener('drop', refuse)
  }
}
