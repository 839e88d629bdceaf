import { MAIL_PAGE, MAIL_STOP_PATH, MAIL_TOKEN, mailChoiceSchema } from '@foyer/shared/api/mails.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

export type MailsDependencies = {
  readonly client: ServiceClient
  /** Without a trailing slash. */
  readonly appUrl: string
  readonly log: Log
}

const STATUSES = { unknown_token: 404 } as const

/**
 * Makes the endpoint by which mail programs stop mails (RFC 8058): without a session, a page or a cookie. A look at the
 * address changes nothing, because scanners follow links: it leads to the page with the button.
 */
export function createHandler({ client, appUrl, log }: MailsDependencies) {
  const stop: Endpoint<keyof typeof STATUSES> = {
    method: 'POST',
    maxBodyBytes: 0,
    answer: async ({ request }) => {
      const stopped = await readDatabaseAnswer(
        client.rpc('stop_mails', { with_token: tokenOf(request) }),
        z.nullable(mailChoiceSchema),
        'mails_not_stopped',
        log,
      )
      if (!stopped.ok) return stopped
      if (!stopped.value) return err({ code: 'unknown_token' })
      return ok(new Response('Stopped.\n', { headers: { 'content-type': 'text/plain; charset=utf-8' } }))
    },
  }
  const serve = serveEndpoints({
    name: 'mails',
    findEndpoint: (path) => (path === MAIL_STOP_PATH ? stop : undefined),
    statuses: STATUSES,
    messages: { unknown_token: 'This link is older than 60 days, or a part of it is missing.' },
    log,
  })
  return async (request: Request): Promise<Response> => {
    const isLook = request.method === 'GET' && new URL(request.url).pathname === MAIL_STOP_PATH
    if (isLook && MAIL_TOKEN.test(tokenOf(request))) {
      return Response.redirect(`${appUrl}${MAIL_PAGE}${tokenOf(request)}`, 303)
    }
    return serve(request)
  }
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
