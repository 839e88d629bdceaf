import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'set an address that begins with http:// or https://' })

// The CLI hands on `env(NAME)` of config.toml as it stands when NAME is not set.
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim().replace(/^env\(\w+\)$/, '') || null)

const settingsSchema = z
  .object({
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: optional,
    SUPABASE_SERVICE_ROLE_KEY: optional,
    FOYER_APP_URL: url,
    FOYER_ALLOWED_ORIGINS: optional,
    FOYER_HASH_SECRET: optional,
    TURNSTILE_SECRET_KEY: optional,
    TURNSTILE_VERIFY_URL: optional
      .transform((value) => value ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify')
      .pipe(url),
  })
  .transform((env, context) => {
    const secretKey = defaultKey(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY
    if (!secretKey) {
      context.addIssue({
        code: 'custom',
        path: ['SUPABASE_SECRET_KEYS'],
        message: 'set {"default":"sb_secret_…"}, or SUPABASE_SERVICE_ROLE_KEY',
      })
      return z.NEVER
    }
    return {
      supabaseUrl: env.SUPABASE_URL.replace(/\/+$/, ''),
      secretKey,
      appUrl: env.FOYER_APP_URL.replace(/\/+$/, ''),
      allowedOrigins: readOrigins(env.FOYER_ALLOWED_ORIGINS),
      // A key of its own lets the secret key change without the limits forgetting whom they saw.
      hashSecret: env.FOYER_HASH_SECRET ?? `foyer-hash:${secretKey}`,
      turnstile: env.TURNSTILE_SECRET_KEY
        ? { secretKey: env.TURNSTILE_SECRET_KEY, verifyUrl: env.TURNSTILE_VERIFY_URL }
        : null,
    }
  })

export type Settings = z.output<typeof settingsSchema>

/**
 * Reads the settings of the function from its environment.
 *
 * @throws Error that names each variable that is missing or cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`capture-lead cannot start. ${problems.join('. ')}.`)
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

/** Addresses separated by commas or spaces; none, or `*`, lets every site send. */
function readOrigins(list: string | null): readonly string[] | null {
  const origins = (list ?? '').split(/[\s,]+/).filter(Boolean)
  if (origins.length === 0 || origins.includes('*')) return null
  return origins.map((origin) => (URL.canParse(origin) ? new URL(origin).origin : origin))
}
