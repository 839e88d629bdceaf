import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'database')

/** The pgTAP tests in order: each is a transaction that leaves nothing behind. */
export function listPgtapFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(FOLDER, name))
}
