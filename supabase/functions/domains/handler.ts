import {
  DOMAIN_ERROR_STATUS,
  DOMAINS_MAX_COUNT,
  DOMAINS_PATH,
  type DomainErrorCode,
  domainRequestSchema,
} from '@foyer/shared/api/domains.ts'
import { canonicalEmail, emailProblem } from '@foyer/shared/contact/email.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { DomainChecks } from '../_shared/domains/check-domains.ts'
import { DnsUnavailable } from '../_shared/domains/dns.ts'
import { zoneOf } from '../_shared/domains/look-at-domain.ts'
import type { Failure } from '../_shared/failure.ts'
import type { Log } from '../_shared/log.ts'
import type { SendMail } from '../_shared/mails/send-mail.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { WritePointers } from '../_shared/write-pointers.ts'
import type { DomainStore } from './domain-store.ts'
import { domainToAdd, type OwnPlaces } from './domain-to-add.ts'
import { composeForwardMail } from './forward-mail.ts'

export type DomainsDependencies = {
  readonly verifyUser: VerifyUser
  readonly domains: DomainStore
  readonly checks: DomainChecks
  readonly writePointers: WritePointers
  readonly sendMail: SendMail
  readonly operator: string
  readonly log: Log
} & OwnPlaces

type Done = Promise<Result<null, Failure<DomainErrorCode>>>

const MAX_BYTES = 2048

/** Makes the endpoint through which owners connect their own domains. */
export function createHandler(deps: DomainsDependencies): (request: Request) => Promise<Response> {
  const { domains, checks, writePointers } = deps

  async function add(owner: string, typed: string): Done {
    const domain = domainToAdd(typed, deps)
    if (!domain.ok) return domain
    const zone = zoneOf(domain.value.hostname)
    try {
      const { dns, target } = await checks.begin()
      if (!target) return err({ code: 'no_public_address' })
      if ((await dns(zone, 'NS')).state === 'missing') return err({ code: 'not_registered' })
    } catch (error) {
      if (error instanceof DnsUnavailable) return err({ code: 'unavailable' })
      throw error
    }
    const added = await domains.add(owner, domain.value, zone)
    if (!added.ok) return added
    if ('refusal' in added.value) return err({ code: added.value.refusal })
    // It is added, whatever the first look sees.
    await checks.check(added.value)
    return ok(null)
  }

  async function check(owner: string, id: string): Done {
    const begun = await domains.beginCheck(owner, id)
    if (!begun.ok) return begun
    return 'refusal' in begun.value ? err({ code: begun.value.refusal }) : checks.check(begun.value)
  }

  async function choose(owner: string, id: string, www: boolean): Done {
    const chosen = await domains.choose(owner, id, www)
    if (!chosen.ok) return chosen
    if ('refusal' in chosen.value) return err({ code: chosen.value.refusal })
    await writePointers(owner)
    return ok(null)
  }

  async function remove(owner: string, id: string): Done {
    const removed = await domains.remove(owner, id)
    if (!removed.ok) return removed
    // Also when it was removed before: the first answer may have been lost.
    await writePointers()
    return ok(null)
  }

  async function send(owner: { userId: string; email?: string }, id: string, typed: string): Done {
    const to = canonicalEmail(typed)
    if (emailProblem(to) !== null) return err({ code: 'not_an_email' })
    const domain = await domains.read(owner.userId, id)
    if (!domain.ok) return domain
    if (!domain.value?.findings || !owner.email) return err({ code: 'no_such_domain' })
    const counted = await domains.countMail(owner.userId)
    if (!counted.ok) return counted
    const mail = composeForwardMail({ domain: domain.value, to, from: owner.email, places: deps })
    const sent = await deps.sendMail(mail, `domain-lines-${crypto.randomUUID()}`)
    return sent.ok ? ok(null) : err({ code: sent.error.code === 'refused' ? 'not_an_email' : 'unavailable' })
  }

  const endpoint: Endpoint<DomainErrorCode> = {
    method: 'POST',
    maxBodyBytes: MAX_BYTES,
    answer: async ({ request, readAs }) => {
      const user = await deps.verifyUser(request)
      if (!user.ok) return user
      const asked = await readAs(domainRequestSchema)
      if (!asked.ok) return asked
      const owner = user.value.userId
      const wanted = asked.value
      const done = await (() => {
        switch (wanted.do) {
          case 'add':
            return add(owner, wanted.domain)
          case 'check':
            return check(owner, wanted.id)
          case 'choose':
            return choose(owner, wanted.id, wanted.www)
          case 'remove':
            return remove(owner, wanted.id)
          case 'send':
            return send(user.value, wanted.id, wanted.to)
        }
      })()
      return done.ok ? ok(Response.json({})) : done
    },
  }
  return serveEndpoints({
    name: 'domains',
    findEndpoint: (path) => (path === DOMAINS_PATH ? endpoint : undefined),
    statuses: DOMAIN_ERROR_STATUS,
    messages: {
      not_a_domain: 'Type a domain, such as cedargrove.com.',
      our_domain: 'This is an address of ours. Type a domain that you bought yourself.',
      not_registered:
        'Nobody has registered this domain. Check the spelling; a new one can take an hour to show up.',
      not_an_email: 'Type an email address, such as it@cedargrove.com.',
      no_public_address: 'This Foyer is not on the internet itself, so no domain can lead to it.',
      not_published: 'Publish your website first. Then its domain can lead to it.',
      already_yours: 'This domain is in your list already.',
      too_many_domains: `A website has ${DOMAINS_MAX_COUNT} domains at most. Remove one first.`,
      no_such_domain: 'This domain is not in your list any more.',
      not_pointed_here: 'This address does not lead here yet. Add its line first.',
      unavailable: 'We could not look just now. Nothing was changed; please try again in a moment.',
    },
    log: deps.log,
  })
}
