import type { Address, StoredMail } from './mailbox.ts'

/**
 * The part of Mailpit's search that tests use: words that all have to match, each with an optional `to:`, `from:` or
 * `subject:`; a phrase in double quotes counts as one word.
 *
 * @returns `null` for Mailpit's other filters
 */
export function searchMails(mails: readonly StoredMail[], query: string): readonly StoredMail[] | null {
  const words = query.match(/(?:[-!]|[a-z-]+:)*(?:"[^"]*"|[^\s"]+)/gi) ?? []
  const filters = words.map(parseWord)
  if (filters.some(({ field }) => !['', 'to:', 'from:', 'subject:'].includes(field))) return null
  return mails.filter((mail) =>
    filters.every(({ field, text }) => textOf(mail, field).toLowerCase().includes(text)),
  )
}

function parseWord(word: string): { readonly field: string; readonly text: string } {
  const [, field = '', text = ''] = /^((?:[-!]|[a-z-]+:)*)(.*)$/i.exec(word) ?? []
  return { field: field.toLowerCase(), text: text.replaceAll('"', '').toLowerCase() }
}

function textOf({ from, to, subject, text, html }: StoredMail, field: string): string {
  if (field === 'to:') return print(to)
  if (field === 'from:') return print([from])
  return field === 'subject:' ? subject : [print([from, ...to]), subject, text, html].join('\n')
}

function print(addresses: readonly Address[]): string {
  return addresses.map(({ name, address }) => `${name} <${address}>`).join('\n')
}
