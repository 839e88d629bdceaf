import { DRAFT_FILES, draftFileUrl, draftPath } from '@foyer/shared/api/drafts.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import type { Mail } from '../_shared/send-mail.ts'
import { draftMailHtml } from './draft-mail-html.ts'
import { draftMailText, draftMailWords } from './draft-mail-words.ts'
import type { ClaimedMail } from './mail-store.ts'

/** Writes a mail that is due. */
export type ComposeMail = (mail: ClaimedMail) => Mail

export type MailAddresses = {
  /** Without a trailing slash, as the next. */
  readonly appUrl: string
  readonly supabaseUrl: string
  readonly supportEmail: string
}

/** Makes the writer: to the owner about a delivered draft, to the support about a failed build. */
export function createComposeMail({ appUrl, supabaseUrl, supportEmail }: MailAddresses): ComposeMail {
  return (mail) => {
    if (!mail.draft) return failureMail(mail, supportEmail)
    const { slug, has_card } = mail.draft
    const words = draftMailWords(mail.draft, mail.first_name)
    const addresses = {
      appUrl,
      address: `${appUrl}${draftPath(slug)}`,
      picture: has_card ? draftFileUrl(supabaseUrl, slug, DRAFT_FILES.card) : null,
    }
    return {
      to: mail.email,
      replyTo: supportEmail,
      subject: 'Your draft is ready',
      text: draftMailText(words, addresses),
      html: draftMailHtml(words, addresses),
    }
  }
}

function failureMail({ email, practice, failure }: ClaimedMail, supportEmail: string): Mail {
  const facts = [
    `Owner: ${email}`,
    ...(practice ? [`Practice: ${practice.replace(/\s+/g, ' ').trim()}`] : []),
    `Build: ${failure?.build_id ?? ''} (${failure?.flow ?? ''}), asked for ${failure?.created_at ?? ''}`,
    `Reason: ${failure?.reason ?? 'unknown'}`,
    'The owner reads that the draft could not be built. The operator’s guide says how to try again.',
  ]
  const text = `A draft could not be built.\n\n${facts.join('\n')}\n`
  return {
    to: supportEmail,
    replyTo: email,
    subject: `A draft could not be built: ${email}`,
    text,
    html: `<!doctype html><html lang="en"><body><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></body></html>`,
  }
}
