import { DOMAIN_CAUSES, domainFindingsSchema } from '@foyer/shared/api/domains.ts'
import type { Result } from '@foyer/shared/result.ts'
import type { DomainName } from '@foyer/shared/sites/domain-name.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import { domainTaskSchema } from '../_shared/domains/check-domains.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import { createSpendBudget, type SpendBudget } from '../_shared/spend-budget.ts'

const refusalSchema = z.object({
  refusal: z.enum([
    'not_published',
    'already_yours',
    'too_many_domains',
    'no_such_domain',
    'not_pointed_here',
  ]),
})
const begunSchema = z.union([refusalSchema, domainTaskSchema])
const chosenSchema = z.union([refusalSchema, z.object({}).strict()])
const toldSchema = z.object({
  shown_name: z.string(),
  cause: z.enum(DOMAIN_CAUSES).nullable(),
  findings: z.nullable(domainFindingsSchema),
})

type Answer<Schema extends z.core.$ZodType> = Promise<Result<z.output<Schema>, DatabaseRefusal>>

/** The domains of owners. */
export type DomainStore = {
  /** Adds a domain and claims it for its first look; `zone` is the domain that was bought. */
  readonly add: (owner: string, domain: DomainName, zone: string) => Answer<typeof begunSchema>
  /** Claims a domain for a look that its owner asks for. */
  readonly beginCheck: (owner: string, id: string) => Answer<typeof begunSchema>
  readonly choose: (owner: string, id: string, www: boolean) => Answer<typeof chosenSchema>
  /** Whether it was there. */
  readonly remove: (owner: string, id: string) => Promise<Result<boolean, DatabaseRefusal>>
  /** What whoever looks after a domain is told; `null` without it. */
  readonly read: (
    owner: string,
    id: string,
  ) => Promise<Result<z.output<typeof toldSchema> | null, DatabaseRefusal>>
  readonly countMail: SpendBudget
}

/** Makes the calls of the database. */
export function createDomainStore(client: ServiceClient, log: Log): DomainStore {
  return {
    add: (owner, { hostname, shown }, zone) =>
      readDatabaseAnswer(
        client.rpc('add_site_domain', { owner_id: owner, wanted: hostname, shown, bought: zone }),
        begunSchema,
        'domain_not_added',
        log,
      ),
    beginCheck: (owner, id) =>
      readDatabaseAnswer(
        client.rpc('begin_domain_check', { owner_id: owner, wanted: id }),
        begunSchema,
        'domain_check_not_begun',
        log,
      ),
    choose: (owner, id, www) =>
      readDatabaseAnswer(
        client.rpc('choose_site_domain', { owner_id: owner, wanted: id, with_www: www }),
        chosenSchema,
        'domain_not_chosen',
        log,
      ),
    remove: (owner, id) =>
      readDatabaseAnswer(
        client.rpc('remove_site_domain', { owner_id: owner, wanted: id }),
        z.boolean(),
        'domain_not_removed',
        log,
      ),
    read: async (owner, id) => {
      const rows = await readDatabaseAnswer(
        client
          .from('site_domains')
          .select('shown_name,cause,findings')
          .eq('profile_id', owner)
          .eq('id', id)
          .neq('state', 'released'),
        z.array(toldSchema),
        'domain_not_read',
        log,
      )
      return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows
    },
    countMail: createSpendBudget('domain_mails', client, log),
  }
}
