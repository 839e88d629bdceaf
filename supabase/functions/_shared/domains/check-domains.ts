import { err, ok, type Result } from '@foyer/shared/result.ts'
import { PROOF_PATH } from '@foyer/shared/sites/pointer.ts'
import { z } from 'zod'
import type { Certificates } from '../certificates.ts'
import { type DatabaseRefusal, readDatabaseAnswer } from '../database-answer.ts'
import type { Log } from '../log.ts'
import { readBody } from '../read-body.ts'
import type { ServiceClient } from '../service-client.ts'
import type { WritePointers } from '../write-pointers.ts'
import { createDns, type Dns } from './dns.ts'
import { lookAtDomain } from './look-at-domain.ts'
import { findTarget, type Target } from './look-at-host.ts'

/** A domain that is claimed for a look. */
export const domainTaskSchema = z.object({
  id: z.uuid(),
  lock: z.string(),
  /** `null` once the account is deleted. */
  owner: z.uuid().nullable(),
  hostname: z.string(),
  zone: z.string(),
  is_apex: z.boolean(),
  prefers_www: z.boolean(),
  state: z.string(),
  token: z.string(),
  needs_proof: z.boolean(),
})
type ClaimedDomain = z.output<typeof domainTaskSchema>

const claimedSchema = z.object({ domains: z.array(domainTaskSchema), more: z.boolean() })
const recordedSchema = z.object({ state: z.string(), host: z.string().nullish() }).nullable()

export type DomainDependencies = {
  readonly client: ServiceClient
  readonly writePointers: WritePointers
  readonly sitesDomain: string
  readonly certificates: Certificates
  readonly dohUrl: string
  readonly log: Log
  /** Of each question to the resolver, and of the visit over TLS. */
  readonly timeoutMs: number
  /** Replaces `fetch` in tests, for both of them. */
  readonly fetch?: typeof globalThis.fetch
}

export type DomainChecks = {
  /** A resolver for one look, and where domains have to lead; `null`: nothing on the internet can lead to us. */
  readonly begin: () => Promise<{ readonly dns: Dns; readonly target: Target | null }>
  /** Looks at a claimed domain, records it, and opens it over TLS once its DNS is right. */
  readonly check: (task: ClaimedDomain) => Promise<Result<null, DatabaseRefusal>>
  /** Looks at some domains that are due. Never throws. Returns whether others are due at once. */
  readonly checkDue: () => Promise<boolean>
}

/** Visits of a domain that was just found, and the pause between two of them. The next look is a minute later. */
const VISITS = 3
const PAUSE_MS = 1200

/** The longest answer that can be a token. */
const PROOF_MAX_BYTES = 256

/** Makes the checks of the owners' domains. */
export function createDomainChecks(deps: DomainDependencies): DomainChecks {
  const { client, writePointers, sitesDomain, certificates, dohUrl, log, timeoutMs } = deps
  const fetch = deps.fetch ?? globalThis.fetch

  async function begin() {
    const dns = createDns({ url: dohUrl, timeoutMs, fetch })
    return { dns, target: await findTarget(dns, `sites.${sitesDomain.replace(/:\d+$/, '')}`) }
  }

  async function check(task: ClaimedDomain): Promise<Result<null, DatabaseRefusal>> {
    const result = await look(task)
    if (!result) return err({ code: 'unavailable' })
    const recorded = await readDatabaseAnswer(
      client.rpc('record_domain_check', { checked_id: task.id, lock: task.lock, result }),
      recordedSchema,
      'domain_not_recorded',
      log,
    )
    if (!recorded.ok) return recorded
    if (!task.owner) return ok(null)
    await writePointers(task.owner)
    const { state, host } = recorded.value ?? {}
    // Its DNS says that this hostname is ours alone: no other network is entered.
    if (state !== 'found' || !host || !(await becomesSecure(host, task.token))) return ok(null)
    const secured = await readDatabaseAnswer(
      client.rpc('record_domain_secure', { checked_id: task.id }),
      z.boolean(),
      'domain_not_secured',
      log,
    )
    if (!secured.ok) return secured
    await writePointers(task.owner)
    return ok(null)
  }

  async function look(task: ClaimedDomain) {
    try {
      const { dns, target } = await begin()
      return target && (await lookAtDomain(dns, task, target, certificates))
    } catch (error) {
      log({ event: 'domain_not_looked_at', domain: task.id, reason: String(error) })
      return null
    }
  }

  /** An engine asks for news of a pointer once a second: the first visit may come too early. */
  async function becomesSecure(host: string, token: string): Promise<boolean> {
    for (let visit = 1; ; visit++) {
      if (await opensSecurely(host, token)) return true
      if (visit === VISITS) return false
      await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    }
  }

  async function opensSecurely(host: string, token: string): Promise<boolean> {
    try {
      const response = await fetch(`https://${host}${PROOF_PATH}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body = await readBody(response, { maxBytes: PROOF_MAX_BYTES, timeoutMs })
      return response.status === 200 && body.ok && new TextDecoder().decode(body.value) === token
    } catch {
      return false
    }
  }

  return {
    begin,
    check,
    async checkDue() {
      const claimed = await readDatabaseAnswer(
        client.rpc('claim_site_domains', {}),
        claimedSchema,
        'domains_not_claimed',
        log,
      )
      if (!claimed.ok) return false
      await Promise.all(claimed.value.domains.map(check))
      return claimed.value.more
    },
  }
}
