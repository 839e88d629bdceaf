import { strToU8, zipSync } from 'fflate'
import type { MyData } from './api/load-my-data.ts'

/** Writes everything as a ZIP archive: `my-data.json`, and PDFs and pictures in folders of their own. */
export function writeMyData({ content, pdfs, pictures }: MyData, now: Date): Uint8Array<ArrayBuffer> {
  // Both are compressed already.
  const files = [
    ...[...pdfs].map(([name, bytes]) => [`pdfs/${name}`, bytes] as const),
    ...[...pictures].map(([name, bytes]) => [`pictures/${name}`, bytes] as const),
  ].map(([path, bytes]) => [path, [bytes, { level: 0 }]] as const)
  return zipSync(
    { 'my-data.json': strToU8(JSON.stringify(content, null, 2)), ...Object.fromEntries(files) },
    { mtime: now },
  )
}
