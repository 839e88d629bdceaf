import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { applyBaseSchema, BASE_FILES } from './base-schema.ts'
import { applyMigrations, listMigrations } from './migrations.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { Turns } from './turns.ts'

/** On whose behalf a transaction runs: what the policies see. */
export type Caller = { readonly role: string; readonly claims: Readonly<Record<string, unknown>> }

export type Transaction = {
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; affectedRows: number }>
}

export type Database = {
  /** One short transaction as the caller: role, claims and settings are local to it, so that policies decide. */
  asCaller<T>(
    caller: Caller,
    options: { readonly readOnly?: boolean; readonly settings?: Readonly<Record<string, string>> },
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>
  /** One short transaction as the superuser `postgres`, for the services' own bookkeeping. */
  asSuperuser<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database with what the wire server needs to take part in its turns. */
export type OpenDatabase = Database & { readonly pglite: PGlite; readonly turns: Turns }

const EXTENSIONS = { pgcrypto, uuid_ossp }

/**
 * Opens the stack's database and brings it up to date: base schema, then the migrations that are new.
 *
 * @param dataDir `null` keeps it in memory
 * @param migrationsDir the folder with the `.sql` files; `null` for none
 * @throws Error with one sentence when the files are damaged or a migration fails
 */
export async function openDatabase(
  dataDir: string | null,
  migrationsDir: string | null,
): Promise<OpenDatabase> {
  if (dataDir === null) return openInMemory(migrationsDir)
  const folder = join(dataDir, 'database')
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  mkdirSync(folder, { recursive: true })
  const pglite = await openFolder(folder)
  if (isNew) await applyBaseSchema(pglite)
  if (migrationsDir) await applyMigrations(pglite, migrationsDir)
  return serve(pglite)
}

/** An empty in-memory database with the base schema alone. */
export function openMemoryDatabase(): Promise<OpenDatabase> {
  return openInMemory(null)
}

async function openInMemory(migrationsDir: string | null): Promise<OpenDatabase> {
  // Making the schema takes seconds, loading its snapshot does not: tests start many stacks.
  const sources = [
    ...BASE_FILES,
    ...(migrationsDir ? listMigrations(migrationsDir).map(({ file }) => file) : []),
  ]
  const snapshot = await readSnapshot(sources)
  const pglite = await PGlite.create({
    extensions: EXTENSIONS,
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  })
  if (!snapshot) {
    await applyBaseSchema(pglite)
    if (migrationsDir) await applyMigrations(pglite, migrationsDir)
    await writeSnapshot(sources, await pglite.dumpDataDir('none'))
  }
  return serve(pglite)
}

async function openFolder(folder: string): Promise<PGlite> {
  const options: PGliteOptions = { dataDir: folder, extensions: EXTENSIONS }
  try {
    return await PGlite.create(options)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database in ${folder} cannot be opened (${reason}): it is damaged. Restore it from a copy, or delete the folder to start anew.`,
    )
  }
}

function serve(pglite: PGlite): OpenDatabase {
  const turns = new Turns()
  const transaction: Transaction = {
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const { rows, affectedRows } = await pglite.query<Row>(text, [...values])
      return { rows, affectedRows: affectedRows ?? 0 }
    },
  }

  // One simple query opens the transaction and sets everything: each round trip into PGlite costs.
  async function run<T>(begin: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const handOn = await turns.take()
    try {
      await pglite.exec(begin)
      const result = await work(transaction)
      await pglite.exec('commit')
      return result
    } catch (error) {
      await pglite.exec('rollback')
      throw error
    } finally {
      handOn()
    }
  }

  return {
    pglite,
    turns,
    asSuperuser: (work) => run('begin', work),
    asCaller({ role, claims }, { readOnly = false, settings = {} }, work) {
      const local = {
        search_path: '"public", "extensions"',
        role,
        'request.jwt.claims': JSON.stringify({ ...claims, role }),
        ...settings,
      }
      const assignments = Object.entries(local).map(
        ([name, value]) => `set_config(${quote(name)}, ${quote(value)}, true)`,
      )
      return run(`begin${readOnly ? ' read only' : ''}; select ${assignments.join(', ')}`, work)
    },
    close: () => pglite.close(),
  }
}

/** Postgres texts cannot hold NUL; everything else is safe between quotes (standard_conforming_strings is on). */
function quote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`
}
