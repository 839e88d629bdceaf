import { z } from 'zod'
import { parseSettings, projectVariables, readProject } from '../_shared/project-settings.ts'

const settingsSchema = z
  .object(projectVariables)
  .transform((env, context) => readProject(env, context) ?? z.NEVER)

/**
 * Reads the settings of the function from its environment.
 *
 * @throws Error that names each variable that is missing or cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  return parseSettings('account', settingsSchema, env)
}
