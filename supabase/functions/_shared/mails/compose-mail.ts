import { DRAFT_FILES, draftFileUrl, draftPath } from '@foyer/shared/api/drafts.ts'
import { domainMail } from './domain-mail.ts'
import { draftMailWords } from './draft-mail-words.ts'
import { framedMail } from './framed-mail.ts'
import type { MailPlaces } from './mail-places.ts'
import type { ClaimedMail } from './mail-store.ts'
import { partnerMail } from './partner-mail.ts'
import { reminderMail } from './reminder-mail.ts'
import { returnedMail } from './returned-mail.ts'
import type { Mail } from './send-mail.ts'
import { siteLiveMail } from './site-live-mail.ts'
import { statementMail } from './statement-mail.ts'

/** Writes a mail that is due. */
export type ComposeMail = (mail: ClaimedMail) => Mail

/** Makes the writer of all mails in the outbox. */
export function createComposeMail(places: MailPlaces): ComposeMail {
  return (mail) => {
    switch (mail.kind) {
      case 'draft_ready':
        return draftMail(mail, places)
      case 'draft_failed':
        return failureMail(mail, places)
      case 'reward_paid':
        return statementMail(mail, places)
      case 'reward_returned':
        return returnedMail(mail, places)
      case 'questions_left':
        return reminderMail(mail, places)
      case 'site_live':
        return siteLiveMail(mail, places)
      case 'referral_signed_up':
      case 'referral_launched':
      case 'reward_due':
      case 'referral_refused':
        return partnerMail(mail, places)
      default:
        return domainMail(mail, places)
    }
  }
}

type Of<Kind extends ClaimedMail['kind']> = Extract<ClaimedMail, { readonly kind: Kind }>

function draftMail({ email, first_name, facts: draft }: Of<'draft_ready'>, places: MailPlaces): Mail {
  const { appUrl, supabaseUrl, supportEmail } = places
  const { title, greeting, share, first, name } = draftMailWords(draft, first_name)
  const address = `${appUrl}${draftPath(draft.slug)}`
  return framedMail(places, {
    to: email,
    replyTo: supportEmail,
    subject: title,
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
      first.length > 0 ? { kind: 'list', title: 'Look at this first', items: first } : null,
      {
        kind: 'note',
        text: `Only people with the address see the draft, and search engines do not list it. Something wrong? Answer this mail. The address: ${address}`,
      },
    ],
    why: `You get this email because you asked for a website draft at ${appUrl}.`,
  })
}

function failureMail({ email, facts }: Of<'draft_failed'>, places: MailPlaces): Mail {
  const { supportEmail } = places
  const { practice, build_id, flow, created_at } = facts
  const reason = facts.reason ?? 'unknown'
  return framedMail(places, {
    to: supportEmail,
    replyTo: email,
    subject: `A draft could not be built: ${email}`,
    title: 'A draft could not be built',
    preview: reason,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Owner', email],
          ['Practice', practice?.line() ?? null],
          ['Build', `${build_id} (${flow}), asked for ${created_at}`],
          ['Reason', reason],
        ],
      },
      {
        kind: 'note',
        text: 'The owner reads that the draft could not be built. The operator’s guide says how to try again.',
      },
    ],
    why: 'From the function worker.',
  })
}
