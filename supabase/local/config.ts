// Reads supabase/config.toml as the CLI does: same names, same defaults, env(NAME) for any value.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'

/** `content` is the template itself, in place of the file; the CLI takes it only from the file. */
const template = z.object({
  subject: z.string().optional(),
  content: z.string().default(''),
  content_path: z.string().optional(),
})

// A number that means nothing would start without a word, and limit nothing.
const port = z
  .int('set a whole number')
  .min(0, 'set a port up to 65535')
  .max(65_535, 'set a port up to 65535')
const limit = z.int('set a whole number').positive('set more than 0')
const sizeAdvice = 'set a size such as 50MiB'
const size = z.union([
  z.int(sizeAdvice).positive(sizeAdvice),
  z.string().regex(/^\s*\d*[1-9]\d*(\.\d+)?\s*(|b|[kmg]i?b)\s*$/i, sizeAdvice),
])
const duration = z.string().regex(/^(\d+(\.\d+)?(ms|h|m|s))+$/, 'set a time such as 60s')

const bucket = z.object({
  public: z.boolean().default(false),
  file_size_limit: size.optional(),
  allowed_mime_types: z.array(z.string()).optional(),
})

const functionSettings = z.object({
  enabled: z.boolean().default(true),
  verify_jwt: z.boolean().default(true),
  import_map: z.string().optional(),
  entrypoint: z.string().optional(),
})

const configSchema = z.object({
  project_id: z.string().default('supabase'),
  api: z
    .object({
      port: port.default(54321),
      schemas: z.array(z.string()).default(['public', 'graphql_public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: limit.default(1000),
      auto_expose_new_tables: z
        .literal(true, 'the embedded stack only has the default; revoke in a migration')
        .default(true),
    })
    .prefault({}),
  db: z.object({ port: port.default(54322) }).prefault({}),
  local_smtp: z
    .object({
      port: port.default(54324),
      admin_email: z.string().default('admin@email.com'),
      sender_name: z.string().default('Admin'),
    })
    .prefault({}),
  storage: z
    .object({
      file_size_limit: size.default('50MiB'),
      buckets: z.record(z.string(), bucket).default({}),
    })
    .prefault({}),
  auth: z
    .object({
      site_url: z.string().default('http://127.0.0.1:3000'),
      additional_redirect_urls: z.array(z.string()).default([]),
      jwt_expiry: limit.default(3600),
      refresh_token_reuse_interval: z
        .int('set whole seconds')
        .nonnegative('set 0 or more seconds')
        .default(10),
      enable_signup: z.boolean().default(true),
      rate_limit: z
        .object({
          token_refresh: limit.default(150),
          sign_in_sign_ups: limit.default(30),
          token_verifications: limit.default(30),
        })
        .prefault({}),
      captcha: z.object({ enabled: z.literal(false, 'the embedded stack checks no captcha') }).optional(),
      email: z
        .object({
          enable_signup: z.boolean().default(true),
          double_confirm_changes: z.boolean().default(true),
          enable_confirmations: z.boolean().default(false),
          max_frequency: duration.default('1s'),
          otp_expiry: limit.default(3600),
          otp_length: z.int('set 6 to 10').min(6, 'set 6 to 10').max(10, 'set 6 to 10').default(6),
          template: z.record(z.string(), template).default({}),
        })
        .prefault({}),
    })
    .prefault({}),
  edge_runtime: z.object({ secrets: z.record(z.string(), z.string().nullable()).default({}) }).prefault({}),
  functions: z.record(z.string(), functionSettings).default({}),
})

/** `config.toml` with every value filled in. */
export type StackConfig = z.output<typeof configSchema>

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `supabase/config.toml`.
 *
 * @param projectDir the folder that holds `supabase/`
 * @param env where `env(NAME)` and the overrides (`SUPABASE_AUTH_SITE_URL` for `[auth] site_url`) are looked up
 * @throws Error with one sentence that names the value that is missing or wrong
 */
export function loadConfig(projectDir: string, env: Environment): StackConfig {
  const file = join(projectDir, 'supabase', 'config.toml')
  if (!existsSync(file)) throw new Error(`${file} is missing: start the stack in the folder of the project.`)
  const configured = configSchema.safeParse(renameOld(substitute(parseToml(file), env, file)))
  const parsed = configured.success ? configSchema.safeParse(override(configured.data, env)) : configured
  if (parsed.success) return withAbsoluteTemplates(parsed.data, projectDir)
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.')} cannot be used (${issue?.message}): please correct it.`)
}

/**
 * As with the CLI, every value can be set from the environment: `SUPABASE_AUTH_EMAIL_MAX_FREQUENCY` wins over
 * `max_frequency` of `[auth.email]`. Empty is unset.
 */
function override(value: unknown, env: Environment, name = 'SUPABASE'): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value)
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, override(entry, env, `${name}_${key.toUpperCase()}`)]),
    )
  }
  const text = env[name]
  if (!text) return value
  if (Array.isArray(value)) return text.split(',')
  if (typeof value === 'number') return Number(text)
  if (typeof value !== 'boolean') return text
  // Left as a text, which is refused: "yes" would mean no.
  return text === 'true' ? true : text === 'false' ? false : text
}

/** Older versions of the CLI call the mailbox `[inbucket]`. */
function renameOld(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('inbucket' in config)) return config
  return { local_smtp: config.inbucket, ...config }
}

/** Paths of mail templates are relative to the project, wherever the stack was started. */
function withAbsoluteTemplates(config: StackConfig, projectDir: string): StackConfig {
  for (const mail of Object.values(config.auth.email.template)) {
    if (mail.content_path) mail.content_path = resolve(projectDir, mail.content_path)
  }
  return config
}

function parseToml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    throw new Error(`${file} is not valid TOML (line ${error.line}): please correct it.`)
  }
}

/** Replaces each text that is exactly `env(NAME)`, as the CLI does. */
function substitute(value: unknown, env: Environment, file: string, isOptional = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => substitute(entry, env, file))
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    // A secret that is not set is left out; any other missing value stops the start.
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        substitute(entry, env, file, isOptional || key === 'secrets'),
      ]),
    )
  }
  const name = typeof value === 'string' ? /^env\((\w+)\)$/.exec(value)?.[1] : undefined
  if (name === undefined) return value
  const found = env[name]
  if (found) return found
  if (isOptional) return null
  throw new Error(
    `${file} asks for the environment variable ${name}, which is not set: set it and start again.`,
  )
}
