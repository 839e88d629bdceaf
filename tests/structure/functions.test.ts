// A function is its folder and its lines in config.toml; nothing else lists functions.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImports } from './read-imports.ts'

const ROOT = join(import.meta.dirname, '../..')
const SUPABASE = join(ROOT, 'supabase')
const FOLDERS = readdirSync(join(SUPABASE, 'functions')).filter((name) => !name.startsWith('_'))

it('every function has a folder and its lines in config.toml', () => {
  const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8')
  const configured = [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name)
  expect(configured.sort()).toEqual(FOLDERS.sort())
})

// Deno checks all functions with all of these imports at once (scripts/check.ts).
describe.each(FOLDERS)('%s', (name) => {
  it('has an entry, a handler and its imports', () => {
    const files = ['index.ts', 'handler.ts', 'deno.json']
    expect(files.filter((file) => existsSync(join(SUPABASE, 'functions', name, file)))).toEqual(files)
  })

  it('names in its deno.json each package that it reaches, and no other', () => {
    const named = Object.keys(importsOf(name))
    const reached = packagesOf(`supabase/functions/${name}/index.ts`)
    const nameOf = (specifier: string) =>
      named.find((key) => (key.endsWith('/') ? specifier.startsWith(key) : specifier === key))
    expect(reached.filter((specifier) => !nameOf(specifier))).toEqual([])
    const used = new Set(reached.map((specifier) => nameOf(specifier)))
    expect(named.filter((key) => !used.has(key))).toEqual([])
  })

  it('has its packages in the versions that are installed', () => {
    for (const target of Object.values(importsOf(name))) {
      const [, known, version] = /^npm:(@[^/]+\/[^@]+|[^@]+)@([^/]+)/.exec(target) ?? []
      if (!known) continue
      const installed = readFileSync(join(ROOT, 'node_modules', known, 'package.json'), 'utf8')
      expect(`${known} ${version}`).toBe(`${known} ${JSON.parse(installed).version}`)
    }
  })
})

function importsOf(name: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(SUPABASE, 'functions', name, 'deno.json'), 'utf8')).imports
}

/** The specifiers that are neither paths nor built in, of a module and all that it imports. */
function packagesOf(entry: string): readonly string[] {
  const found = new Set<string>()
  const waiting = [entry]
  const seen = new Set(waiting)
  for (const file of waiting) {
    for (const { specifier, to } of readImports(file, readFileSync(join(ROOT, file), 'utf8'))) {
      if (!specifier.startsWith('.') && !specifier.startsWith('node:')) found.add(specifier)
      if (to === null || seen.has(to) || !/\.tsx?$/.test(to)) continue
      seen.add(to)
      waiting.push(to)
    }
  }
  return [...found].sort()
}
