import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'

/** A hosted function has 2 s of processor time; a page takes 5 to 50 ms. */
const MAX_PAGES = 20
const MAX_MS = 1_000

const itemSchema = z.object({ str: z.string(), hasEOL: z.boolean(), transform: z.array(z.number()) })

/**
 * Reads the text of the first pages of a PDF, with a blank line between paragraphs.
 *
 * @throws when the file is no readable PDF
 */
export async function readPages(file: Uint8Array): Promise<string[]> {
  const before = Date.now()
  const pdf = await getDocumentProxy(file)
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(textOf(items))
      if (Date.now() - before > MAX_MS) break
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Lines that are further apart than those of a paragraph: the gap in heights of a letter. */
const PARAGRAPH_GAP = 1.8

function textOf(items: readonly unknown[]): string {
  let text = ''
  let lastLine: number | null = null
  for (const raw of items) {
    const item = itemSchema.safeParse(raw).data
    if (!item) continue
    const [, , , size = 0, , line = 0] = item.transform
    if (item.str.trim()) {
      if (lastLine !== null && Math.abs(lastLine - line) > PARAGRAPH_GAP * Math.abs(size)) text += '\n\n'
      lastLine = line
    }
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  return text
}
