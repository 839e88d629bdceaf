import type { Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

const mailSchema = z.object({
  id: z.uuid(),
  /** Including this attempt. */
  attempts: z.number(),
  email: z.string(),
  first_name: z.string().nullable(),
  practice: z.string().nullable(),
  draft: z
    .object({
      version: z.number(),
      slug: z.string(),
      has_card: z.boolean(),
      content: z.unknown(),
    })
    .nullable(),
  failure: z
    .object({
      build_id: z.uuid(),
      flow: z.string(),
      reason: z.string().nullable(),
      created_at: z.string(),
    })
    .nullable(),
})

/** A mail that is due: about a delivered draft, to its owner, or about a failed build, to the support. */
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
      readDatabaseAnswer(client.rpc('claim_draft_mails', { room }), claimedSchema, 'mails_not_claimed', log),
    note: (mailId, failure) =>
      readDatabaseAnswer(
        client.rpc('note_draft_mail', {
          mail_id: mailId,
          ...(failure && { failure: failure.reason, is_final: failure.isFinal }),
        }),
        z.boolean().nullable(),
        'draft_mail_not_noted',
        log,
      ),
  }
}
