import type { Address, StoredMail } from './mailbox.ts'

/**
 * Mailpit's search: words that all have to match, each with an optional `to:`, `from:`, `subject:` or `is:`, a phrase
 * in double quotes counting as one word, a leading `-` or `!` turning a word around.
 */
export function searchMails(mails: readonly StoredMail[], query: string): readonly StoredMail[] {
  const words = query.match(/[-!]?(?:[a-z]+:)?(?:"[^"]*"|[^\s"]+)/gi) ?? []
  return mails.filter((mail) => words.every((word) => matches(mail, word)))
}

function matches(mail: StoredMail, word: string): boolean {
  const [, not = '', field = '', quoted] =
    /^([-!]?)(?:(to|from|cc|bcc|subject|is|before|after):)?(.*)$/i.exec(word) ?? []
  const wanted = (quoted ?? '').replaceAll('"', '').toLowerCase()
  return matchesField(mail, field.toLowerCase(), wanted) !== Boolean(not)
}

function matchesField(mail: StoredMail, field: string, wanted: string): boolean {
  switch (field) {
    case 'to':
      return includes(mail.to, wanted)
    case 'cc':
      return includes(mail.cc, wanted)
    case 'bcc':
      return includes(mail.bcc, wanted)
    case 'from':
      return includes([mail.from], wanted)
    case 'subject':
      return mail.subject.toLowerCase().includes(wanted)
    case 'is':
      return wanted === 'read' ? mail.isRead : wanted === 'unread' && !mail.isRead
    case 'before':
      return Date.parse(mail.createdAt) < Date.parse(wanted)
    case 'after':
      return Date.parse(mail.createdAt) > Date.parse(wanted)
    default:
      return (
        includes([mail.from, ...mail.to], wanted) ||
        `${mail.subject}\n${mail.text}`.toLowerCase().includes(wanted)
      )
  }
}

function includes(addresses: readonly Address[], wanted: string): boolean {
  return addresses.some(({ name, address }) => `${name} <${address}>`.toLowerCase().includes(wanted))
}
