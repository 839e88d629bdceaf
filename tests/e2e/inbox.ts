import { expect } from '@playwright/test'
import { z } from 'zod'

const search = z.object({ messages: z.array(z.object({ ID: z.string(), Subject: z.string() })) })
const message = z.object({ HTML: z.string(), Text: z.string(), Subject: z.string() })

export type SignInMail = {
  readonly subject: string
  /** The mailed link, with the entities of its HTML decoded. */
  readonly link: string
  /** The 8-digit code. */
  readonly code: string
}

/** Reads the mails to one address through the mailbox's API. */
export class Inbox {
  readonly #mailboxUrl: string
  readonly #email: string

  constructor(mailboxUrl: string, email: string) {
    this.#mailboxUrl = mailboxUrl
    this.#email = email
  }

  /** Waits until this many sign-in mails have arrived and returns the link and the code of the newest one. */
  async waitForSignInMail(count = 1): Promise<SignInMail> {
    const list = async () =>
      (await this.#list()).filter(({ Subject }) => / is your Foyer sign-in code$/.test(Subject))
    await expect
      .poll(async () => (await list()).length, { message: `sign-in mails to ${this.#email}` })
      .toBe(count)
    const [newest] = await list()
    const response = await fetch(`${this.#mailboxUrl}/api/v1/message/${newest?.ID}`)
    const { HTML, Subject } = message.parse(await response.json())
    const link = /href="([^"]*\/auth\/confirm[^"]*)"/.exec(HTML)?.[1]
    const code = /\b(\d{4})(?:\s|&nbsp;|<[^>]*>)*(\d{4})\b/.exec(textOf(HTML))
    if (!link || !code) throw new Error('The mail has no link or no code.')
    return { subject: Subject, link: decodeEntities(link), code: `${code[1]}${code[2]}` }
  }

  /** Waits until this many mails about ready drafts have arrived and returns the address in the newest one. */
  async waitForDraftMail(count = 1): Promise<string> {
    const list = async () => (await this.#list()).filter(({ Subject }) => Subject === 'Your draft is ready')
    await expect
      .poll(async () => (await list()).length, { message: `mails with drafts to ${this.#email}` })
      .toBe(count)
    const [newest] = await list()
    const response = await fetch(`${this.#mailboxUrl}/api/v1/message/${newest?.ID}`)
    const link = /href="([^"]*\/drafts\/[0-9a-f]{32})"/.exec(message.parse(await response.json()).HTML)?.[1]
    if (!link) throw new Error('The mail names no draft.')
    return decodeEntities(link)
  }

  /** Waits for a mail with such a subject and returns its subject. */
  async waitForSubject(pattern: RegExp): Promise<string> {
    const find = async () => (await this.#list()).find(({ Subject }) => pattern.test(Subject))?.Subject ?? ''
    await expect.poll(find, { message: `a mail to ${this.#email}` }).not.toBe('')
    return find()
  }

  /** Waits for a mail with such a subject and returns its text. */
  async waitForText(pattern: RegExp): Promise<string> {
    await this.waitForSubject(pattern)
    const found = (await this.#list()).find(({ Subject }) => pattern.test(Subject))
    const response = await fetch(`${this.#mailboxUrl}/api/v1/message/${found?.ID}`)
    return message.parse(await response.json()).Text
  }

  async #list() {
    const query = encodeURIComponent(`to:${this.#email}`)
    const response = await fetch(`${this.#mailboxUrl}/api/v1/search?query=${query}`)
    return search.parse(await response.json()).messages
  }
}

function textOf(html: string): string {
  const body = html.replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
  return decodeEntities(body.replace(/<[^>]+>/g, ' '))
}

function decodeEntities(text: string): string {
  return text.replaceAll('&nbsp;', ' ').replaceAll('&#43;', '+').replaceAll('&amp;', '&')
}
