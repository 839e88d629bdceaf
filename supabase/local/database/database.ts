import type { PGlite } from '@electric-sql/pglite'
import { checkpointRegularly } from './checkpoint.ts'
import { applyMigrations } from './migrations.ts'
import { openInMemory, openOnDisk } from './open-pglite.ts'
import { SharedSession } from './shared-session.ts'

/** The role and claims that policies see. */
export type Caller = { readonly role: string; readonly claims: Readonly<Record<string, unknown>> }

export type Transaction = {
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; affectedRows: number }>
}

export type Database = {
  /** Runs one short transaction with the caller's role, claims and settings, so that policies apply. */
  asCaller<T>(
    caller: Caller,
    options: { readonly readOnly?: boolean; readonly settings?: Readonly<Record<string, string>> },
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>
  /** Runs one short transaction as the superuser `postgres`, for the services' own data. */
  asSuperuser<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database with what the wire server needs to share it. */
export type OpenDatabase = Database & { readonly pglite: PGlite; readonly session: SharedSession }

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
  if (dataDir === null) return createDatabase(await openInMemory(migrationsDir))
  const pglite = await openOnDisk(dataDir)
  try {
    if (migrationsDir) await applyMigrations(pglite, migrationsDir)
  } catch (error) {
    await pglite.close()
    throw error
  }
  const database = createDatabase(pglite)
  const endCheckpoints = checkpointRegularly(pglite, database.session)
  return {
    ...database,
    close() {
      endCheckpoints()
      return database.close()
    },
  }
}

/** An empty in-memory database with the base schema alone. */
export function openMemoryDatabase(): Promise<OpenDatabase> {
  return openDatabase(null, null)
}

function createDatabase(pglite: PGlite): OpenDatabase {
  const session = new SharedSession(pglite)

  // One query opens the transaction and sets everything, because each round trip into PGlite takes time.
  async function run<T>(begin: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const release = await session.acquire()
    let isOpen = true
    const transaction: Transaction = {
      async query<Row>(text: string, values: readonly unknown[] = []) {
        if (!isOpen) throw new Error('The transaction has ended: await its queries before it returns.')
        const { rows, affectedRows } = await pglite.query<Row>(text, [...values])
        return { rows, affectedRows: affectedRows ?? 0 }
      },
    }
    try {
      await pglite.exec(begin)
      const result = await work(transaction)
      isOpen = false
      await pglite.exec('commit')
      return result
    } catch (error) {
      isOpen = false
      await pglite.exec('rollback')
      throw error
    } finally {
      release()
    }
  }

  return {
    pglite,
    session,
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
    async close() {
      const release = await session.acquire()
      await pglite.close().finally(release)
    },
  }
}

/** Postgres texts cannot hold NUL; everything else is safe between quotes (standard_conforming_strings is on). */
function quote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`
}
