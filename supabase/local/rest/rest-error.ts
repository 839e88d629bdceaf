export type RestErrorExtras = {
  readonly details?: string | null
  readonly hint?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly statusText?: string
}

/** An answer that is an error, in PostgREST's shape: `code`, `message`, `details`, `hint`. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly statusText: string

  constructor(status: number, code: string, message: string, extras: RestErrorExtras = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = extras.details ?? null
    this.hint = extras.hint ?? null
    this.headers = extras.headers ?? {}
    this.statusText = extras.statusText ?? ''
  }

  toResponse(): Response {
    const { code, details, hint, message } = this
    return new Response(JSON.stringify({ code, details, hint, message }), {
      status: this.status,
      statusText: this.statusText,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': `PostgREST; error=${code}`,
        ...this.headers,
      },
    })
  }
}

/** A call that PostgREST has and this stack leaves out. */
export function notImplemented(call: string): RestError {
  return new RestError(
    501,
    'PGRST501',
    `${call} is not part of the embedded stack; \`supabase start\` has it.`,
  )
}
