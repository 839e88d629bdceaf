// Settings of the functions that have to do with where websites are.
import { isEmail } from '@foyer/shared/contact/email.ts'
import { DEFAULT_SUPPORT_EMAIL } from '@foyer/shared/contact/support-email.ts'
import { z } from 'zod'
import { CERTIFICATES_ON_DEMAND, createCloudflareCertificates } from './certificates.ts'
import { mailVariables, readMailAccess, readOperator } from './mails/mail-settings.ts'
import {
  addressVariable,
  optionalVariable,
  parseSettings,
  projectVariables,
  readProject,
} from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Of each call to Cloudflare: a pointer is held for thirty seconds while it is written. */
const CLOUDFLARE_TIMEOUT_MS = 5_000

const siteVariables = {
  ...projectVariables,
  /** The domain below which websites have their addresses: with a port where the engine is reached on one. */
  FOYER_SITES_DOMAIN: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'set a domain such as foyer.site'),
  FOYER_CLOUDFLARE_ZONE_ID: optionalVariable,
  FOYER_CLOUDFLARE_API_TOKEN: optionalVariable,
  FOYER_CLOUDFLARE_API_URL: optionalVariable
    .transform((value) => value ?? 'https://api.cloudflare.com/client/v4')
    .pipe(addressVariable),
}

function readSites(env: z.output<z.ZodObject<typeof siteVariables>>, context: z.RefinementCtx) {
  const project = readProject(env, context)
  const zoneId = env.FOYER_CLOUDFLARE_ZONE_ID
  const apiToken = env.FOYER_CLOUDFLARE_API_TOKEN
  if ((zoneId === null) !== (apiToken === null)) {
    const missing = zoneId === null ? 'FOYER_CLOUDFLARE_ZONE_ID' : 'FOYER_CLOUDFLARE_API_TOKEN'
    context.addIssue({ code: 'custom', path: [missing], message: 'set both, or neither of them' })
  }
  if (!project) return z.NEVER
  const certificates =
    zoneId !== null && apiToken !== null
      ? createCloudflareCertificates({
          zoneId,
          apiToken,
          apiUrl: env.FOYER_CLOUDFLARE_API_URL.replace(/\/+$/, ''),
          timeoutMs: CLOUDFLARE_TIMEOUT_MS,
        })
      : CERTIFICATES_ON_DEMAND
  return { ...project, sitesDomain: env.FOYER_SITES_DOMAIN, certificates }
}

const sitesSchema = z.object(siteVariables).transform(readSites)

/** Reads the settings of a function that writes where websites are; throws as `parseSettings` does. */
export function readSitesSettings(slug: string, env: Environment) {
  return parseSettings(slug, sitesSchema, env)
}

const siteMailSchema = z
  .object({
    ...siteVariables,
    ...mailVariables,
    FOYER_APP_URL: addressVariable,
    FOYER_SUPPORT_EMAIL: optionalVariable
      .transform((value) => value ?? DEFAULT_SUPPORT_EMAIL)
      .pipe(z.string().refine(isEmail, 'set the address of the support')),
    FOYER_DOH_URL: optionalVariable
      .transform((value) => value ?? 'https://cloudflare-dns.com/dns-query')
      .pipe(addressVariable),
  })
  .transform((env, context) => {
    const sites = readSites(env, context)
    return {
      ...sites,
      mail: readMailAccess(env),
      operator: readOperator(env),
      appUrl: env.FOYER_APP_URL.replace(/\/+$/, ''),
      supportEmail: env.FOYER_SUPPORT_EMAIL,
      dohUrl: env.FOYER_DOH_URL,
    }
  })

/** Reads the settings of a function that also looks at domains and mails owners; throws as `parseSettings` does. */
export function readSiteMailSettings(slug: string, env: Environment) {
  return parseSettings(slug, siteMailSchema, env)
}
