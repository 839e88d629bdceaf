import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateDatabaseTypes, TYPES_FILE } from './generate-database-types.ts'

test('the committed types match the migrations (npm run db:types updates them)', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes())
})
