// Settings of the functions that visitors without an account send to.
import type { z } from 'zod'
import { addressVariable, optionalVariable } from './project-settings.ts'

/** The variables of such a function, beside those of the project. */
export const visitorVariables = { FOYER_APP_URL: addressVariable, FOYER_HASH_SECRET: optionalVariable }

/** Where a visitor goes on, without a trailing slash, and the key of the hashes under which visitors are counted. */
export function readVisitorSettings(
  env: z.output<z.ZodObject<typeof visitorVariables>>,
  project: { readonly secretKey: string },
): { readonly appUrl: string; readonly hashSecret: string } {
  return {
    appUrl: env.FOYER_APP_URL.replace(/\/+$/, ''),
    // A key of its own lets the secret key change without the limits forgetting whom they saw.
    hashSecret: env.FOYER_HASH_SECRET ?? `foyer-hash:${project.secretKey}`,
  }
}
