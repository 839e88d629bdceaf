import { z } from 'zod'
import { optionalVariable, parseSettings, projectVariables, readProject } from '../_shared/settings.ts'

const schema = z
  .object({ ...projectVariables, FOYER_READER_ALLOWS_LOOPBACK: optionalVariable })
  .transform((env, context) => {
    const project = readProject(env, context)
    return project
      ? { ...project, allowsLoopback: env.FOYER_READER_ALLOWS_LOOPBACK === 'for tests' }
      : z.NEVER
  })

/**
 * Reads the settings of the function.
 *
 * @throws Error that names each variable that is missing or cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): z.output<typeof schema> {
  return parseSettings('reader', schema, env)
}
