// Settings that several functions read from their environment in the same way.
import { isSecretKey } from '@foyer/shared/api/secret-key.ts'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

/** A variable that holds an address. */
export const addressVariable = z.url({
  protocol: /^https?$/,
  error: 'set an address that begins with http:// or https://',
})

/** A variable that may be missing. The CLI hands on `env(NAME)` of config.toml as it stands when NAME is not set. */
export const optionalVariable = z
  .string()
  .optional()
  .transform((value) => value?.trim().replace(/^env\(\w+\)$/, '') || null)

/** The variables that the platform sets: the address of the project, and a key with all rights. */
export const projectVariables = {
  SUPABASE_URL: addressVariable,
  SUPABASE_SECRET_KEYS: optionalVariable,
  SUPABASE_SERVICE_ROLE_KEY: optionalVariable,
}

type Project = { readonly supabaseUrl: string; readonly secretKey: string }

/** Address and key of the project; null when there is no key, which is reported to the context. */
export function readProject(
  env: z.output<z.ZodObject<typeof projectVariables>>,
  context: z.RefinementCtx,
): Project | null {
  const secretKey = defaultKey(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY
  if (secretKey && isSecretKey(secretKey))
    return { supabaseUrl: env.SUPABASE_URL.replace(/\/+$/, ''), secretKey }
  context.addIssue({
    code: 'custom',
    path: ['SUPABASE_SECRET_KEYS'],
    message: 'set {"default":"sb_secret_…"}, or SUPABASE_SERVICE_ROLE_KEY',
  })
  return null
}

/** The further variables of a function that visitors without an account send to. */
export const visitorVariables = { FOYER_APP_URL: addressVariable, FOYER_HASH_SECRET: optionalVariable }

/** The address of the app, without a trailing slash, and the key of the hashes under which visitors are counted. */
export function readVisitorSettings(
  env: z.output<z.ZodObject<typeof visitorVariables>>,
  project: Project,
): { readonly appUrl: string; readonly hashSecret: string } {
  return {
    appUrl: env.FOYER_APP_URL.replace(/\/+$/, ''),
    // With a secret of its own the hashes stay the same when the secret key changes, and so do the limits.
    hashSecret: hashSecretOf(env.FOYER_HASH_SECRET, project),
  }
}

/** The key of the hashes under which networks are counted and compared, the same in every function. */
export function hashSecretOf(secret: string | null, { secretKey }: Project): string {
  return secret ?? `foyer-hash:${secretKey}`
}

/**
 * Reads the settings of a function from its environment.
 *
 * @param slug the function, for the message
 * @throws Error that names each variable that is missing or cannot be used
 */
export function parseSettings<Schema extends z.ZodType>(
  slug: string,
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${slug} cannot start. ${problems.join('. ')}.`)
}

const projectSchema = z
  .object(projectVariables)
  .transform((env, context) => readProject(env, context) ?? z.NEVER)

/** Reads the settings of a function that needs no more than the project; throws as `parseSettings` does. */
export function readProjectSettings(slug: string, env: Environment): Project {
  return parseSettings(slug, projectSchema, env)
}

function defaultKey(keys: string | null): string | null {
  if (!keys) return null
  try {
    const parsed = z.object({ default: z.string().min(1) }).safeParse(JSON.parse(keys))
    return parsed.success ? parsed.data.default : null
  } catch {
    return null
  }
}
