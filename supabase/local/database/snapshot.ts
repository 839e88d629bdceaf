// In-memory databases of the same schema begin as copies of one that was made before.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const PGLITE = require.resolve('@electric-sql/pglite')
const FOLDER = join(PGLITE, '..', '..', '..', '..', '.cache', 'embedded-stack')

/** The snapshot of a database made from exactly these files, if there is one. */
export async function readSnapshot(sources: readonly string[]): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await fileFor(sources))])
  } catch {
    return undefined
  }
}

/** Keeps a snapshot for the next time. A cache that cannot be written only costs time. */
export async function writeSnapshot(sources: readonly string[], snapshot: Blob): Promise<void> {
  try {
    const file = await fileFor(sources)
    await mkdir(FOLDER, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, new Uint8Array(await snapshot.arrayBuffer()))
    await rename(unfinished, file)
  } catch (error) {
    console.warn(`The database snapshot was not kept: ${error instanceof Error ? error.message : error}`)
  }
}

async function fileFor(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(PGLITE)
  hash.update(await readFile(join(PGLITE, '..', '..', 'package.json')))
  for (const source of sources) hash.update(await readFile(source))
  return join(FOLDER, `${hash.digest('hex').slice(0, 32)}.tar`)
}
