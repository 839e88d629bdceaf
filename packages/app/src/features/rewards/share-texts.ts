/** Part of every text that a partner shares: 16 CFR 255.5 requires disclosure of a reward. */
export const DISCLOSURE = 'I may receive a reward if you launch your website with Foyer.'

/** A ready-made message. */
export type ShareText = {
  readonly id: string
  /** Where it is used. */
  readonly label: string
  /** The subject of an email; posts have none. */
  readonly subject?: string
  readonly body: string
}

/**
 * Returns the messages for email and social posts, each with the link and the disclosure.
 *
 * @param link the partner's referral link
 */
export function shareTexts(link: string): readonly ShareText[] {
  return [
    {
      id: 'mail',
      label: 'Mail',
      subject: 'A first website draft for your practice',
      body: [
        'Hello,',
        'If you are opening a practice or your website is out of date, Foyer may help: you answer a few questions, and a first draft of your website is ready within 24 hours. The draft is free.',
        `You start here: ${link}`,
        DISCLOSURE,
      ].join('\n\n'),
    },
    {
      id: 'post',
      label: 'Post',
      body: [
        'Opening a practice? Foyer turns a few answers into the first draft of your website, within 24 hours and free.',
        link,
        DISCLOSURE,
      ].join('\n\n'),
    },
    {
      id: 'short-post',
      label: 'Short post',
      body: `For practice owners: a free first draft of your website within 24 hours. ${link}\n\n${DISCLOSURE}`,
    },
  ]
}

/** Returns a `mailto:` link that opens a text in the user's mail client, without a recipient. */
export function mailtoLink({ subject = '', body }: ShareText): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
