import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Mailbox } from './mailbox.ts'
import { createMailpitApi, MAIL_POLICY } from './mailpit-api.ts'

const PAGE = readFileSync(join(import.meta.dirname, 'mailbox.html'), 'utf8')

/** The mailbox's own port: Mailpit's interface for programs, a page for people. */
export function createMailboxService(mailbox: Mailbox): Hono {
  const service = new Hono()
  service.get('/', (c) => c.html(PAGE))
  // A mail in a sandboxed frame: nothing in it runs, its links open in a tab of their own.
  service.get('/mail/:id', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    c.header('Content-Security-Policy', MAIL_POLICY)
    return c.html(mail.html.replace(/<head[^>]*>|^/i, '$&<base target="_blank">'))
  })
  service.route('/', createMailpitApi(mailbox))
  return service
}
