import { z } from 'zod'
import {
  addressVariable,
  optionalVariable,
  parseSettings,
  projectVariables,
  readProject,
} from '../_shared/project-settings.ts'

const settingsSchema = z
  .object({ ...projectVariables, FOYER_APP_URL: addressVariable, FOYER_HASH_SECRET: optionalVariable })
  .transform((env, context) => {
    const project = readProject(env, context)
    if (!project) return z.NEVER
    return {
      ...project,
      appUrl: env.FOYER_APP_URL.replace(/\/+$/, ''),
      hashSecret: env.FOYER_HASH_SECRET ?? `foyer-hash:${project.secretKey}`,
    }
  })

/**
 * Reads the settings of the function from its environment.
 *
 * @throws Error that names each variable that is missing or cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  return parseSettings('waitlist', settingsSchema, env)
}
