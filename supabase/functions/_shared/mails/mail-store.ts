import { statementSchema } from '@foyer/shared/referrals/statement.ts'
import type { Result } from '@foyer/shared/result.ts'
import { strangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../database-answer.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service-client.ts'
import { DOMAIN_MAILS, domainFactsSchema } from './domain-mail.ts'
import { PARTNER_MAILS, partnerFactsSchema } from './partner-facts.ts'
import { reminderSchema } from './reminder-mail.ts'
import { returnedSchema } from './returned-mail.ts'
import { siteLiveSchema } from './site-live-mail.ts'

const draftSchema = z.object({
  version: z.number(),
  slug: z.string(),
  has_card: z.boolean(),
  content: z.unknown(),
})

const failureSchema = z.object({
  build_id: z.uuid(),
  flow: z.string(),
  reason: z.string().nullable(),
  created_at: z.string(),
  practice: z.nullable(strangersWords),
})

const about = <const Kinds extends readonly string[], Facts extends z.core.$ZodType>(
  kinds: Kinds,
  facts: Facts,
) =>
  z.object({
    id: z.uuid(),
    kind: z.enum(kinds),
    /** Including this attempt. */
    attempts: z.number(),
    token: z.string(),
    email: z.string(),
    first_name: z.nullable(strangersWords),
    facts,
  })

const mailSchema = z.discriminatedUnion('kind', [
  about(['draft_ready'], draftSchema),
  about(['draft_failed'], failureSchema),
  about(DOMAIN_MAILS, domainFactsSchema),
  about(PARTNER_MAILS, partnerFactsSchema),
  about(['reward_paid'], statementSchema),
  about(['reward_returned'], returnedSchema),
  about(['site_live'], siteLiveSchema),
  about(['questions_left'], reminderSchema),
])

/** A mail that is due, with what it says. */
export type ClaimedMail = z.output<typeof mailSchema>

const claimedSchema = z.object({ mails: z.array(mailSchema), more: z.boolean() })

/** The mails that are to be sent. */
export type MailStore = {
  readonly claim: (room: number) => Promise<Result<z.output<typeof claimedSchema>, DatabaseRefusal>>
  /** Notes that a mail was sent, or why not; a final failure is not repeated. */
  readonly note: (
    mailId: string,
    failure: { readonly reason: string; readonly isFinal: boolean } | null,
  ) => Promise<Result<boolean | null, DatabaseRefusal>>
}

/** Makes the calls of the database. */
export function createMailStore(client: ServiceClient, log: Log): MailStore {
  return {
    claim: (room) =>
      readDatabaseAnswer(client.rpc('claim_mails', { room }), claimedSchema, 'mails_not_claimed', log),
    note: (mailId, failure) =>
      readDatabaseAnswer(
        client.rpc('note_mail', {
          mail_id: mailId,
          ...(failure && { failure: failure.reason, is_final: failure.isFinal }),
        }),
        z.boolean().nullable(),
        'mail_not_noted',
        log,
      ),
  }
}
