// Twenty-some ways in which people set up a domain: each is named by its true cause, in the words that its owner reads.
import { causeWords, lineWords } from '@foyer/shared/sites/domain-words.ts'
import { describe, expect, test } from 'vitest'
import { createFakeZone, type Zone } from '../../../tests/fake-zone.ts'
import { createDns, DnsUnavailable } from './dns.ts'
import { type DomainTask, lookAtDomain, zoneOf } from './look-at-domain.ts'
import { findTarget } from './look-at-host.ts'

const OURS = '198.51.100.20'
const OURS_V6 = '2001:db8::20'
const OTHER = '93.184.215.7'
const TARGET = 'sites.foyer.example'
const TOKEN = 'k3v9tq7xw2m8n4'
const RULES = {
  authorities: ['letsencrypt.org', 'sectigo.com'],
  validationMethods: ['http-01', 'tls-alpn-01'],
  apexLine: 'A',
} as const

const TOP = { NS: ['ns1.domaincontrol.com', 'ns2.domaincontrol.com'], MX: ['10 mail.cedar.example'] }
const GOOD: Zone = { 'cedar.example': { ...TOP, A: [OURS] }, 'www.cedar.example': { CNAME: [TARGET] } }
const CLOUDFLARE = { NS: ['amy.ns.cloudflare.com', 'bob.ns.cloudflare.com'] }

async function look(zone: Zone, task: Partial<DomainTask> = {}, doh?: typeof fetch) {
  const fake = createFakeZone({ [TARGET]: { A: [OURS], AAAA: [OURS_V6] }, example: {}, ...zone })
  const dns = createDns({ url: 'https://doh.example/dns-query', timeoutMs: 1000, fetch: doh ?? fake.fetch })
  const hostname = task.hostname ?? 'cedar.example'
  const target = await findTarget(dns, TARGET)
  if (!target) throw new Error('There is no target.')
  const seen = await lookAtDomain(
    dns,
    {
      hostname,
      zone: zoneOf(hostname),
      is_apex: zoneOf(hostname) === hostname,
      prefers_www: false,
      state: 'waiting',
      token: TOKEN,
      needs_proof: false,
      ...task,
    },
    target,
    RULES,
  )
  return { ...seen, asked: fake.asked }
}

type Broken = {
  readonly zone: Zone
  readonly task?: Partial<DomainTask>
  readonly cause: string
  /** The title, and a piece of the text. */
  readonly says: readonly [string, string]
  readonly served?: readonly string[]
}

const ANOTHER = 'Another site still answers here'
const at = (top: Zone[string], www: Zone[string] = { CNAME: [TARGET] }): Zone => ({
  'cedar.example': { ...TOP, ...top },
  'www.cedar.example': www,
})

const BROKEN: Readonly<Record<string, Broken>> = {
  'nothing is set yet': {
    zone: { 'cedar.example': TOP },
    cause: 'missing',
    says: ['Waiting for your record', 'Nothing is wrong'],
  },
  'nobody has registered it': {
    zone: {},
    cause: 'not_registered',
    says: ['This domain does not exist', 'renewed'],
  },
  'the old website is still there': {
    zone: at({ A: [OTHER] }, { A: [OTHER] }),
    cause: 'elsewhere',
    says: [ANOTHER, `cedar.example leads to ${OTHER}`],
  },
  'a line was added beside the old one': {
    zone: at({ A: [OURS, OTHER] }, { CNAME: ['cedar.example'] }),
    cause: 'mixed',
    says: [ANOTHER, `Remove the line with ${OTHER}`],
  },
  'the old AAAA is forgotten': {
    zone: at({ A: [OURS], AAAA: ['2606:2800:0:0::7'] }, { CNAME: ['cedar.example'] }),
    cause: 'ipv6',
    says: [ANOTHER, 'A line AAAA leads to 2606:2800::7'],
  },
  'only the old AAAA is left': {
    zone: at({ AAAA: ['2606:2800::7'] }, { CNAME: ['cedar.example'] }),
    cause: 'elsewhere',
    says: [ANOTHER, '2606:2800::7'],
  },
  'it leads to the router in the office': {
    zone: at({ A: ['192.168.1.10'] }, { CNAME: ['cedar.example'] }),
    cause: 'private',
    says: ['The line leads into a private network', '192.168.1.10 is an address inside'],
  },
  'the orange cloud is on': {
    zone: { 'cedar.example': { ...CLOUDFLARE, A: ['104.21.3.4'] } },
    cause: 'proxy',
    says: ['Behind a proxy', '“DNS only”'],
  },
  'a website at a builder behind Cloudflare': {
    zone: at({ A: ['104.21.3.4'] }, { A: ['104.21.3.4'] }),
    cause: 'elsewhere',
    says: [ANOTHER, '104.21.3.4'],
  },
  'CAA names another company': {
    zone: at({ A: [OURS], CAA: ['0 issue "digicert.com"', '0 iodef "mailto:dana@cedar.example"'] }),
    cause: 'forbidden',
    says: [
      'Your domain forbids our certificate',
      'CAA at cedar.example allows certificates by digicert.com only',
    ],
  },
  'CAA names nobody': {
    zone: at({ A: [OURS], CAA: ['0 issue ";"'] }),
    cause: 'forbidden',
    says: [
      'Your domain forbids our certificate',
      'by nobody. Remove it, or add another line CAA: 0 issue "letsencrypt.org"',
    ],
  },
  'CAA names us, but not our way of checking': {
    zone: at({ A: [OURS], CAA: ['0 issue "letsencrypt.org; validationmethods=dns-01"'] }),
    cause: 'forbidden',
    says: ['Your domain forbids our certificate', 'allows letsencrypt.org, but not in the way'],
  },
  'CAA names us for another account': {
    zone: at({ A: [OURS], CAA: ['0 Issue "LetsEncrypt.org ; AccountURI=https://acme.example/acct/1"'] }),
    cause: 'forbidden',
    says: ['Your domain forbids our certificate', 'for one account only (accounturi)'],
  },
  'CAA names us and another rule that nobody knows': {
    zone: at({ A: [OURS], CAA: ['0 issue "letsencrypt.org"', '128 tbs "Unknown"'] }),
    cause: 'forbidden',
    says: ['Your domain forbids our certificate', 'marked as critical'],
  },
  'CAA has a value that authorities cannot read': {
    zone: at({ A: [OURS], CAA: ['0 issue "letsencrypt.org; %%%%%"'] }),
    cause: 'forbidden',
    says: ['Your domain forbids our certificate', 'by nobody'],
  },
  'CAA could not be asked for': {
    zone: at({ A: [OURS], failing: ['CAA'] }, { A: [OURS], failing: ['CAA'] }),
    cause: 'caa_unknown',
    says: ['We cannot see who may make your certificate', 'ns1.domaincontrol.com, ns2.domaincontrol.com'],
  },
  'CAA further up could not be asked for': {
    zone: { 'cedar.example': { ...TOP, failing: ['CAA'] }, 'visits.cedar.example': { CNAME: [TARGET] } },
    task: { hostname: 'visits.cedar.example' },
    cause: 'caa_unknown',
    says: ['We cannot see who may make your certificate', 'without that answer nobody makes a certificate'],
  },
  'AAAA could not be asked for': {
    zone: at({ A: [OURS], failing: ['AAAA'] }, { A: [OTHER] }),
    cause: 'no_answer',
    says: ['The name servers of your domain do not answer', 'nobody finds your website'],
  },
  'CAA stands further up, in bytes': {
    zone: {
      'cedar.example': { ...TOP, CAA: ['\\# 19 00 05 69 73 73 75 65 64 69 67 69 63 65 72 74 2e 63 6f 6d'] },
      'visits.cedar.example': { CNAME: [TARGET] },
    },
    task: { hostname: 'visits.cedar.example' },
    cause: 'forbidden',
    says: [
      'Your domain forbids our certificate',
      'CAA at cedar.example allows certificates by digicert.com only',
    ],
  },
  'the whole name was typed': {
    zone: { 'cedar.example': TOP, 'cedar.example.cedar.example': { A: [OURS] } },
    cause: 'doubled',
    says: ['The name has your domain twice', 'type only @ as the name'],
  },
  'the whole name of a subdomain was typed': {
    zone: { 'cedar.example': TOP, 'visits.cedar.example.cedar.example': { CNAME: [TARGET] } },
    task: { hostname: 'visits.cedar.example' },
    cause: 'doubled',
    says: ['The name has your domain twice', 'visits.cedar.example.cedar.example'],
  },
  'the value got the domain added': {
    zone: { 'cedar.example': TOP, 'visits.cedar.example': { CNAME: [`${TARGET}.cedar.example`] } },
    task: { hostname: 'visits.cedar.example' },
    cause: 'value_doubled',
    says: ['The value got your domain added', `with a dot at its end: ${TARGET}`],
  },
  'the value is misspelled': {
    zone: { 'cedar.example': TOP, 'visits.cedar.example': { CNAME: ['sites.foier.example'] } },
    task: { hostname: 'visits.cedar.example' },
    cause: 'dangling',
    says: ['The line leads to a name that does not exist', 'leads to sites.foier.example'],
  },
  'the line leads back': {
    zone: {
      'cedar.example': TOP,
      'visits.cedar.example': { CNAME: ['go.cedar.example'] },
      'go.cedar.example': { CNAME: ['visits.cedar.example'] },
    },
    task: { hostname: 'visits.cedar.example' },
    cause: 'loop',
    says: ['The line leads back to itself', 'go.cedar.example'],
  },
  'a CNAME at the top': {
    zone: at({ CNAME: [TARGET] }),
    cause: 'apex_cname',
    says: ['Your email is at risk', 'MX, which carries your email'],
    served: ['cedar.example', 'www.cedar.example'],
  },
  'the name servers are gone': {
    zone: { 'cedar.example': { ...TOP, broken: true } },
    cause: 'no_answer',
    says: ['The name servers of your domain do not answer', 'nobody finds your website'],
  },
  'the signature is from the company before': {
    zone: { 'cedar.example': { ...TOP, A: [OURS], unsigned: true } },
    cause: 'dnssec',
    says: ['The signature of your domain is broken (DNSSEC)', 'Turn DNSSEC off'],
  },
  'the domain is in another account': {
    zone: GOOD,
    task: { needs_proof: true },
    cause: 'proof_missing',
    says: ['Show that the domain is yours', 'Add the line TXT'],
    served: ['cedar.example', 'www.cedar.example'],
  },
  'the proof is of another account': {
    zone: { ...GOOD, '_foyer.cedar.example': { TXT: ['foyer-site=another'] } },
    task: { needs_proof: true },
    cause: 'proof_wrong',
    says: ['The line TXT says something else', 'foyer-site=another'],
    served: ['cedar.example', 'www.cedar.example'],
  },
  'the proof could not be asked for': {
    zone: { ...GOOD, '_foyer.cedar.example': { TXT: [`foyer-site=${TOKEN}`], failing: ['TXT'] } },
    task: { needs_proof: true },
    cause: 'proof_unknown',
    says: ['We cannot see your line TXT', 'Nothing is refused'],
    served: ['cedar.example', 'www.cedar.example'],
  },
  'the proof stands where a wildcard leads': {
    zone: {
      ...GOOD,
      '*.cedar.example': { CNAME: ['host.elsewhere.example'] },
      'host.elsewhere.example': { TXT: [`foyer-site=${TOKEN}`] },
    },
    task: { needs_proof: true },
    cause: 'proof_missing',
    says: ['Show that the domain is yours', 'Add the line TXT'],
    served: ['cedar.example', 'www.cedar.example'],
  },
  'the proof has the domain twice': {
    zone: { ...GOOD, '_foyer.cedar.example.cedar.example': { TXT: [`foyer-site=${TOKEN}`] } },
    task: { needs_proof: true },
    cause: 'proof_doubled',
    says: ['The name has your domain twice', 'Type only _foyer as its name'],
    served: ['cedar.example', 'www.cedar.example'],
  },
  'the proof stands at the domain itself': {
    zone: at({ A: [OURS], TXT: ['v=spf1 -all', `foyer-site=${TOKEN}`] }),
    task: { needs_proof: true },
    cause: 'proof_misplaced',
    says: ['The line TXT stands at another name', 'Give it the name _foyer'],
    served: ['cedar.example', 'www.cedar.example'],
  },
}

describe('a broken domain', () => {
  test.each(Object.entries(BROKEN))('%s', async (_, { zone, task, cause, says, served }) => {
    const seen = await look(zone, task)
    expect(seen.cause).toBe(cause)
    const [title, piece] = says
    const words = seen.cause && causeWords(seen.cause, seen.findings)
    expect(words).toEqual({ title, text: expect.stringContaining(piece) })
    expect(words?.text).not.toMatch(/undefined|null/)
    if (served) expect(seen.served).toEqual(served)
    expect(seen.served.includes(task?.hostname ?? 'cedar.example')).toBe(served !== undefined)
  })
})

test('a good one is served with www, and its lines are the ones to type', async () => {
  const seen = await look(GOOD)
  expect(seen).toMatchObject({
    cause: null,
    served: ['cedar.example', 'www.cedar.example'],
    whereabouts: 'here',
    findings: { provider: 'godaddy', caa: null },
  })
  expect(seen.findings.lines.map((line) => [line.type, line.name, line.value, lineWords(line)])).toEqual([
    ['A', '@', OURS, 'Found'],
    ['CNAME', 'www', TARGET, 'Found'],
  ])
})

test('one of the two hostnames is enough, and each line says how it stands', async () => {
  const seen = await look(at({ A: [OTHER] }))
  expect(seen).toMatchObject({ cause: null, served: ['www.cedar.example'] })
  expect(seen.findings.lines.map(lineWords)).toEqual([`Points elsewhere (${OTHER})`, 'Found'])
  expect(await look(at({ A: [OTHER] }), { state: 'live' })).toMatchObject({ cause: 'elsewhere' })
})

test('records of mail are never asked for', async () => {
  const { asked } = await look(GOOD, { needs_proof: true })
  expect(asked.filter((question) => /MX|mail/.test(question))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
})

test('the top of a domain is known also below endings with two parts', () => {
  expect(zoneOf('cedar.co.uk')).toBe('cedar.co.uk')
  expect(zoneOf('visits.cedar.co.uk')).toBe('cedar.co.uk')
  expect(zoneOf('co.uk')).toBe('co.uk')
})

describe('CAA that allows us', () => {
  test.each([
    ['no record', []],
    ['one of ours among others', ['0 issue "digicert.com"', '0 issue "sectigo.com"']],
    ['a way of checking that we have', ['0 issue "letsencrypt.org; validationmethods=dns-01,http-01"']],
    ['a final semicolon', ['0 issue "letsencrypt.org;"']],
    ['without quotes', ['0 issue letsencrypt.org']],
    ['an unknown rule that is not critical', ['0 issue "letsencrypt.org"', '0 issuemail ";"']],
    ['a known rule that is critical', ['128 issue "letsencrypt.org"', '128 iodef "mailto:a@b.example"']],
    ['a rule for wildcards only', ['0 issuewild ";"']],
  ])('%s', async (_, CAA) => {
    expect(await look(at({ A: [OURS], CAA }))).toMatchObject({
      cause: null,
      served: ['cedar.example', 'www.cedar.example'],
    })
  })
})

describe('what could not be known', () => {
  const CAA_FAILS = at({ A: [OURS], failing: ['CAA'] }, { A: [OURS], failing: ['CAA'] })
  test('takes no certificate from a domain that has one', async () => {
    expect(await look(CAA_FAILS, { state: 'live' })).toMatchObject({
      cause: 'caa_unknown',
      served: ['cedar.example', 'www.cedar.example'],
      unknown: [],
    })
  })
  test('is no verdict on one whose certificate is being made', async () => {
    expect(await look(CAA_FAILS, { state: 'found' })).toMatchObject({
      served: [],
      unknown: ['cedar.example', 'www.cedar.example'],
    })
  })
  test('is said of each hostname', async () => {
    const zone = at({ A: [OURS] }, { broken: true })
    expect(await look(zone, { state: 'live' })).toMatchObject({
      served: ['cedar.example'],
      unknown: ['www.cedar.example'],
      whereabouts: 'here',
    })
  })
  test('is not taken for our own address', async () => {
    const zone: Zone = { ...GOOD, [TARGET]: { A: [OURS], failing: ['AAAA'] } }
    await expect(look(zone)).rejects.toThrow(DnsUnavailable)
  })
  test('is what a record says that is none', async () => {
    const zone = at({ A: ['Your mailbox is locked'] }, { CNAME: ['call us.example'] })
    expect(await look(zone)).toMatchObject({ served: [], cause: 'no_answer', whereabouts: 'unknown' })
  })
})

describe('a domain that was given up', () => {
  const GONE = at({ A: [OTHER] }, { A: [OTHER] })
  test.each<[string, Zone, string]>([
    ['all of it elsewhere', GONE, 'elsewhere'],
    ['www is still here', at({ A: [OTHER] }), 'here'],
    ['one of two addresses is ours', at({ A: [OTHER, OURS] }, { A: [OTHER] }), 'here'],
    ['only IPv6 is ours', at({ A: [OTHER], AAAA: [OURS_V6] }, { A: [OTHER] }), 'here'],
    ['a wildcard is still here', { ...GONE, '*.cedar.example': { CNAME: [TARGET] } }, 'here'],
    ['a wildcard is elsewhere', { ...GONE, '*.cedar.example': { A: [OTHER] } }, 'elsewhere'],
    ['its wildcard fails', { ...GONE, '*.cedar.example': { A: [OTHER], failing: ['A'] } }, 'unknown'],
    ['its name servers fail', { 'cedar.example': { ...TOP, broken: true } }, 'unknown'],
    ['its signature is broken', at({ A: [OTHER], unsigned: true }, { A: [OTHER] }), 'unknown'],
    ['www fails', at({ A: [OTHER] }, { broken: true }), 'unknown'],
    ['nothing is set', { 'cedar.example': TOP }, 'unknown'],
    ['www is not set', at({ A: [OTHER] }, {}), 'unknown'],
    ['nobody has registered it', {}, 'unknown'],
    ['it leads to a name that does not exist', at({ A: [OTHER] }, { CNAME: ['gone.example'] }), 'unknown'],
    [
      'a proxy hides it',
      { 'cedar.example': { ...CLOUDFLARE, A: ['104.21.3.4'] }, 'www.cedar.example': { A: ['104.21.3.4'] } },
      'unknown',
    ],
  ])('%s', async (_, zone, whereabouts) => {
    expect((await look(zone, { state: 'released' })).whereabouts).toBe(whereabouts)
  })
  test('is looked for by the wildcards of all names above', async () => {
    const zone: Zone = { 'cedar.example': { ...TOP, A: [OTHER] }, 'a.visits.cedar.example': { A: [OTHER] } }
    const task = { hostname: 'a.visits.cedar.example', state: 'released' }
    expect((await look(zone, task)).whereabouts).toBe('elsewhere')
    for (const wildcard of ['*.cedar.example', '*.visits.cedar.example', '*.a.visits.cedar.example']) {
      expect([wildcard, (await look({ ...zone, [wildcard]: { A: [OURS] } }, task)).whereabouts]).toEqual([
        wildcard,
        'here',
      ])
    }
  })
})

test.each([
  ['is away', async () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses', async () => new Response('no', { status: 429 })],
  ['answers something else', async () => new Response('<html>')],
])('nothing is said of a domain when our resolver %s', async (_, fetch) => {
  await expect(look(GOOD, {}, fetch as typeof globalThis.fetch)).rejects.toThrow(DnsUnavailable)
})
