// Functions that run in the app and look into the frame with the draft. Each is sent as text, so it uses nothing outside
// of itself.

/** The words of a line. */
export function textOf(id: string): string {
  const page = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
  return page?.querySelector(`main [data-line="${id}"]`)?.textContent?.trim() ?? ''
}

/** The ids of the sections, in their order on the page. */
export function sectionsOf(): string[] {
  const page = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
  return [...(page?.querySelectorAll('main section[id]') ?? [])].map(({ id }) => id)
}

/** Where the caret stands in the line that is being typed; -1 while none is. */
export function caretOf(): number {
  const page = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
  const line = page?.querySelector('[data-typing]')
  const selection = page?.getSelection()
  if (!page || !line || !selection?.anchorNode || !line.contains(selection.anchorNode)) return -1
  // A line may be several nodes, and the selection may stand between two of them.
  const before = page.createRange()
  before.setStart(line, 0)
  before.setEnd(selection.anchorNode, selection.anchorOffset)
  return before.toString().length
}

/** Returns the sentences of the draft that take no press in a place between their lines of text. */
export function unheardPoints(): string[] {
  const page = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
  const lines = page?.querySelectorAll<HTMLElement>('main [data-button] > summary > draft-line') ?? []
  if (!page || !lines.length) return ['No line of the page is a button.']
  const unheard: string[] = []
  for (const line of lines) {
    line.scrollIntoView({ block: 'center', behavior: 'instant' })
    const boxes = [...line.getClientRects()].filter(({ width }) => width > 1)
    boxes.forEach((box, index) => {
      const next = boxes[index + 1]
      if (!next || next.top <= box.bottom) return
      const [left, right] = [Math.max(box.left, next.left), Math.min(box.right, next.right)]
      // A line that begins at the end of a row of others has nothing above or below it.
      if (right <= left) return
      const x = (left + right) / 2
      for (const part of [0.1, 0.5, 0.9]) {
        const y = box.bottom + (next.top - box.bottom) * part
        const hit = page.elementFromPoint(x, y)
        if (hit?.closest('[data-button]') !== line.closest('[data-button]'))
          unheard.push(`${line.dataset.line}: ${x},${y}`)
      }
    })
  }
  return unheard
}
