import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pgtap } from '@electric-sql/pglite-pgtap'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'
import { listPgtapFiles } from './list-pgtap-files.ts'
import { runPgtap } from './run-pgtap.ts'

// The files run while tests are collected, so that each assertion becomes a test.
const database = await createTestDatabase({ pgtap })
// Where the CLI installs it.
await database.exec('create extension pgtap with schema extensions')

for (const file of listPgtapFiles()) {
  const assertions = await runPgtap(database, readFileSync(file, 'utf8'))
  describe(basename(file), () => {
    for (const { name, passed, diagnostics } of assertions) {
      test(name, () => expect(passed, diagnostics).toBe(true))
    }
  })
}

await database.close()
