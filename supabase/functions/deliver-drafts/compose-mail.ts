import { DRAFT_FILES, draftFileUrl, draftPath } from '@foyer/shared/api/drafts.ts'
import { framedMail } from '../_shared/framed-mail.ts'
import type { Mail } from '../_shared/send-mail.ts'
import { draftMailWords } from './draft-mail-words.ts'
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
export function createComposeMail(addresses: MailAddresses): ComposeMail {
  return (mail) => (mail.draft ? draftMail(mail, mail.draft, addresses) : failureMail(mail, addresses))
}

function draftMail(
  { email, first_name }: ClaimedMail,
  draft: NonNullable<ClaimedMail['draft']>,
  { appUrl, supabaseUrl, supportEmail }: MailAddresses,
): Mail {
  const { title, greeting, share, first, name } = draftMailWords(draft, first_name)
  const address = `${appUrl}${draftPath(draft.slug)}`
  return framedMail(
    { to: email, replyTo: supportEmail, subject: title },
    {
      title,
      preview: greeting,
      picture: draft.has_card
        ? {
            src: draftFileUrl(supabaseUrl, draft.slug, DRAFT_FILES.card),
            alt: `The first page of ${name}`,
            href: address,
          }
        : null,
      blocks: [
        { kind: 'text', text: `${greeting} ${share}` },
        { kind: 'button', label: 'Open your draft', href: address },
        ...(first.length > 0 ? [{ kind: 'list', title: 'Look at this first', items: first } as const] : []),
        {
          kind: 'note',
          text: `Only people with the address see the draft, and search engines do not list it. Something wrong? Answer this mail. The address: ${address}`,
        },
      ],
      why: `You get this email because you asked for a website draft at ${appUrl}.`,
      appUrl,
    },
  )
}

function failureMail(
  { email, practice, failure }: ClaimedMail,
  { appUrl, supportEmail }: MailAddresses,
): Mail {
  return framedMail(
    { to: supportEmail, replyTo: email, subject: `A draft could not be built: ${email}` },
    {
      title: 'A draft could not be built',
      preview: failure?.reason ?? 'unknown',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Owner', email],
            ...(practice ? [['Practice', practice.replace(/\s+/g, ' ').trim()] as const] : []),
            [
              'Build',
              `${failure?.build_id ?? ''} (${failure?.flow ?? ''}), asked for ${failure?.created_at ?? ''}`,
            ],
            ['Reason', failure?.reason ?? 'unknown'],
          ],
        },
        {
          kind: 'note',
          text: 'The owner reads that the draft could not be built. The operator’s guide says how to try again.',
        },
      ],
      why: 'From the function deliver-drafts.',
      appUrl,
    },
  )
}
