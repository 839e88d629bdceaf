const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey',
  'access-control-expose-headers': 'sb-error-code',
}

/** What the runtime itself answers in place of a function. */
export function functionError(status: number, code: string, message: string): Response {
  return Response.json(
    { code, message, msg: message },
    { status, headers: { ...CORS, 'sb-error-code': code } },
  )
}

/** No function has this name. */
export function functionNotFound(): Response {
  return new Response('Function not found', {
    status: 404,
    headers: { ...CORS, 'content-type': 'text/plain' },
  })
}
