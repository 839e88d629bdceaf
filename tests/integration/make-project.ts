import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Project = {
  readonly dir: string
  /** Writes a file below `supabase/`. */
  write(path: string, text: string): Promise<void>
  remove(): void
}

/** A project of its own in a temporary folder, from the texts of its files below `supabase/`. */
export async function makeProject(files: Readonly<Record<string, string>>): Promise<Project> {
  const dir = mkdtempSync(join(tmpdir(), 'stack-project-'))
  async function write(path: string, text: string): Promise<void> {
    const file = join(dir, 'supabase', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  for (const [path, text] of Object.entries({ 'config.toml': '', ...files })) await write(path, text)
  return { dir, write, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
