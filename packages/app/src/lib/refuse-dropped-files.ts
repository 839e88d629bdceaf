/**
 * Refuses files that are dropped where nothing takes them: the browser would leave the page to show them. A drop zone that
 * takes files has prevented the event before.
 *
 * @returns a function that stops it
 */
export function refuseDroppedFiles(place: Document): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  place.addEventListener('dragover', refuse)
  place.addEventListener('drop', refuse)
  return () => {
    place.removeEventListener('dragover', refuse)
    place.removeEventListener('drop', refuse)
  }
}
