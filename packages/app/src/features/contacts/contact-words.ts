import type { Contact } from './api/load-contacts.ts'

const CHANNELS: Readonly<Record<string, string>> = {
  widget: 'Your snippet',
  form: 'Your form',
  link: 'Your link',
}

/** By what a contact came. */
export function channelOf({ channel }: Contact): string {
  return CHANNELS[channel] ?? channel
}

/** What the link said on where the contact came from; empty where it said nothing. */
export function sourceOf({ utm_source, utm_medium, utm_campaign }: Contact): string {
  return [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ')
}

/** The page without its scheme, as people read an address; empty where none is known. */
export function pageOf({ page }: Contact): string {
  return page?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? ''
}

/** Whether a contact has what somebody searches for in its email, its source or its page. */
export function matches(contact: Contact, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const text = [contact.masked_email, channelOf(contact), sourceOf(contact), pageOf(contact)]
    .join(' ')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}
