export type InboxLink = { readonly name: string; readonly url: string }

const GMAIL = { name: 'Gmail', url: 'https://mail.google.com/mail/' }
const OUTLOOK = { name: 'Outlook', url: 'https://outlook.live.com/mail/' }
const OUTLOOK_WORK = { name: 'Outlook', url: 'https://outlook.office.com/mail/' }
const YAHOO = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' }
const ICLOUD = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' }

const BY_DOMAIN: Readonly<Record<string, InboxLink>> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'outlook.com': OUTLOOK,
  'hotmail.com': OUTLOOK,
  'live.com': OUTLOOK,
  'msn.com': OUTLOOK,
  'yahoo.com': YAHOO,
  'ymail.com': YAHOO,
  'aol.com': { name: 'AOL Mail', url: 'https://mail.aol.com/' },
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
  'mac.com': ICLOUD,
  'proton.me': { name: 'Proton Mail', url: 'https://mail.proton.me/' },
  'protonmail.com': { name: 'Proton Mail', url: 'https://mail.proton.me/' },
  'fastmail.com': { name: 'Fastmail', url: 'https://app.fastmail.com/' },
}

/** Returns links to the inbox of an address: at its provider, or for custom domains at the two largest hosts. */
export function inboxLinksFor(email: string): readonly InboxLink[] {
  const provider = BY_DOMAIN[email.slice(email.lastIndexOf('@') + 1).toLowerCase()]
  return provider ? [provider] : [GMAIL, OUTLOOK_WORK]
}
