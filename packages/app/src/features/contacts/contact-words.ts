import type { Contact } from './api/load-contacts.ts'

const CHANNELS: Readonly<Record<string, string>> = {
  widget: 'Your snippet',
  form: 'Your form',
  link: 'Your link',
}

/** The channel of a contact, in words: those of `partners.contacts`, which searches in them. */
export function channelOf({ channel }: Contact): string {
  return CHANNELS[channel] ?? channel
}

/** The source that the link named; empty if none. */
export function sourceOf({ utm_source, utm_medium, utm_campaign }: Contact): string {
  return [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ')
}

/** The page without its scheme; empty if unknown. */
export function pageOf({ page }: Contact): string {
  return page?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? ''
}
