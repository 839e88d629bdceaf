// A new database is a copy of a cached one, which is much faster than creating it.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'embedded-stack')
const KEPT = 6
/** More than a snapshot has. */
const UNPACKED_BYTES = 48 * 1024 * 1024

/** The snapshot of a database made from exactly these files, if there is one. */
export async function readSnapshot(sources: readonly string[]): Promise<Blob | undefined> {
  try {
    const file = await fileFor(sources)
    // In one piece: thousands of small ones take as long to join as to unpack.
    const unpacked = await promisify(zstdDecompress)(await readFile(file), { chunkSize: UNPACKED_BYTES })
    const snapshot = new Unpacked(unpacked)
    const now = new Date()
    await utimes(file, now, now)
    return snapshot
  } catch {
    return undefined
  }
}

/** A snapshot whose bytes are copied once, when they are read: a `Blob` that holds them copies them when it is made as well. */
class Unpacked extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>

  constructor(bytes: Buffer<ArrayBuffer>) {
    super()
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer
  }
}

/** Caches a snapshot; warns when the cache cannot be written. */
export async function writeSnapshot(sources: readonly string[], snapshot: Blob): Promise<void> {
  try {
    const file = await fileFor(sources)
    await mkdir(FOLDER, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, await promisify(zstdCompress)(await snapshot.arrayBuffer()))
    await rename(unfinished, file)
    await removeOldest()
  } catch (error) {
    console.warn(`The database snapshot was not cached: ${error instanceof Error ? error.message : error}`)
  }
}

async function fileFor(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(join(PGLITE, '..', '..', 'package.json')))
  // The name of a migration is recorded in the database.
  for (const source of sources) hash.update(basename(source)).update(await readFile(source))
  return join(FOLDER, `${hash.digest('hex').slice(0, 32)}.tar.zst`)
}

/** Each change of a source leaves an unused snapshot behind: those used last are kept. */
async function removeOldest(): Promise<void> {
  const files = (await readdir(FOLDER)).map((name) => join(FOLDER, name))
  const aged = await Promise.all(files.map(async (file) => ({ file, age: -(await stat(file)).mtimeMs })))
  aged.sort((one, other) => one.age - other.age)
  for (const { file } of aged.slice(KEPT)) await rm(file, { force: true })
}
