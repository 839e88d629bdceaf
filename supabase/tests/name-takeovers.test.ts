// Owners, strangers, deletions, wildcards and faulty name servers in random order: nobody is ever served under a name whose
// DNS somebody else has pointed here. The looks are the real ones, at a zone of the test.
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { RUNS_EVERY_CASE } from '../../tests/cases-of.ts'
import { createDns } from '../functions/_shared/domains/dns.ts'
import { type DomainTask, lookAtDomain, zoneOf } from '../functions/_shared/domains/look-at-domain.ts'
import { findTarget } from '../functions/_shared/domains/look-at-host.ts'
import { createTestDatabase } from './create-test-database.ts'
import { createFakeZone, type Zone } from './fake-zone.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

/** More of them: `FOYER_TEST_RUNS=2000`. */
const RUNS = Number(process.env.FOYER_TEST_RUNS ?? (RUNS_EVERY_CASE ? 60 : 10))
const SEED = process.env.FOYER_TEST_SEED

const OURS = '198.51.100.20'
const OTHER = '93.184.215.7'
const TARGET = 'sites.foyer.example'
const RULES = { authorities: ['letsencrypt.org'], validationMethods: ['http-01'], apexLine: 'A' } as const
const TOP = { NS: ['ns1.domaincontrol.com'] }

/** The first one owns the domain; the others only type names of it. */
const ACCOUNTS = ['a', 'b', 'c'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`)
const [OWNER = ''] = ACCOUNTS
const HOSTS = ['one.example', 'book.one.example', 'new.book.one.example']
const SERVED = [...HOSTS, 'www.one.example', 'other.one.example']
const PLACES = [...HOSTS, 'www.one.example', '*.one.example', '*.book.one.example']

const RECORDS: Readonly<Record<string, Zone[string]>> = {
  here: { A: [OURS] },
  'here by name': { CNAME: [TARGET] },
  elsewhere: { A: [OTHER] },
  'here and elsewhere': { A: [OURS, OTHER] },
  'here, and IPv6 elsewhere': { A: [OURS], AAAA: ['2606:2800::7'] },
  'behind a proxy': { A: ['104.21.3.4'] },
  'a name server that fails': { A: [OURS], failing: ['A', 'AAAA', 'TXT', 'CAA'] },
  'IPv6 fails': { A: [OTHER], failing: ['AAAA'] },
  'CAA fails': { A: [OURS], failing: ['CAA'] },
  'a broken signature': { A: [OURS], unsigned: true },
  nothing: {},
}
const LEAD_HERE = Object.keys(RECORDS).filter(
  (kind) => !['elsewhere', 'nothing', 'IPv6 fails', 'behind a proxy'].includes(kind),
)

const account = fc.nat(ACCOUNTS.length - 1)
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('point' as const),
      at: fc.constantFrom(...PLACES),
      to: fc.constantFrom(...Object.keys(RECORDS)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), account, host: fc.constantFrom(...SERVED) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('remove' as const), account, host: fc.constantFrom(...HOSTS) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('begin a slow look' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end the slow looks' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 13, 25, 24 * 15) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete the account' as const), account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('prove' as const), host: fc.constantFrom(...HOSTS) }) },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

type Row = { id: string; profile_id: string | null; hostname: string; state: string; token: string }

async function createWorld() {
  await database.exec(
    `truncate public.site_domains, private.site_pointers, private.rate_limits cascade; delete from auth.users`,
  )
  for (const id of ACCOUNTS) await open(id)
  const zone: Zone = { [TARGET]: { A: [OURS] }, example: {}, 'one.example': { ...TOP } }
  const fake = createFakeZone(zone)
  const slow: (() => Promise<void>)[] = []

  async function open(id: string) {
    await database.query(`insert into auth.users (id, email) values ($1, $2) on conflict do nothing`, [
      id,
      `${id}@practice.example`,
    ])
    await database.query(
      `insert into public.sites (profile_id, state, published_at) values ($1, 'offline', now()) on conflict do nothing`,
      [id],
    )
  }
  const rows = async () =>
    (
      await database.query<Row>(
        'select id, profile_id, hostname, state, token from public.site_domains order by added_at, id',
      )
    ).rows
  const rowOf = async (owner: string, host: string) =>
    (await rows()).find(
      (row) => row.profile_id === owner && row.hostname === host && row.state !== 'released',
    )

  /** A look as the functions make it: what was seen is recorded later, when other things may have happened. */
  async function look(id: string): Promise<() => Promise<void>> {
    const begun = await database.query<{ task: DomainTask & { lock: string } }>(
      'select private.begin_domain_look($1) as task',
      [id],
    )
    const task = begun.rows[0]?.task
    if (!task) return async () => {}
    const dns = createDns({ url: 'https://doh.example/', timeoutMs: 1000, fetch: fake.fetch })
    const target = await findTarget(dns, TARGET)
    const seen = target && (await lookAtDomain(dns, task, target, RULES))
    return async () => {
      const recorded = await database.query<{ recorded: { state: string; host: string | null } | null }>(
        'select public.record_domain_check($1, $2, $3) as recorded',
        [id, task.lock, seen],
      )
      const { state, host } = recorded.rows[0]?.recorded ?? {}
      if (state === 'found' && host) await database.query('select public.record_domain_secure($1)', [id])
    }
  }
  const lookAtAll = async () => {
    countLook()
    for (const { id } of await rows()) await (await look(id))()
  }

  /** Of places that led here: since which hour they lead elsewhere, and how many looks could see that. */
  const away = new Map<string, { since: number | null; looks: number }>()
  let clock = 0
  const countLook = () => {
    for (const place of away.values()) place.looks += 1
  }

  /**
   * Owners follow our steps: a name is typed before its DNS leads here. What led here before may do so again at any time,
   * until it was elsewhere for three looks and a day.
   */
  async function mayPoint(at: string) {
    const past = away.get(at)
    if (past && (past.since === null || past.looks < 3 || clock - past.since < 24)) return true
    const name = at.replace(/^(www|\*)\./, '')
    const typed = (await rows()).filter(({ profile_id }) => profile_id === OWNER || profile_id === null)
    return at.startsWith('*.')
      ? typed.some(({ hostname }) => hostname === name || hostname === 'one.example')
      : typed.some(({ hostname }) => hostname === name)
  }

  async function run(given: Command): Promise<void> {
    switch (given.do) {
      case 'point': {
        if (LEAD_HERE.includes(given.to) && !(await mayPoint(given.at))) return
        const past = away.get(given.at)
        if (given.to !== 'elsewhere') {
          if (past || LEAD_HERE.includes(given.to)) away.set(given.at, { since: null, looks: 0 })
        } else if (past?.since === null) away.set(given.at, { since: clock, looks: 0 })
        zone[given.at] = { ...(given.at === 'one.example' && TOP), ...RECORDS[given.to] }
        return
      }
      case 'add': {
        const owner = ACCOUNTS[given.account]
        const bought = zoneOf(given.host)
        const host = given.host.replace(/^www\./, '')
        await database.query('select public.add_site_domain($1, $2, $2, $3)', [owner, host, bought])
        return
      }
      case 'remove': {
        const owner = ACCOUNTS[given.account] ?? ''
        const row = await rowOf(owner, given.host)
        if (row) await database.query('select public.remove_site_domain($1, $2)', [owner, row.id])
        return
      }
      case 'look':
        return lookAtAll()
      case 'begin a slow look': {
        countLook()
        for (const { id } of await rows()) slow.push(await look(id))
        return
      }
      case 'end the slow looks': {
        for (const end of slow.splice(0)) await end()
        return
      }
      case 'wait': {
        clock += given.hours
        // A look has a minute.
        slow.length = 0
        await database.query(
          `update public.site_domains set since = since - pause.time, lost_at = lost_at - pause.time, away_since = away_since - pause.time,
             away_until = away_until - pause.time, unknown_since = unknown_since - pause.time, added_at = added_at - pause.time
           from (select make_interval(hours => $1)) as pause (time)`,
          [given.hours],
        )
        return
      }
      case 'delete the account': {
        const id = ACCOUNTS[given.account] ?? ''
        await database.query('delete from auth.users where id = $1', [id])
        // The owner is gone for good; strangers come again.
        if (id !== OWNER) await open(id)
        return
      }
      case 'prove': {
        const row = await rowOf(OWNER, given.host)
        if (row) zone[`_foyer.${given.host}`] = { TXT: [`foyer-site=${row.token}`] }
        return
      }
    }
  }

  return { run, zone, rowOf, lookAtAll }
}

/** Hostnames under which engines answer for an account, with it. */
async function served(): Promise<Record<string, string>> {
  const { rows } = await database.query<{ host: string; owner: string; state: string }>(
    'select host, place.owner, place.state from unnest($1::text[]) as host, private.pointer_of(host) as place',
    [SERVED],
  )
  return Object.fromEntries(
    rows
      .filter(({ state }) => !['waiting', 'removed'].includes(state))
      .map(({ host, owner }) => [host, owner]),
  )
}

/** No owner's DNS may be used: the first account has typed and pointed everything that leads here. */
async function play(commands: readonly Command[]) {
  const world = await createWorld()
  for (const given of commands) {
    await world.run(given)
    const others = Object.entries(await served()).filter(([, owner]) => owner !== OWNER)
    expect(others, `after ${JSON.stringify(given)}`).toEqual([])
  }
  return world
}

const TAKEOVERS: Readonly<Record<string, readonly Command[]>> = {
  'a name below a domain with a wildcard': [
    { do: 'add', account: 0, host: 'one.example' },
    { do: 'point', at: 'one.example', to: 'here' },
    { do: 'point', at: '*.one.example', to: 'here by name' },
    { do: 'look' },
    { do: 'add', account: 1, host: 'book.one.example' },
    { do: 'look' },
    { do: 'look' },
  ],
  'a removed name whose name server fails once': [
    { do: 'add', account: 0, host: 'one.example' },
    { do: 'point', at: 'one.example', to: 'here' },
    { do: 'look' },
    { do: 'remove', account: 0, host: 'one.example' },
    { do: 'point', at: 'one.example', to: 'a name server that fails' },
    { do: 'look' },
    { do: 'point', at: 'one.example', to: 'here' },
    { do: 'add', account: 1, host: 'one.example' },
    { do: 'look' },
  ],
  'a removed name that leads to two places for a while': [
    { do: 'add', account: 0, host: 'one.example' },
    { do: 'point', at: 'one.example', to: 'here' },
    { do: 'look' },
    { do: 'remove', account: 0, host: 'one.example' },
    { do: 'point', at: 'one.example', to: 'here and elsewhere' },
    { do: 'look' },
    { do: 'point', at: 'one.example', to: 'here' },
    { do: 'add', account: 1, host: 'one.example' },
    { do: 'look' },
  ],
  'a removed name that is elsewhere for one look': [
    { do: 'add', account: 0, host: 'book.one.example' },
    { do: 'point', at: 'book.one.example', to: 'here' },
    { do: 'look' },
    { do: 'remove', account: 0, host: 'book.one.example' },
    { do: 'point', at: 'book.one.example', to: 'elsewhere' },
    { do: 'look' },
    { do: 'point', at: 'book.one.example', to: 'here' },
    { do: 'add', account: 1, host: 'book.one.example' },
    { do: 'look' },
  ],
  'a name that is removed before a look has seen its record': [
    { do: 'add', account: 0, host: 'one.example' },
    { do: 'point', at: 'one.example', to: 'here' },
    { do: 'remove', account: 0, host: 'one.example' },
    { do: 'add', account: 1, host: 'one.example' },
    { do: 'look' },
  ],
  'a name of a deleted account that waited': [
    { do: 'add', account: 0, host: 'book.one.example' },
    { do: 'point', at: 'book.one.example', to: 'here by name' },
    { do: 'delete the account', account: 0 },
    { do: 'add', account: 1, host: 'book.one.example' },
    { do: 'look' },
  ],
  'a wildcard that stays when the domain has left': [
    { do: 'add', account: 0, host: 'one.example' },
    { do: 'point', at: '*.one.example', to: 'here' },
    { do: 'point', at: 'one.example', to: 'elsewhere' },
    { do: 'point', at: 'www.one.example', to: 'elsewhere' },
    { do: 'remove', account: 0, host: 'one.example' },
    ...Array.from({ length: 4 }, () => [{ do: 'look' }, { do: 'wait', hours: 25 }] as const).flat(),
    { do: 'add', account: 1, host: 'book.one.example' },
    { do: 'look' },
  ],
}

test.each(Object.entries(TAKEOVERS))('nobody takes %s', async (_, commands) => {
  await play(commands)
})

test('nobody takes a name that its owner has pointed here, whatever happens, and its owner gets it with a proof', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 40, size: 'max' }), async (commands) => {
      const world = await play(commands)
      if (commands.some((given) => given.do === 'delete the account' && given.account === 0)) return
      for (const name of PLACES) delete world.zone[name]
      // Both of our lines: the site may have been served with www.
      world.zone['one.example'] = { ...TOP, A: [OURS] }
      world.zone['www.one.example'] = { A: [OURS] }
      await database.exec('truncate private.rate_limits')
      await world.run({ do: 'add', account: 0, host: 'one.example' })
      await world.run({ do: 'prove', host: 'one.example' })
      await world.lookAtAll()
      await world.lookAtAll()
      expect((await world.rowOf(OWNER, 'one.example'))?.state).toBe('live')
    }),
    { numRuns: RUNS, ...(SEED && { seed: Number(SEED) }) },
  )
})
