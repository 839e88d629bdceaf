import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkpointIfDue } from './checkpoint.ts'
import { openDatabase } from './database.ts'

test('runs a checkpoint only after the write-ahead log has grown beyond the limit', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'checkpoint-'))
  const database = await openDatabase(dataDir, null)
  try {
    await database.asSuperuser((transaction) =>
      transaction.query(
        `create table public.many as select n, repeat('x', 500) as text from generate_series(1, 4000) n`,
      ),
    )
    const isDue = (maxBytes: number) => checkpointIfDue(database.pglite, database.session, maxBytes)
    expect(await isDue(100_000_000)).toBe(false)
    expect(await isDue(1_000_000)).toBe(true)
    expect(await isDue(1_000_000)).toBe(false)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
