import { err, ok, type Result } from '@foyer/shared/result.ts'
import { secretKeyHeaders } from './secret-key-headers.ts'

/** `unavailable`: nobody answered in time, try again; `refused`: the database does not accept this call. */
export type DatabaseFailure = {
  readonly code: 'unavailable' | 'refused'
  /** HTTP status of the answer, 0 for none. */
  readonly status: number
  /** The database's own code for it, e.g. 23514. The message is left out: it can quote what was sent. */
  readonly databaseCode: string
}

/** Which project, with which key, and how patiently. */
export type DatabaseAccess = {
  /** Address of the project, without a trailing slash. */
  readonly supabaseUrl: string
  /** A secret key (`sb_secret_…`) or the older service_role JWT. */
  readonly secretKey: string
  /** How long an answer may take. */
  readonly timeoutMs: number
}

/** Asks for a path below `/rest/v1/`; with a body it is a POST. */
export type CallDatabase = (
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<Result<unknown, DatabaseFailure>>

/** Makes calls over the REST interface, with all rights. */
export function createCallDatabase({ supabaseUrl, secretKey, timeoutMs }: DatabaseAccess): CallDatabase {
  const headers = { ...secretKeyHeaders(secretKey), 'content-type': 'application/json' }
  return async (path, body) => {
    try {
      const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return ok(await response.json())
      const databaseCode = readCode(await response.json().catch(() => null))
      return err({
        code: isAboutTheCall(databaseCode) ? 'refused' : 'unavailable',
        status: response.status,
        databaseCode,
      })
    } catch {
      return err({ code: 'unavailable', status: 0, databaseCode: '' })
    }
  }
}

/** Classes 22 (data exception) and 23 (integrity constraint violation): the same call fails again. */
function isAboutTheCall(databaseCode: string): boolean {
  return /^2[23]/.test(databaseCode)
}

function readCode(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : ''
}
