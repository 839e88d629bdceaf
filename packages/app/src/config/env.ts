/// <reference types="vite/client" />
import { isEmail } from '@foyer/shared/contact/email.ts'
import { DEFAULT_SUPPORT_EMAIL } from '@foyer/shared/contact/support-email.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import * as z from 'zod/mini'
import { PATHS } from './paths.ts'
import { CONFIG_ELEMENT_ID, CONFIG_VARIABLES, type ConfigName } from './runtime-config.ts'

const address = z.pipe(
  z.url({ protocol: /^https?$/, error: 'is not a web address' }),
  z.transform((url: string) => url.replace(/\/+$/, '')),
)

const envSchema = z.object({
  supabaseUrl: address,
  supabaseKey: z.string(),
  /** `true` when the host of the app rewrites the paths of the API (docs/deploy.md). */
  apiOnOwnOrigin: z._default(z.enum(['true', 'false'], { error: 'is neither true nor false' }), 'false'),
  appUrl: z.optional(address),
  /** The domain below which sites are published; a port only with localhost. */
  sitesDomain: z.optional(
    z
      .string()
      .check(z.regex(/^(localhost(:\d{1,5})?|[a-z0-9-]+(\.[a-z0-9-]+)+)$/, { error: 'is not a domain' })),
  ),
  // The app serves both pages.
  termsUrl: z._default(address, PATHS.terms),
  privacyUrl: z._default(address, PATHS.privacy),
  /** Names the version of both documents that people agree to. */
  termsVersion: z._default(z.string().check(z.maxLength(40, { error: 'is longer than 40 characters' })), '1'),
  /** Where owners choose a time for a call; without it no call is offered. */
  schedulingUrl: z._default(z.union([z.literal(''), address]), ''),
  companyName: z._default(z.string(), 'Foyer'),
  /** The postal address of the company; left out where it is not set. */
  companyAddress: z._default(z.string(), ''),
  /** The state whose law the terms name. */
  governingLaw: z._default(z.string(), ''),
  /** What a launch costs, such as `$900 to $1,500`; without it the price is told later. */
  priceRange: z._default(z.string(), ''),
  /** The companies that handle data for the operator, as the privacy policy lists them. */
  processors: z._default(z.string(), ''),
  supportEmail: z._default(
    z.string().check(z.refine(isEmail, { error: 'is not an email address' })),
    DEFAULT_SUPPORT_EMAIL,
  ),
  // The app serves both pages.
  guideUrl: z._default(address, PATHS.marketingGuide),
  calculatorUrl: z._default(address, PATHS.budgetCalculator),
})

type Parsed = z.infer<typeof envSchema>

/** The configuration, complete. */
export type Env = { readonly [Name in keyof Parsed]-?: NonNullable<Parsed[Name]> } & {
  /** Where the app reaches the API, without a trailing slash: its own origin, or the address of the project. */
  readonly apiUrl: string
  /**
   * The project's own address of its edge functions, without a trailing slash: for other people's pages, and for
   * requests without a preflight that are counted by the visitor's address.
   */
  readonly functionsUrl: string
}

/** Unchecked values; an empty one counts as missing. */
type RawConfig = { readonly [Name in ConfigName]?: string | undefined }

/**
 * Checks the configuration and derives the missing optional values.
 *
 * @param raw the values by name
 * @param origin the app's own origin, which is its address unless another one is configured
 * @returns the configuration, or one line for each variable that is missing or wrong
 */
export function parseEnv(
  raw: RawConfig,
  origin: string,
): Result<Env, { code: 'not_configured'; problems: readonly string[] }> {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value))
  const parsed = envSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => {
      const variable = Object.entries(CONFIG_VARIABLES).find(([key]) => key === name)?.[1]
      return `${variable} ${name !== undefined && name in given ? message : 'is missing'}`
    })
    return err({ code: 'not_configured', problems })
  }
  const { supabaseUrl, appUrl, apiOnOwnOrigin } = parsed.data
  const sitesDomain = parsed.data.sitesDomain ?? (isLocal(origin) ? LOCAL_SITES_DOMAIN : undefined)
  // With the local domain, a deployed app would tell owners addresses that nobody else reaches.
  if (sitesDomain === undefined)
    return err({ code: 'not_configured', problems: [`${CONFIG_VARIABLES.sitesDomain} is missing`] })
  return ok({
    ...parsed.data,
    apiUrl: apiOnOwnOrigin === 'true' ? origin : supabaseUrl,
    functionsUrl: `${supabaseUrl}/functions/v1`,
    appUrl: appUrl ?? origin,
    sitesDomain,
  })
}

/** Where `npm start` serves published sites. */
const LOCAL_SITES_DOMAIN = 'localhost:4322'

const isLocal = (origin: string) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/** Reads the values set at build time and those the server put into the page, which win. */
export function readRawConfig(page: Document): RawConfig {
  const built = Object.fromEntries(
    Object.entries(CONFIG_VARIABLES).map(([name, variable]) => [name, import.meta.env[variable]]),
  )
  const given: unknown = JSON.parse(page.getElementById(CONFIG_ELEMENT_ID)?.textContent || '{}')
  return rawConfigSchema.parse({ ...built, ...(typeof given === 'object' ? given : {}) })
}

const rawConfigSchema = z.record(z.string(), z.optional(z.string()))

let checked: ReturnType<typeof parseEnv> | undefined

/** The configuration of this page, checked once, or what is wrong with it. */
export function checkedEnv(): ReturnType<typeof parseEnv> {
  checked ??= parseEnv(readRawConfig(document), location.origin)
  return checked
}

/**
 * The checked configuration.
 *
 * @throws Error when a value is missing; the start-up code has already shown that to the visitor
 */
export function env(): Env {
  const configuration = checkedEnv()
  if (!configuration.ok) throw new Error(configuration.error.problems.join('\n'))
  return configuration.value
}
