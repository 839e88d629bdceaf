import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Extensions, PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { makePrivate } from '../data-folder.ts'
import { applyMigrations, listMigrations } from './migrations.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const OPTIONS: PGliteOptions = {
  extensions: { pgcrypto, uuid_ossp },
  // The write-ahead log comes in files of one megabyte instead of sixteen: each copy of a snapshot has its files.
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [
    ...PGlite.defaultStartParams,
    // The files are in memory or in the system's cache: Postgres' default of 128 MB would hold a second copy.
    '-c',
    'shared_buffers=16MB',
    '-c',
    'search_path="$user",public,extensions',
    // How much of the write-ahead log is kept for reuse after a checkpoint. Earlier data folders have files of 16 MB, and
    // Postgres asks for two.
    '-c',
    'max_wal_size=64MB',
    '-c',
    'min_wal_size=32MB',
  ],
}

/**
 * Opens an in-memory Postgres with the base schema, and with the migrations of a folder if there is one. Copies a snapshot
 * of such a database if there is one, else leaves one behind.
 *
 * @param migrationsDir the folder with the `.sql` files; `null` for none
 * @param extensions that can be created besides those of the stack
 * @throws Error that names the migration that failed
 */
export async function openInMemory(
  migrationsDir: string | null = null,
  extensions: Extensions = {},
): Promise<PGlite> {
  const migrations = migrationsDir ? listMigrations(migrationsDir).map(({ file }) => file) : []
  const sources = [...BASE_SOURCES, ...migrations]
  const options = {
    ...OPTIONS,
    startParams: [...(OPTIONS.startParams ?? []), '-c', 'min_wal_size=2MB'],
    extensions: { ...OPTIONS.extensions, ...extensions },
  }
  const snapshot = await readSnapshot(sources)
  if (snapshot) return PGlite.create({ ...options, loadDataDir: snapshot })
  const pglite = migrations.length ? await openInMemory(null, extensions) : await PGlite.create(options)
  try {
    if (migrationsDir && migrations.length) await applyMigrations(pglite, migrationsDir)
    else await applyBaseSchema(pglite)
    // Otherwise each copy of the snapshot would replay the write-ahead log.
    await pglite.exec('checkpoint')
    await writeSnapshot(sources, await pglite.dumpDataDir('none'))
  } catch (error) {
    await pglite.close()
    throw error
  }
  return pglite
}

/**
 * Opens the Postgres of a data folder, making it with the base schema first if there is none.
 *
 * @throws Error with one sentence when the files are damaged
 */
export async function openOnDisk(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) await makeOnDisk(folder)
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
    const pglite = await PGlite.create({ ...OPTIONS, dataDir: folder })
    // PGlite gives other users rights to files that it unpacks from a snapshot or makes at start.
    makePrivate(folder)
    return pglite
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database in ${folder} is damaged (${reason}): restore the folder from a copy, or delete it to start with an empty database.`,
    )
  }
}

/** Renames the folder when it is complete, so that an interrupted start leaves no incomplete database. */
async function makeOnDisk(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const base = (await readSnapshot(BASE_SOURCES)) ?? (await makeBaseSnapshot())
  const pglite = await PGlite.create({ ...OPTIONS, dataDir: unfinished, loadDataDir: base })
  await pglite.close()
  await rename(unfinished, folder)
}

async function makeBaseSnapshot(): Promise<Blob> {
  const pglite = await openInMemory()
  const base = await pglite.dumpDataDir('none')
  await pglite.close()
  return base
}

/** The SQL that every project has before its own migrations, in order. */
export const BASE_FILES: readonly string[] = [
  join(import.meta.dirname, 'roles.sql'),
  join(import.meta.dirname, 'auth-schema.sql'),
  join(import.meta.dirname, 'storage-schema.sql'),
  join(import.meta.dirname, '..', 'rest', 'schema-watch.sql'),
]

/** What a snapshot without migrations is made from: the options of this file decide how its files are laid out. */
const BASE_SOURCES: readonly string[] = [import.meta.filename, ...BASE_FILES]

/** Creates the roles and schemas of the platform in an empty database, in one transaction. */
async function applyBaseSchema(pglite: PGlite): Promise<void> {
  await pglite.transaction(async (transaction) => {
    for (const file of BASE_FILES) await transaction.exec(readFileSync(file, 'utf8'))
  })
}
