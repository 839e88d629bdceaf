import type { ServerResponse } from 'node:http'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey',
  'access-control-expose-headers': 'sb-error-code',
}

/** A response of the runtime in place of a function. */
export type FunctionError = { readonly status: number; readonly code: string; readonly message: string }

export const BOOT_ERROR: FunctionError = {
  status: 503,
  code: 'BOOT_ERROR',
  message: 'Worker failed to boot (please check logs)',
}
export const WORKER_ERROR: FunctionError = {
  status: 500,
  code: 'WORKER_ERROR',
  message: 'Function exited due to an error (please check logs)',
}
export const WORKER_LIMIT: FunctionError = {
  status: 546,
  code: 'WORKER_LIMIT',
  message: 'Worker failed to respond due to a resource limit (please check logs)',
}

/** Sends an error of the runtime; `sb-error-code` contains the code as well. */
export function answerError(outgoing: ServerResponse, { status, code, message }: FunctionError): void {
  outgoing.writeHead(status, { ...CORS, 'content-type': 'application/json', 'sb-error-code': code })
  outgoing.end(JSON.stringify({ code, message, msg: message }))
}

/** Answers 404 for an unknown or disabled function. */
export function answerNotFound(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { ...CORS, 'content-type': 'text/plain' }).end('Function not found')
}
