import { isEmail } from '@foyer/shared/contact/email.ts'
import { DEFAULT_SUPPORT_EMAIL } from '@foyer/shared/contact/support-email.ts'
import { z } from 'zod'
import { mailVariables, readMailAccess, readOperator } from '../_shared/mails/mail-settings.ts'
import {
  addressVariable,
  hashSecretOf,
  optionalVariable,
  parseSettings,
  projectVariables,
  readProject,
} from '../_shared/settings.ts'

const settingsSchema = z
  .object({
    ...projectVariables,
    ...mailVariables,
    FOYER_APP_URL: addressVariable,
    FOYER_HASH_SECRET: optionalVariable,
    FOYER_PAYOUT_KEY: optionalVariable.pipe(
      z.nullable(
        z.string().min(32, 'set at least 32 random characters, such as those of "openssl rand -base64 32"'),
      ),
    ),
    FOYER_SUPPORT_EMAIL: optionalVariable
      .transform((value) => value ?? DEFAULT_SUPPORT_EMAIL)
      .pipe(z.string().refine(isEmail, 'set the address of the support')),
  })
  .transform((env, context) => {
    const project = readProject(env, context)
    if (!project) return z.NEVER
    return {
      ...project,
      mail: readMailAccess(env),
      operator: readOperator(env),
      appUrl: env.FOYER_APP_URL.replace(/\/+$/, ''),
      supportEmail: env.FOYER_SUPPORT_EMAIL,
      hashSecret: hashSecretOf(env.FOYER_HASH_SECRET, project),
      // A deploy sets one of its own: with it, accounts stay readable when the secret key changes.
      payoutKey: env.FOYER_PAYOUT_KEY ?? `foyer-payouts:${project.secretKey}`,
    }
  })

/**
 * Reads the settings of the function from its environment.
 *
 * @throws Error that names each variable that is missing or cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  return parseSettings('payouts', settingsSchema, env)
}
