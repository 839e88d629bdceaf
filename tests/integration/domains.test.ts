// The owners' own domains against the whole stack: what is typed is answered from a zone of the test.
import { DOMAINS_PATH } from '@foyer/shared/api/domains.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { pointerPath } from '../../packages/shared/src/sites/pointer.ts'
import { CERTIFICATES_ON_DEMAND } from '../../supabase/functions/_shared/certificates.ts'
import {
  createDomainChecks,
  type DomainDependencies,
} from '../../supabase/functions/_shared/domains/check-domains.ts'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { createFollowAddresses } from '../../supabase/functions/worker/jobs/follow-addresses.ts'
import { createFakeZone } from '../../supabase/tests/fake-zone.ts'
import { isCaddyInstalled, startCaddyFront } from './caddy-front.ts'
import { createDeliver, deliverDependencies } from './delivery-kit.ts'
import { serviceOf, sql } from './drafts-kit.ts'
import type { Owner } from './sign-in-by-code.ts'
import { publish, publishDependencies, readyOwner } from './sites-kit.ts'
import { startTestStack } from './start-test-stack.ts'

const OURS = '198.51.100.20'
const OTHER = '93.184.215.7'
const TOP = { NS: ['ns1.domaincontrol.com'] }

const fake = createFakeZone({ 'sites.localhost': { A: [OURS] }, example: {} })
const { zone } = fake
const resolver = await fake.listen()
const stack = await startTestStack({ env: { FOYER_DOH_URL: resolver.url } })
afterAll(async () => {
  await stack.stop()
  await resolver.close()
})

const owner = await readyOwner(stack)
const other = await readyOwner(stack)
await publish(stack, owner, 'harbor-domains')
await publish(stack, other, 'birch-domains')

const ask = (by: Owner | null, body: object) =>
  fetch(`${stack.apiUrl}/functions/v1${DOMAINS_PATH}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...(by && { authorization: `Bearer ${by.token}` }),
    },
    body: JSON.stringify(body),
  })
const codeOf = async (response: Response) => (await response.json()).error?.code
const add = async (by: Owner, domain: string) => codeOf(await ask(by, { do: 'add', domain }))

/** The domain as its owner reads it. */
async function read({ client }: Owner, hostname: string) {
  const { data } = await client
    .from('site_domains')
    .select('id,state,cause,served,shown_name,is_main,token,findings')
    .eq('hostname', hostname)
    .maybeSingle()
    .throwOnError()
  return data
}
async function pointerOf(hostname: string) {
  const { data } = await serviceOf(stack).storage.from('sites').download(pointerPath(hostname))
  return data ? JSON.parse(await data.text()) : null
}
const mailsAbout = (text: string) => stack.mailbox.list().filter(({ subject }) => subject.includes(text))

/** The checks of the real functions, in this process. */
const checksWith = (replaced: Partial<DomainDependencies> = {}) =>
  createDomainChecks({
    client: createServiceClient({
      supabaseUrl: stack.apiUrl,
      secretKey: stack.keys.secretKey,
      timeoutMs: 30_000,
    }),
    writePointers: publishDependencies(stack).writePointers,
    sitesDomain: 'localhost:4322',
    certificates: CERTIFICATES_ON_DEMAND,
    dohUrl: 'https://doh.example/dns-query',
    log: () => {},
    timeoutMs: 30_000,
    ...replaced,
  })

test('what cannot be a domain of the owner is refused with its reason', async () => {
  expect((await ask(null, { do: 'add', domain: 'cedar.example' })).status).toBe(401)
  expect((await ask(owner, { do: 'buy' })).status).toBe(400)
  for (const typed of ['cedar', '127.0.0.1', 'printer.local', 'ü', 'x'.repeat(299)]) {
    expect([typed, await add(owner, typed)]).toEqual([typed, 'not_a_domain'])
  }
  expect((await ask(owner, { do: 'add', domain: 'x'.repeat(10_000) })).status).toBe(413)
  expect(await add(owner, 'nobody-has-it.example')).toBe('not_registered')
})

test('a domain is added, found, told to who looks after it, and removed, through the function', async () => {
  zone['bücher.example'] = {}
  zone['xn--bcher-kva.example'] = { ...TOP, A: [OTHER] }
  expect(await add(owner, 'https://www.Bücher.example/about')).toBeUndefined()
  const added = await read(owner, 'xn--bcher-kva.example')
  expect(added).toMatchObject({ state: 'waiting', cause: 'elsewhere', shown_name: 'bücher.example' })
  expect(await pointerOf('xn--bcher-kva.example')).toEqual({
    state: 'waiting',
    sequence: expect.any(Number),
    proof: added?.token,
  })
  expect(await add(owner, 'bücher.example')).toBe('already_yours')

  const id = added?.id
  expect(await codeOf(await ask(other, { do: 'check', id }))).toBe('no_such_domain')
  expect(await read(other, 'xn--bcher-kva.example')).toBeNull()
  const mail = { do: 'send', id, to: ' IT@agency.example ' }
  expect(await codeOf(await ask(owner, { ...mail, to: 'the agency' }))).toBe('not_an_email')
  expect((await ask(owner, mail)).status).toBe(200)
  const [sent] = mailsAbout('DNS records for bücher.example')
  expect(sent?.to).toMatchObject([{ address: 'it@agency.example' }])
  expect(sent?.text).toContain(`Type A, name @, value ${OURS}`)
  expect(sent?.text).toContain('MX stays as it is')
  for (let count = 1; count < 5; count++) expect((await ask(owner, mail)).status).toBe(200)
  expect(await codeOf(await ask(owner, mail))).toBe('too_many_requests')

  zone['xn--bcher-kva.example'] = { ...TOP, A: [OURS] }
  expect((await ask(owner, { do: 'check', id })).status).toBe(200)
  // No engine is behind its address: the certificate is still to come.
  expect(await read(owner, 'xn--bcher-kva.example')).toMatchObject({ state: 'found', cause: null })
  expect(await pointerOf('xn--bcher-kva.example')).toMatchObject({ state: 'live', proof: added?.token })
  expect((await pointerOf('www.xn--bcher-kva.example'))?.state).toBe('waiting')
  expect(await codeOf(await ask(owner, { do: 'choose', id, www: true }))).toBe('not_pointed_here')

  expect((await ask(owner, { do: 'remove', id })).status).toBe(200)
  expect(await read(owner, 'xn--bcher-kva.example')).toBeNull()
  expect(await pointerOf('xn--bcher-kva.example')).toBeNull()
  expect(await add(other, 'bücher.example')).toBeUndefined()
  expect(await read(other, 'xn--bcher-kva.example')).toMatchObject({
    state: 'waiting',
    cause: 'proof_missing',
  })
})

test('a resolver that is away changes nothing', async () => {
  zone['away.example'] = { ...TOP, A: [OURS] }
  expect(await add(owner, 'away.example')).toBeUndefined()
  const before = await read(owner, 'away.example')
  await sql(stack, 'update public.site_domains set check_at = now() where id = $1', [before?.id])
  await checksWith({ fetch: async () => Promise.reject(new TypeError('away')) }).checkDue()
  expect(await read(owner, 'away.example')).toEqual(before)
})

test('an address inside of a network is named, and nobody goes there', async () => {
  zone['office.example'] = { ...TOP, A: ['192.168.1.10'] }
  expect(await add(owner, 'office.example')).toBeUndefined()
  const visited: string[] = []
  await sql(stack, `update public.site_domains set check_at = now() where hostname = 'office.example'`)
  await checksWith({
    fetch: async (input) => {
      const url = new URL(String(input))
      if (url.hostname === 'doh.example') return fake.fetch(input)
      visited.push(url.hostname)
      throw new TypeError('refused')
    },
  }).checkDue()
  expect(await read(owner, 'office.example')).toMatchObject({ state: 'waiting', cause: 'private' })
  expect(visited).not.toContain('office.example')
})

describe.skipIf(!isCaddyInstalled)('through Caddy', async () => {
  if (!isCaddyInstalled) return
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const front = await startCaddyFront({ url: stack.apiUrl, secretKey: stack.keys.secretKey })
  afterAll(() => front.stop())
  const checks = checksWith({
    fetch: async (input) => {
      const url = new URL(String(input))
      if (url.hostname === 'doh.example') return fake.fetch(input)
      const { status, body } = await front.open(url.hostname, {}, url.pathname)
      return new Response(body, { status })
    },
  })
  const lookAgain = async () => {
    await sql(stack, `update public.site_domains set check_at = now() where hostname = 'cedar-own.example'`)
    await checks.checkDue()
  }

  test('a domain goes from its DNS to the first page over TLS, is lost, told of, and served on', async () => {
    zone['cedar-own.example'] = TOP
    expect(await add(owner, 'cedar-own.example')).toBeUndefined()
    await expect(front.open('cedar-own.example')).rejects.toThrow(/TLS|SSL|socket|ECONNRESET/i)

    zone['cedar-own.example'] = { ...TOP, A: [OURS] }
    zone['www.cedar-own.example'] = { CNAME: ['sites.localhost'] }
    await lookAgain()
    expect(await read(owner, 'cedar-own.example')).toMatchObject({ state: 'live', is_main: true })
    const page = await front.open('cedar-own.example')
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Harbor Family')])
    const www = await front.open('www.cedar-own.example', {}, '/x')
    expect([www.status, www.headers.location]).toEqual([308, 'https://cedar-own.example/x'])

    // Its own links name the address that serves it now.
    const client = createServiceClient({
      supabaseUrl: stack.apiUrl,
      secretKey: stack.keys.secretKey,
      timeoutMs: 30_000,
    })
    const follow = createFollowAddresses({
      client,
      supabaseUrl: stack.apiUrl,
      secretKey: stack.keys.secretKey,
      timeoutMs: 60_000,
      log: () => {},
    })
    await follow()
    const canonical = async () =>
      /<link rel="canonical" href="([^"]+)">/.exec((await front.open('cedar-own.example')).body)?.[1]
    await vi.waitFor(async () => expect(await canonical()).toBe('https://cedar-own.example/'), {
      timeout: 60_000,
    })

    zone['cedar-own.example'] = { ...TOP, A: [OTHER] }
    await lookAgain()
    expect(await read(owner, 'cedar-own.example')).toMatchObject({ state: 'lost', cause: 'elsewhere' })
    expect((await front.open('cedar-own.example')).status).toBe(200)
    expect((await pointerOf('harbor-domains.localhost'))?.state).toBe('live')

    const sendMails = createDeliver(deliverDependencies(stack))
    await sendMails()
    expect(mailsAbout('points elsewhere')).toEqual([])
    await sql(
      stack,
      `update public.mails set locked_until = now() where kind = 'domain_lost' and locked_until < now() + interval '2 hours'`,
    )
    await sendMails()
    await sendMails()
    const mails = mailsAbout('cedar-own.example points elsewhere')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`What we see: cedar-own.example leads to ${OTHER}`)
    expect(mails[0]?.text).toContain(`What it should be: A record A, name @, value ${OURS}`)
    expect(mails[0]?.text).toContain('Meanwhile your website is at harbor-domains.foyer.example')

    zone['cedar-own.example'] = { ...TOP, A: [OURS] }
    await lookAgain()
    await sendMails()
    expect(mailsAbout('points to your website again')).toHaveLength(1)
    expect(await read(owner, 'cedar-own.example')).toMatchObject({ state: 'live' })
  })

  test('a proof takes a domain from another account, and a deleted account leaves nothing', async () => {
    expect(await add(other, 'cedar-own.example')).toBeUndefined()
    const claim = await read(other, 'cedar-own.example')
    expect(claim).toMatchObject({ state: 'waiting', cause: 'proof_missing' })
    zone['_foyer.cedar-own.example'] = { TXT: [`foyer-site=${claim?.token}`] }
    await lookAgain()
    expect(await read(other, 'cedar-own.example')).toMatchObject({ state: 'live' })
    expect(await read(owner, 'cedar-own.example')).toMatchObject({ state: 'waiting' })
    await serviceOf(stack).auth.admin.deleteUser(other.userId)
    await publishDependencies(stack).writePointers()
    expect(await pointerOf('cedar-own.example')).toMatchObject({ state: 'waiting' })
    await vi.waitFor(async () => expect((await front.open('cedar-own.example')).status).toBe(404), {
      timeout: 60_000,
    })
  })
})
