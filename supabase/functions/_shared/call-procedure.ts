import { err, ok, type Result } from '@foyer/shared/result.ts'

/** `unavailable`: nobody answered in time, try again; `refused`: the database does not accept this call. */
export type ProcedureFailure = {
  readonly code: 'unavailable' | 'refused'
  /** HTTP status of the answer, 0 for none. */
  readonly status: number
  /** The database's own code for it, e.g. 23514. The message is left out: it can quote what was sent. */
  readonly databaseCode: string
}

/** Calls a function of the database by name. */
export type CallProcedure = (
  name: string,
  parameters: Record<string, unknown>,
) => Promise<Result<unknown, ProcedureFailure>>

/**
 * Makes the caller of database functions, with all rights, over the REST interface.
 *
 * @param supabaseUrl address of the project, without a trailing slash
 * @param secretKey a secret key (`sb_secret_…`) or the older service_role JWT
 * @param timeoutMs how long an answer may take
 */
export function createCallProcedure({
  supabaseUrl,
  secretKey,
  timeoutMs,
}: {
  readonly supabaseUrl: string
  readonly secretKey: string
  readonly timeoutMs: number
}): CallProcedure {
  const headers: Record<string, string> = { apikey: secretKey, 'content-type': 'application/json' }
  // The newer keys are no JWTs, and the gateway refuses them as a bearer token.
  if (!secretKey.startsWith('sb_')) headers.authorization = `Bearer ${secretKey}`
  return async (name, parameters) => {
    try {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(parameters),
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
