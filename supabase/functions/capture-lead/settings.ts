import { z } from 'zod'
import {
  addressVariable,
  optionalVariable,
  parseSettings,
  projectVariables,
  readProject,
  readVisitorSettings,
  visitorVariables,
} from '../_shared/settings.ts'

const settingsSchema = z
  .object({
    ...projectVariables,
    ...visitorVariables,
    FOYER_ALLOWED_ORIGINS: optionalVariable,
    TURNSTILE_SECRET_KEY: optionalVariable,
    TURNSTILE_VERIFY_URL: optionalVariable
      .transform((value) => value ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify')
      .pipe(addressVariable),
  })
  .transform((env, context) => {
    const project = readProject(env, context)
    if (!project) return z.NEVER
    return {
      ...project,
      ...readVisitorSettings(env, project),
      allowedOrigins: readOrigins(env.FOYER_ALLOWED_ORIGINS),
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
  return parseSettings('capture-lead', settingsSchema, env)
}

/** Addresses separated by commas or spaces; none, or `*`, lets every site send. */
function readOrigins(list: string | null): readonly string[] | null {
  const origins = (list ?? '').split(/[\s,]+/).filter(Boolean)
  if (origins.length === 0 || origins.includes('*')) return null
  return origins.map((origin) => (URL.canParse(origin) ? new URL(origin).origin : origin))
}
