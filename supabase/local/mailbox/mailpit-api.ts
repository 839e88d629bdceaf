import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Address, Mailbox, StoredMail } from './mailbox.ts'
import { searchMails } from './search-mails.ts'

const address = z.object({ Email: z.email(), Name: z.string().default('') })
const addresses = z.array(address).default([])
const sendSchema = z.object({
  From: address,
  To: addresses,
  Cc: addresses,
  Bcc: z.array(z.email()).default([]),
  ReplyTo: addresses,
  Subject: z.string().default(''),
  Text: z.string().optional(),
  HTML: z.string().default(''),
  Tags: z.array(z.string()).default([]),
  Attachments: z.array(z.unknown()).default([]),
  Headers: z.record(z.string(), z.string()).default({}),
})
const idsSchema = z.object({
  IDs: z.array(z.string()).nullish(),
  Read: z.boolean().default(false),
  Search: z.string().optional(),
})

const SNIPPET_LENGTH = 250
/** What a mail may do where it is shown: look as it was meant to. */
export const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src * data:"

/** The part of Mailpit's HTTP interface that reading and sending mails takes. */
export function createMailpitApi(mailbox: Mailbox): Hono {
  const api = new Hono()
  const all = () => mailbox.list()

  api.get('/api/v1/messages', (c) => c.json(presentPage(c, all(), all())))
  api.get('/api/v1/search', (c) => {
    const query = c.req.query('query')
    if (!query) return c.text('Error: no search query', 400)
    return c.json(presentPage(c, searchMails(all(), query), all()))
  })
  api.get('/api/v1/message/:id', async (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    await mailbox.markRead(new Set([mail.id]), true)
    return c.json(presentMail(mail))
  })
  api.get('/api/v1/message/:id/headers', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    return c.json(Object.fromEntries(headersOf(mail).map(([name, value]) => [name, [value]])))
  })
  api.get('/api/v1/message/:id/raw', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.text('404 page not found', 404)
    const head = headersOf(mail).map(([name, value]) => `${name}: ${value}`)
    return c.text(
      [...head, 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8', '', mail.html].join('\r\n'),
    )
  })
  api.put('/api/v1/messages', async (c) => {
    const { IDs, Read, Search } = await readIds(c)
    const chosen = Search ? searchMails(all(), Search).map(({ id }) => id) : (IDs ?? [])
    await mailbox.markRead(new Set(chosen.length ? chosen : all().map(({ id }) => id)), Read)
    return c.text('ok')
  })
  api.delete('/api/v1/messages', async (c) => {
    const { IDs } = await readIds(c)
    await mailbox.remove(new Set(IDs?.length ? IDs : all().map(({ id }) => id)))
    return c.text('ok')
  })
  api.delete('/api/v1/search', async (c) => {
    const query = c.req.query('query')
    if (!query) return c.text('Error: no search query', 400)
    await mailbox.remove(new Set(searchMails(all(), query).map(({ id }) => id)))
    return c.text('ok')
  })
  api.post('/api/v1/send', async (c) => {
    const parsed = sendSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return c.json({ Error: `${issue?.path.join('.') || 'body'}: ${issue?.message}` }, 400)
    }
    const mail = parsed.data
    if (mail.Attachments.length > 0) {
      return c.json(
        { Error: 'Attachments are not served by the embedded stack: supabase start has them' },
        501,
      )
    }
    const id = await mailbox.send({
      from: readAddress(mail.From),
      to: mail.To.map(readAddress),
      cc: mail.Cc.map(readAddress),
      bcc: mail.Bcc.map((Email) => readAddress({ Email, Name: '' })),
      replyTo: mail.ReplyTo.map(readAddress),
      subject: mail.Subject,
      html: mail.HTML,
      tags: mail.Tags,
      headers: mail.Headers,
      ...(mail.Text === undefined ? {} : { text: mail.Text }),
    })
    return c.json({ ID: id })
  })
  api.get('/api/v1/info', (c) =>
    c.json({
      Version: 'embedded',
      Messages: all().length,
      Unread: all().filter(({ isRead }) => !isRead).length,
    }),
  )
  api.get('/api/v1/tags', (c) => c.json([...new Set(all().flatMap(({ tags }) => tags))]))
  api.get('/livez', (c) => c.text('ok'))
  api.get('/readyz', (c) => c.text('ok'))
  api.get('/view/:file{.+\\.(html|txt)}', (c) => {
    const [, id = '', kind] = /^(.+)\.(html|txt)$/.exec(c.req.param('file')) ?? []
    const mail = mailbox.find(id)
    if (!mail) return c.text('404 page not found', 404)
    if (kind === 'txt') return c.text(mail.text)
    c.header('Content-Security-Policy', MAIL_POLICY)
    return c.html(mail.html)
  })
  return api
}

async function readIds(c: Context) {
  const parsed = idsSchema.safeParse(await c.req.json().catch(() => ({})))
  return parsed.success ? parsed.data : { IDs: [], Read: false, Search: undefined }
}

function readAddress({ Email, Name }: z.infer<typeof address>): Address {
  return { name: Name, address: Email }
}

function presentAddress({ name, address: Address }: Address) {
  return { Name: name, Address }
}

function presentPage(c: Context, chosen: readonly StoredMail[], all: readonly StoredMail[]) {
  const start = Math.max(0, Number(c.req.query('start')) || 0)
  const limit = Math.max(0, Number(c.req.query('limit') ?? 50) || 0)
  const page = chosen.slice(start, start + limit)
  const unread = all.filter(({ isRead }) => !isRead).length
  return {
    total: all.length,
    unread,
    count: page.length,
    messages_count: chosen.length,
    messages_unread: chosen.filter(({ isRead }) => !isRead).length,
    start,
    tags: [],
    messages: page.map((mail) => ({
      ...presentEnvelope(mail),
      Read: mail.isRead,
      Created: mail.createdAt,
      Snippet: mail.text.replace(/\s+/g, ' ').slice(0, SNIPPET_LENGTH),
      Attachments: 0,
    })),
  }
}

function presentMail(mail: StoredMail) {
  return {
    ...presentEnvelope(mail),
    ReturnPath: mail.from.address,
    ListUnsubscribe: {
      Header: mail.headers['List-Unsubscribe'] ?? '',
      Links: [],
      Errors: '',
      HeaderPost: '',
    },
    Date: mail.createdAt,
    Text: mail.text,
    HTML: mail.html,
    Inline: [],
    Attachments: [],
  }
}

function presentEnvelope(mail: StoredMail) {
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    From: presentAddress(mail.from),
    To: mail.to.map(presentAddress),
    Cc: mail.cc.map(presentAddress),
    Bcc: mail.bcc.map(presentAddress),
    ReplyTo: mail.replyTo.map(presentAddress),
    Subject: mail.subject,
    Username: '',
    Tags: mail.tags,
    Size: Buffer.byteLength(mail.html) + Buffer.byteLength(mail.text),
  }
}

function headersOf(mail: StoredMail): [string, string][] {
  const format = (list: readonly Address[]) =>
    list.map(({ name, address: to }) => (name ? `${encodeHeader(`"${name}"`)} <${to}>` : to)).join(', ')
  const lists: [string, readonly Address[]][] = [
    ['From', [mail.from]],
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Bcc', mail.bcc],
    ['Reply-To', mail.replyTo],
  ]
  return [
    ['Date', new Date(mail.createdAt).toUTCString()],
    ...lists
      .filter(([, list]) => list.length > 0)
      .map(([name, list]): [string, string] => [name, format(list)]),
    ['Subject', encodeHeader(mail.subject)],
    ['Message-ID', `<${mail.messageId}>`],
    ...Object.entries(mail.headers).map(([name, value]): [string, string] => [name, encodeHeader(value)]),
  ]
}

/** Headers hold ASCII on one line; the rest is encoded. https://www.rfc-editor.org/rfc/rfc2047 */
function encodeHeader(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ')
  return /^[\x20-\x7e]*$/.test(line) ? line : `=?utf-8?B?${Buffer.from(line).toString('base64')}?=`
}
