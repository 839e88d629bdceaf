import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'database')

/** The pgTAP files in order. Each is a transaction that is rolled back. */
export function listPgtapFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(FOLDER, name))
}
