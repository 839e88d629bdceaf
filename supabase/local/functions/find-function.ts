import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StackConfig } from '../config.ts'
import type { FunctionSource } from './function-process.ts'

type Project = {
  readonly projectDir: string
  readonly config: Pick<StackConfig, 'functions'>
  readonly env: Readonly<Record<string, string>>
}

/** Valid names of functions; folders that begin with `_` are shared code. */
const SLUG = /^[A-Za-z][\w-]*$/

/** Looks a function up by the first part of its path. */
export function findFunction(slug: string, { projectDir, config, env }: Project): FunctionSource | undefined {
  const settings = config.functions[slug]
  if (!SLUG.test(slug) || settings?.enabled === false) return undefined
  const supabaseDir = join(projectDir, 'supabase')
  const entrypoint = join(supabaseDir, settings?.entrypoint ?? `functions/${slug}/index.ts`)
  if (!existsSync(entrypoint)) return undefined
  const configFile = join(supabaseDir, settings?.import_map ?? `functions/${slug}/deno.json`)
  return { slug, entrypoint, configFile, projectDir, env: { ...env, SUPABASE_FUNCTION_SLUG: slug } }
}

/** All functions: those with a folder, and those with an entrypoint in config.toml. */
export function listFunctions(project: Project): readonly FunctionSource[] {
  const folder = join(project.projectDir, 'supabase', 'functions')
  const folders = existsSync(folder) ? readdirSync(folder) : []
  const slugs = new Set([...folders, ...Object.keys(project.config.functions)])
  return [...slugs].flatMap((slug) => findFunction(slug, project) ?? [])
}
