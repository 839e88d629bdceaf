import type { Address, StoredMail } from './mailbox.ts'

/**
 * The part of Mailpit's search that is used here: words that all have to match, each with an optional `to:`, `from:`,
 * `subject:` or `message-id:`; a phrase in double quotes counts as one word.
 *
 * @returns `null` for Mailpit's other filters
 */
export function searchMails(mails: readonly StoredMail[], query: string): readonly StoredMail[] | null {
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
