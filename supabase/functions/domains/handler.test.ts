import { DOMAINS_PATH, type DomainErrorCode, type DomainRequest } from '@foyer/shared/api/domains.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test, vi } from 'vitest'
import { type DnsAnswer, DnsUnavailable } from '../_shared/domains/dns.ts'
import type { Mail, SendMail } from '../_shared/mails/send-mail.ts'
import { createHandler, type DomainsDependencies } from './handler.ts'

const OWNER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002'
const ID = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c00d'
const TASK = {
  id: ID,
  lock: 'lock',
  owner: OWNER,
  hostname: 'cedargrove.com',
  zone: 'cedargrove.com',
  is_apex: true,
  prefers_www: false,
  state: 'waiting',
  token: 'token',
  needs_proof: false,
}
const LINE = { type: 'A' as const, name: '@', value: '203.0.113.7', cause: null, seen: [] }
const TOLD = {
  shown_name: 'cedargrove.com',
  cause: null,
  findings: {
    lines: [{ ...LINE, hostname: 'cedargrove.com' }],
    caa: null,
    provider: null,
    name_servers: [],
  },
}
const TARGET = { hostname: 'sites.foyer.example', ipv4: ['203.0.113.7'], ipv6: [] }
const FOUND: DnsAnswer = { state: 'found', records: [] }
const fails = (error: Error) => async () => {
  throw error
}

type Domains = DomainsDependencies['domains']
type Begin = DomainsDependencies['checks']['begin']

/** The endpoint over a store, a resolver and a sender with which everything succeeds, but what a test replaces. */
function setUp(domains: Partial<Domains> = {}, rest: Partial<DomainsDependencies> & { begin?: Begin } = {}) {
  const mails: Mail[] = []
  const { begin, ...others } = rest
  const deps = {
    verifyUser: async () => ok({ userId: OWNER, email: 'dana@harborfamily.example' }),
    domains: {
      add: vi.fn<Domains['add']>(async () => ok(TASK)),
      beginCheck: vi.fn<Domains['beginCheck']>(async () => ok(TASK)),
      choose: vi.fn<Domains['choose']>(async () => ok({})),
      remove: vi.fn<Domains['remove']>(async () => ok(true)),
      read: vi.fn<Domains['read']>(async () => ok(TOLD)),
      countMail: vi.fn<Domains['countMail']>(async () => ok(null)),
      ...domains,
    },
    checks: {
      begin: begin ?? (async () => ({ dns: async () => FOUND, target: TARGET })),
      check: vi.fn<DomainsDependencies['checks']['check']>(async () => ok(null)),
      checkDue: async () => false,
    },
    writePointers: vi.fn<DomainsDependencies['writePointers']>(async () => 'written'),
    sendMail: vi.fn<SendMail>(async (mail) => {
      mails.push(mail)
      return ok(null)
    }),
    appUrl: 'https://app.foyer.example',
    operator: 'Foyer',
    sitesDomain: 'foyer-sites.example',
    log: () => {},
    ...others,
  } satisfies DomainsDependencies
  const handle = createHandler(deps)
  const ask = async (body: DomainRequest) => {
    const request = new Request(`https://project.supabase.co${DOMAINS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await handle(request)
    const { error } = await response.json()
    return (error?.code ?? response.status) as DomainErrorCode | number
  }
  return { deps, mails, ask }
}

const refusal = <Code extends string>(code: Code) => ok({ refusal: code })

describe('a domain that is added', () => {
  const add = { do: 'add', domain: 'https://www.front.cedargrove.com/' } as const

  test('is stored with the name that was bought, and looked at once', async () => {
    const asked: string[] = []
    const { deps, ask } = setUp(
      {},
      {
        begin: async () => ({
          dns: async (name, type) => {
            asked.push(`${name} ${type}`)
            return FOUND
          },
          target: TARGET,
        }),
      },
    )
    expect(await ask(add)).toBe(200)
    expect(asked).toEqual(['cedargrove.com NS'])
    const domain = { hostname: 'front.cedargrove.com', shown: 'front.cedargrove.com' }
    expect(deps.domains.add).toHaveBeenCalledExactlyOnceWith(OWNER, domain, 'cedargrove.com')
    expect(deps.checks.check).toHaveBeenCalledExactlyOnceWith(TASK)
  })

  test('stays added when the first look fails', async () => {
    const { deps, ask } = setUp()
    vi.mocked(deps.checks.check).mockResolvedValue(err({ code: 'unavailable' }))
    expect(await ask(add)).toBe(200)
  })

  test.each<[string, string, Begin | undefined, DomainErrorCode | 'unavailable' | 'unexpected']>([
    ['that is none', 'cedar grove', undefined, 'not_a_domain'],
    ['of ours', 'harbor.foyer-sites.example', undefined, 'our_domain'],
    [
      'while nothing leads to us',
      'cedargrove.com',
      async () => ({ dns: async () => FOUND, target: null }),
      'no_public_address',
    ],
    [
      'that nobody has',
      'cedargrove.com',
      async () => ({ dns: async () => ({ state: 'missing', records: [] }), target: TARGET }),
      'not_registered',
    ],
    ['while our resolver is silent', 'cedargrove.com', fails(new DnsUnavailable()), 'unavailable'],
    [
      'while our resolver stops in the middle',
      'cedargrove.com',
      async () => ({ dns: fails(new DnsUnavailable()), target: TARGET }),
      'unavailable',
    ],
    ['over a bug of ours', 'cedargrove.com', fails(new TypeError('x is undefined')), 'unexpected'],
  ])('%s, is not stored', async (_, domain, begin, code) => {
    const { deps, ask } = setUp({}, begin ? { begin } : {})
    expect(await ask({ do: 'add', domain })).toBe(code)
    expect(deps.domains.add).not.toHaveBeenCalled()
    expect(deps.checks.check).not.toHaveBeenCalled()
  })

  test('whose name servers do not answer is stored: somebody has it', async () => {
    const dns = async (): Promise<DnsAnswer> => ({ state: 'failed', records: [] })
    const { deps, ask } = setUp({}, { begin: async () => ({ dns, target: TARGET }) })
    expect(await ask(add)).toBe(200)
    expect(deps.domains.add).toHaveBeenCalledOnce()
  })

  test('and is refused by the database is not looked at', async () => {
    const { deps, ask } = setUp({ add: async () => refusal('too_many_domains') })
    expect(await ask(add)).toBe('too_many_domains')
    expect(deps.checks.check).not.toHaveBeenCalled()
  })
})

test('an owner looks at a domain of the list alone, and hears when the look failed', async () => {
  const known = setUp()
  vi.mocked(known.deps.checks.check).mockResolvedValue(err({ code: 'unavailable' }))
  expect(await known.ask({ do: 'check', id: ID })).toBe('unavailable')
  const unknown = setUp({ beginCheck: async () => refusal('no_such_domain') })
  expect(await unknown.ask({ do: 'check', id: ID })).toBe('no_such_domain')
  expect(unknown.deps.checks.check).not.toHaveBeenCalled()
})

test('a chosen domain serves at once, and one that does not lead here moves no pointer', async () => {
  const { deps, ask } = setUp()
  expect(await ask({ do: 'choose', id: ID, www: true })).toBe(200)
  expect(deps.domains.choose).toHaveBeenCalledExactlyOnceWith(OWNER, ID, true)
  expect(deps.writePointers).toHaveBeenCalledExactlyOnceWith(OWNER)
  const elsewhere = setUp({ choose: async () => refusal('not_pointed_here') })
  expect(await elsewhere.ask({ do: 'choose', id: ID, www: false })).toBe('not_pointed_here')
  expect(elsewhere.deps.writePointers).not.toHaveBeenCalled()
})

test('a domain that was removed before is removed again without a word', async () => {
  const { deps, ask } = setUp({ remove: async () => ok(false) })
  expect(await ask({ do: 'remove', id: ID })).toBe(200)
  // All pointers: the database no longer knows whose it was.
  expect(deps.writePointers).toHaveBeenCalledExactlyOnceWith()
})

describe('the lines of a domain', () => {
  const send = { do: 'send', id: ID, to: 'it@cedargrove.com' } as const

  test('go to one person, with answers to the owner, and count', async () => {
    const { deps, mails, ask } = setUp()
    expect(await ask(send)).toBe(200)
    expect(mails).toEqual([
      expect.objectContaining({
        to: 'it@cedargrove.com',
        replyTo: 'dana@harborfamily.example',
        subject: 'DNS records for cedargrove.com',
      }),
    ])
    expect(deps.domains.countMail).toHaveBeenCalledExactlyOnceWith(OWNER)
  })

  const sentTo = async () => ok({ userId: OWNER })
  test.each<[string, string, Partial<Domains>, Partial<DomainsDependencies>, string]>([
    ['no email', 'it at cedargrove', {}, {}, 'not_an_email'],
    ['a domain that is not in the list', send.to, { read: async () => ok(null) }, {}, 'no_such_domain'],
    [
      'a domain that was never looked at',
      send.to,
      { read: async () => ok({ ...TOLD, findings: null }) },
      {},
      'no_such_domain',
    ],
    ['an owner without an email', send.to, {}, { verifyUser: sentTo }, 'no_such_domain'],
    [
      'a spent budget',
      send.to,
      { countMail: async () => err({ code: 'too_many_requests', retryAfterSeconds: 60 }) },
      {},
      'too_many_requests',
    ],
  ])('go to nobody with %s', async (_, to, domains, rest, code) => {
    const { mails, ask } = setUp(domains, rest)
    expect(await ask({ ...send, to })).toBe(code)
    expect(mails).toEqual([])
  })

  test.each([
    ['refused', 'not_an_email'],
    ['unavailable', 'unavailable'],
  ] as const)('that the mail service calls %s are answered with %s', async (code, answer) => {
    const { ask } = setUp({}, { sendMail: async () => err({ code, status: 422 }) })
    expect(await ask(send)).toBe(answer)
  })
})

test('nobody does anything without a session', async () => {
  const { deps, ask } = setUp({}, { verifyUser: async () => err({ code: 'unauthorized' }) })
  expect(await ask({ do: 'remove', id: ID })).toBe('unauthorized')
  expect(deps.domains.remove).not.toHaveBeenCalled()
})
