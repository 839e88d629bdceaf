// A function is its folder and its lines in config.toml; nothing else lists functions.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SUPABASE = join(import.meta.dirname, '../../supabase')
const FOLDERS = readdirSync(join(SUPABASE, 'functions')).filter((name) => !name.startsWith('_'))

it('every function has a folder and its lines in config.toml', () => {
  const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8')
  const configured = [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name)
  expect(configured.sort()).toEqual(FOLDERS.sort())
})

it.each(FOLDERS)('%s has an entry, a handler and its imports', (name) => {
  const files = ['index.ts', 'handler.ts', 'deno.json']
  expect(files.filter((file) => existsSync(join(SUPABASE, 'functions', name, file)))).toEqual(files)
})
