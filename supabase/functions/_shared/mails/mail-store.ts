import { ok, type Result } from '@foyer/shared/result.ts'
import { strangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../database-answer.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service-client.ts'
import type { MailRow } from './mail-row.ts'
import { type FactsOf, MAILS, type MailKind } from './mails.ts'

const envelopeSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Including this attempt. */
  attempts: z.number(),
  token: z.string(),
  email: z.string(),
  first_name: z.nullable(strangersWords),
  facts: z.unknown(),
})
type Envelope = z.output<typeof envelopeSchema>

/** A mail that is due, with what it says. */
export type ClaimedMail = {
  [Kind in MailKind]: Omit<Envelope, 'kind' | 'facts'> & {
    readonly kind: Kind
    readonly facts: FactsOf<Kind>
  }
}[MailKind]

const claimedSchema = z.object({ mails: z.array(envelopeSchema), more: z.boolean() })

type Claimed = {
  readonly mails: readonly ClaimedMail[]
  /** Whether more is due at once. */
  readonly more: boolean
}

/** The mails that are to be sent. */
export type MailStore = {
  readonly claim: (room: number) => Promise<Result<Claimed, DatabaseRefusal>>
  /** Notes that a mail was sent, or why not; a final failure is not repeated. */
  readonly note: (
    mailId: string,
    failure: { readonly reason: string; readonly isFinal: boolean } | null,
  ) => Promise<Result<boolean | null, DatabaseRefusal>>
}

/** Makes the calls of the database. */
export function createMailStore(client: ServiceClient, log: Log): MailStore {
  return {
    claim: async (room) => {
      const claimed = await readDatabaseAnswer(
        client.rpc('claim_mails', { room }),
        claimedSchema,
        'mails_not_claimed',
        log,
      )
      if (!claimed.ok) return claimed
      const { mails, more } = claimed.value
      return ok({ mails: mails.flatMap((mail) => readMail(mail, log) ?? []), more })
    },
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

/**
 * Reads the facts of a mail as its row has them. A mail that this function does not know, or whose facts it cannot read, holds
 * back no other: it stays due, and is given up after a day.
 */
function readMail(mail: Envelope, log: Log): ClaimedMail | null {
  const row = Object.hasOwn(MAILS, mail.kind) ? (MAILS[mail.kind as MailKind] as MailRow) : null
  const facts = row && z.safeParse(row.facts, mail.facts)
  if (facts?.success) return { ...mail, facts: facts.data } as ClaimedMail
  const where = facts?.error.issues.map(({ path }) => path.join('.')) ?? []
  log({ event: 'mail_not_read', mail: mail.id, kind: mail.kind, where })
  return null
}
