import { isSecretKey } from '@foyer/shared/api/secret-key.ts'

const GIGABYTE = 1e9

type Environment = Readonly<Record<string, string | undefined>>

/** The project whose sites are served. */
type Project = {
  /** Without a trailing slash. */
  readonly supabaseUrl: string
  readonly secretKey: string
}

/** What a server of published sites is told. */
export type SitesSettings = Project & {
  readonly port: number
  /** `null` when nobody chose one. */
  readonly folder: string | null
  readonly maxBytes: number
}

/**
 * Reads the project from the environment of a server, or the bindings of a Worker.
 *
 * @throws Error with one sentence that names the variable that is missing or cannot be used
 */
export function readProject(env: Environment): Project {
  const required = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set: see docs/publishing.md.`)
    return value
  }
  const supabaseUrl = required('SUPABASE_URL').replace(/\/+$/, '')
  if (!/^https?:$/.test(URL.parse(supabaseUrl)?.protocol ?? '')) {
    throw new Error('SUPABASE_URL is no address: set one that begins with https://.')
  }
  const secretKey = required('SUPABASE_SECRET_KEY')
  if (!isSecretKey(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY is no secret key: set the one of the project, which begins with "sb_secret_".',
    )
  }
  return { supabaseUrl, secretKey }
}

/**
 * Reads the settings of the server from its environment.
 *
 * @throws Error with one sentence that names the variable that is missing or cannot be used
 */
export function readSettings(env: Environment): SitesSettings {
  const project = readProject(env)
  const port = Number(env.FOYER_SITES_PORT || 4322)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error('FOYER_SITES_PORT is no port: set a whole number up to 65535.')
  }
  const gigabytes = Number(env.FOYER_SITES_MAX_GB || 10)
  if (!(gigabytes > 0 && gigabytes < 1e6)) {
    throw new Error('FOYER_SITES_MAX_GB is no limit: set how many gigabytes may be kept, more than 0.')
  }
  return {
    ...project,
    port,
    folder: env.FOYER_SITES_FOLDER || null,
    maxBytes: gigabytes * GIGABYTE,
  }
}
