import { strToU8, zipSync } from 'fflate'
import type { MyData } from './api/load-my-data.ts'

/** Writes everything as a ZIP archive: `my-data.json`, and the PDFs in a folder of their own. */
export function writeMyData({ content, pdfs }: MyData, now: Date): Uint8Array<ArrayBuffer> {
  // PDFs are compressed already.
  const files = [...pdfs].map(([name, bytes]) => [`pdfs/${name}`, [bytes, { level: 0 }]] as const)
  return zipSync(
    { 'my-data.json': strToU8(JSON.stringify(content, null, 2)), ...Object.fromEntries(files) },
    { mtime: now },
  )
}
