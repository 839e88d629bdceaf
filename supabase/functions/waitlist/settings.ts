import { z } from 'zod'
import {
  parseSettings,
  projectVariables,
  readProject,
  readVisitorSettings,
  visitorVariables,
} from '../_shared/settings.ts'

const settingsSchema = z.object({ ...projectVariables, ...visitorVariables }).transform((env, context) => {
  const project = readProject(env, context)
  return project ? { ...project, ...readVisitorSettings(env, project) } : z.NEVER
})

/**
 * Reads the settings of the function from its environment.
 *
 * @throws Error that names each variable that is missing or cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  return parseSettings('waitlist', settingsSchema, env)
}
