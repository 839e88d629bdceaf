import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'html-to-text'
import { z } from 'zod'

export type Address = { readonly name: string; readonly address: string }

type OutgoingMail = {
  readonly from: Address
  readonly to: readonly Address[]
  readonly replyTo?: readonly Address[]
  readonly subject: string
  readonly html: string
  readonly text?: string
  /** The header Message-ID, without angle brackets. */
  readonly messageId?: string
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
}

const addresses = z.array(z.object({ name: z.string(), address: z.string() }))

const storedMail = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  from: addresses.element,
  to: addresses,
  replyTo: addresses,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  messageId: z.string().default(''),
  headers: z.record(z.string(), z.string()).default({}),
})

export type StoredMail = z.infer<typeof storedMail>

export type Mailbox = {
  /** Keeps a mail and returns its id. */
  send(mail: OutgoingMail): Promise<string>
  /** All mails, newest first. */
  list(): readonly StoredMail[]
  /** One mail; `latest` is the newest. */
  find(id: string): StoredMail | undefined
  markRead(id: string): Promise<void>
  /** Deletes all mails. */
  clear(): Promise<void>
}

/**
 * Opens the mailbox: every mail that the stack sends ends here and nowhere else.
 *
 * @param dataDir `null` keeps the mails in memory
 */
export function openMailbox(dataDir: string | null): Mailbox {
  const folder = dataDir === null ? null : join(dataDir, 'mails')
  const mails = new Map<string, StoredMail>()
  if (folder) {
    mkdirSync(folder, { recursive: true })
    for (const mail of readMails(folder)) mails.set(mail.id, mail)
  }

  async function keep(mail: StoredMail): Promise<void> {
    mails.set(mail.id, mail)
    if (!folder) return
    const file = join(folder, `${mail.id}.json`)
    await writeFile(`${file}.new`, JSON.stringify(mail))
    await rename(`${file}.new`, file)
  }

  const list = () => [...mails.values()].reverse()
  return {
    async send(mail) {
      const id = randomBytes(16).toString('base64url')
      await keep({
        id,
        createdAt: new Date().toISOString(),
        isRead: false,
        from: mail.from,
        to: [...mail.to],
        replyTo: [...(mail.replyTo ?? [])],
        subject: mail.subject,
        html: mail.html,
        text: mail.text || textOf(mail.html),
        messageId: mail.messageId ?? `${id}@mailpit`,
        headers: mail.headers ?? {},
      })
      return id
    },
    list,
    find: (id) => (id === 'latest' ? list()[0] : mails.get(id)),
    async markRead(id) {
      const mail = mails.get(id)
      if (mail && !mail.isRead) await keep({ ...mail, isRead: true })
    },
    async clear() {
      const ids = [...mails.keys()]
      mails.clear()
      if (folder) await Promise.all(ids.map((id) => rm(join(folder, `${id}.json`), { force: true })))
    },
  }
}

/** The text of a mail without one, as Mailpit derives it. Links keep their addresses; what is hidden is left out. */
function textOf(html: string): string {
  const selectors = [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
    { selector: '[style*="display:none"]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
  ]
  return convert(html, { wordwrap: false, selectors })
}

/** Skips a damaged file, so that the other mails can still be read. */
function readMails(folder: string): StoredMail[] {
  return readdirSync(folder)
    .filter((entry) => entry.endsWith('.json'))
    .flatMap((entry) => readMail(join(folder, entry)) ?? [])
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

function readMail(file: string): StoredMail | undefined {
  try {
    return storedMail.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.warn(`${file} is not a mail and is skipped.`)
    return undefined
  }
}
