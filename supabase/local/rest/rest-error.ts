type RestErrorExtras = { readonly details?: string | null; readonly hint?: string | null }

/** An error response in PostgREST's shape: `code`, `message`, `details`, `hint`. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, { details, hint }: RestErrorExtras = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details ?? null
    this.hint = hint ?? null
  }

  toResponse(): Response {
    const { status, code, details, hint, message } = this
    return Response.json(
      { code, details, hint, message },
      {
        status,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'proxy-status': `PostgREST; error=${code}`,
          ...(status === 401 && { 'www-authenticate': 'Bearer' }),
        },
      },
    )
  }
}

/** A call that PostgREST serves and this stack does not. */
export function notImplemented(call: string): RestError {
  const message = `${call} is not part of the embedded stack; \`supabase start\` has it.`
  return new RestError(501, 'PGRST501', message)
}
