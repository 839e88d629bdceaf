import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Address, Mailbox, StoredMail } from './mailbox.ts'

const PAGE = readFileSync(join(import.meta.dirname, 'mailbox.html'), 'utf8')
/** The policy for a shown mail: it may be styled and load pictures. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src * data:"

const address = z.object({ Email: z.email(), Name: z.string().default('') })
const sendSchema = z.object({
  From: address,
  To: z.array(address),
  ReplyTo: z.array(address).default([]),
  Subject: z.string().default(''),
  Text: z.string().default(''),
  HTML: z.string().default(''),
  /** Those that the product sets. */
  Headers: z
    .strictObject({
      'Message-ID': z.string().regex(/^<[^<>\s]+>$/),
      'List-Unsubscribe': z.string().exactOptional(),
      'List-Unsubscribe-Post': z.string().exactOptional(),
    })
    .optional(),
})
const LEFT_OUT = ['Cc', 'Bcc', 'Tags', 'Attachments']

/** The mailbox's own port: the part of Mailpit's interface that reads and sends mails, and a page for people. */
export function createMailboxService(mailbox: Mailbox): Hono {
  const service = new Hono()
  service.use(refuseForeignPages)
  service.get('/', (c) => c.html(PAGE))
  // Shown in a sandboxed frame: no script of a mail runs, its links open in a tab of their own.
  service.get('/mail/:id', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    c.header('Content-Security-Policy', MAIL_POLICY)
    return c.html(mail.html.replace(/<head[^>]*>|^/i, '$&<base target="_blank">'))
  })

  service.get('/api/v1/messages', (c) => c.json(presentPage(c, mailbox.list(), mailbox.list())))
  service.get('/api/v1/search', (c) => {
    const query = c.req.query('query')
    if (!query) return c.text('Error: no search query', 400)
    const found = searchMails(mailbox.list(), query)
    return found ? c.json(presentPage(c, found, mailbox.list())) : refuse(c, `The search ${query}`)
  })
  service.get('/api/v1/message/:id', async (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    await mailbox.markRead(mail.id)
    return c.json({ ...presentMail(mail), Date: mail.createdAt, Text: mail.text, HTML: mail.html })
  })
  service.get('/api/v1/message/:id/headers', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    const headers = { 'Message-ID': `<${mail.messageId}>`, ...mail.headers }
    return c.json(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])))
  })
  service.delete('/api/v1/messages', async (c) => {
    if ((await c.req.text()) !== '') return refuse(c, 'Deleting single mails')
    await mailbox.clear()
    return c.text('ok')
  })
  service.post('/api/v1/send', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const { success, data, error } = sendSchema.safeParse(body)
    if (!success) {
      const [issue] = error.issues
      return c.json({ Error: `${issue?.path.join('.') || 'body'}: ${issue?.message}` }, 400)
    }
    const leftOut = LEFT_OUT.find((name) => Object.hasOwn(Object(body), name))
    if (leftOut) return refuse(c, `${leftOut} of a mail`)
    const { 'Message-ID': messageId, ...headers } = data.Headers ?? {}
    const id = await mailbox.send({
      from: readAddress(data.From),
      to: data.To.map(readAddress),
      replyTo: data.ReplyTo.map(readAddress),
      subject: data.Subject,
      html: data.HTML,
      text: data.Text,
      ...(messageId && { messageId: messageId.slice(1, -1) }),
      headers,
    })
    return c.json({ ID: id })
  })
  service.all('/api/v1/*', (c) => refuse(c, `${c.req.method} ${c.req.path}`))
  return service
}

function refuse(c: Context, call: string): Response {
  return c.json({ Error: `${call} is not part of the embedded stack; \`supabase start\` has it.` }, 501)
}

function readAddress({ Email, Name }: z.infer<typeof address>): Address {
  return { name: Name, address: Email }
}

/** One page of the mails that were chosen, with the counts of all. */
function presentPage(c: Context, chosen: readonly StoredMail[], all: readonly StoredMail[]) {
  const start = Math.max(0, Number(c.req.query('start')) || 0)
  const limit = Math.max(0, Number(c.req.query('limit') ?? 50) || 0)
  const messages = chosen.slice(start, start + limit).map(presentMail)
  const unread = all.filter(({ isRead }) => !isRead).length
  return {
    total: all.length,
    unread,
    count: messages.length,
    messages_count: chosen.length,
    start,
    messages,
  }
}

function presentMail({ id, messageId, from, to, replyTo, subject, createdAt, isRead }: StoredMail) {
  const present = ({ name, address }: Address) => ({ Name: name, Address: address })
  return {
    ID: id,
    MessageID: messageId,
    From: present(from),
    To: to.map(present),
    ReplyTo: replyTo.map(present),
    Subject: subject,
    Created: createdAt,
    Read: isRead,
  }
}

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

/**
 * Answers 403 to requests from pages of other sites, which run in the developer's browser: they must not read a valid
 * sign-in code through a host name that resolves to 127.0.0.1 (DNS rebinding), nor send or delete mails. Programs send
 * neither `Origin` nor `Sec-Fetch-Site`; links to the mailbox work.
 */
const refuseForeignPages: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  if (!LOOPBACK.test(host)) {
    return c.text('The mailbox only answers to 127.0.0.1 and localhost, not to another name.', 403)
  }
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const isOwn = site === 'same-origin' || site === 'none'
  const isLink = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate'
  if ((origin !== undefined && origin !== `http://${host}`) || !(isOwn || isLink)) {
    return c.text('The mailbox does not answer to pages of other sites.', 403)
  }
  // No other page may show the mailbox in a frame and borrow a click.
  c.header('x-frame-options', 'SAMEORIGIN')
  return next()
}

/**
 * The part of Mailpit's search that is used here: words that all have to match, each with an optional `to:`, `from:`,
 * `subject:` or `message-id:`; a phrase in double quotes counts as one word.
 *
 * @returns `null` for Mailpit's other filters
 */
function searchMails(mails: readonly StoredMail[], query: string): readonly StoredMail[] | null {
  const words = query.match(/(?:[-!]|[a-z-]+:)*(?:"[^"]*"|[^\s"]+)/gi) ?? []
  const filters = words.map(parseWord)
  if (filters.some(({ field }) => !['', 'to:', 'from:', 'subject:', 'message-id:'].includes(field)))
    return null
  return mails.filter((mail) =>
    filters.every(({ field, text }) => textOf(mail, field).toLowerCase().includes(text)),
  )
}

function parseWord(word: string): { readonly field: string; readonly text: string } {
  const [, field = '', text = ''] = /^((?:[-!]|[a-z-]+:)*)(.*)$/i.exec(word) ?? []
  return { field: field.toLowerCase(), text: text.replaceAll('"', '').toLowerCase() }
}

function textOf({ from, to, subject, text, html, messageId }: StoredMail, field: string): string {
  if (field === 'to:') return print(to)
  if (field === 'from:') return print([from])
  if (field === 'message-id:') return messageId
  return field === 'subject:' ? subject : [print([from, ...to]), subject, text, html].join('\n')
}

function print(addresses: readonly Address[]): string {
  return addresses.map(({ name, address }) => `${name} <${address}>`).join('\n')
}
