// One owner never delays another: each queue holds ten thousand older rows of one owner (in the first ring a thousand) beside
// one row of another, and its first claim has the one.
import type { Transaction } from '@electric-sql/pglite'
import { KEPT_OLD_NAMES } from '@foyer/shared/sites/names.ts'
import { afterAll, expect, test } from 'vitest'
import { RUNS_EVERY_CASE } from '../../tests/cases-of.ts'
import { createTestDatabase } from './create-test-database.ts'

const MANY = RUNS_EVERY_CASE ? 10_000 : 1000
const BUSY = '00000000-0000-4000-8000-00000000000a'
const QUIET = '00000000-0000-4000-8000-00000000000b'
const ALSO_BUSY = '00000000-0000-4000-8000-00000000000c'

type Queue = {
  /** Adds rows 1 to `amount` of `owner`, all due for `age`. */
  readonly fill: (owner: string, amount: number, age: string) => string
  readonly claim: string
  /** Selects whether a claim (`claimed`, jsonb) has a row of an owner. */
  readonly has: (owner: string) => string
}

const letter = (owner: string) => owner.slice(-1)
const rows = (amount: number) => `generate_series(1, ${amount}) as n`
const hash = (owner: string) => `md5('${owner}' || n) || md5('${owner}' || n)`

const QUEUES: Readonly<Record<string, Queue>> = {
  pointers: {
    fill: (owner, amount, age) =>
      `insert into private.site_pointers (host, owner, due_at)
       select '${letter(owner)}' || n, '${owner}', now() - interval '${age}' from ${rows(amount)}`,
    claim: 'select public.claim_site_pointers(null, 3) as claimed',
    has: (owner) => `claimed @? '$.pointers[*].host ? (@ starts with "${letter(owner)}")'`,
  },
  mails: {
    fill: (owner, amount, age) =>
      `insert into public.mails (profile_id, kind, launch_id, created_at)
       select '${owner}', 'site_live', gen_random_uuid(), now() - interval '${age}' from ${rows(amount)}`,
    // Nothing that they say exists: what is claimed is dropped at once.
    claim: `with done as (select public.claim_mails(3) as claimed)
      select jsonb_agg(claimed) as claimed from done`,
    has: (owner) => `exists (select from public.mails where profile_id = '${owner}' and status = 'dropped')`,
  },
  deploys: {
    fill: (owner, amount, age) =>
      `insert into public.site_deploys (id, profile_id, name, check_at)
       select ${hash(owner)}, '${owner}', 'elm', now() - interval '${age}' from ${rows(amount)}`,
    claim: 'select public.claim_unneeded_deploys(3) as claimed',
    has: (owner) =>
      `exists (select from public.site_deploys where profile_id = '${owner}' and removing_at is not null)`,
  },
  'looks at domains': {
    fill: (owner, amount, age) =>
      `insert into public.site_domains (profile_id, hostname, zone, shown_name, is_apex, check_at)
       select '${owner}', name, name, name, true, now() - interval '${age}'
       from ${rows(amount)}, concat('${letter(owner)}', n, '.example') as name`,
    claim: 'select public.claim_site_domains(3) as claimed',
    has: (owner) => `claimed @? '$.domains[*].owner ? (@ == "${owner}")'`,
  },
  pictures: {
    fill: (owner, amount, age) =>
      `insert into private.site_pictures (profile_id, id, check_at)
       select '${owner}', md5(n::text), now() - interval '${age}' from ${rows(amount)}`,
    claim: 'select public.claim_unused_pictures(3) as claimed',
    has: (owner) => `claimed @? '$.pictures[*].owner ? (@ == "${owner}")'`,
  },
  'mails to support': {
    fill: (owner, amount, age) =>
      `insert into public.support_requests (id, profile_id, email, topic, message, created_at)
       select gen_random_uuid(), '${owner}', '${letter(owner)}@b.example', 'other', 'Hello', now() - interval '${age}'
       from ${rows(amount)}`,
    claim: 'select public.claim_support_mails(gen_random_uuid(), 3) as claimed',
    has: (owner) => `claimed @? '$[*].email ? (@ starts with "${letter(owner)}")'`,
  },
}

/** Queues that the schema bounds to one row an owner, with the index that does. */
const ONE_AN_OWNER: Readonly<Record<string, string>> = {
  'public.site_builds': 'site_builds_one_running',
  'public.sites': 'sites_pkey',
  'private.account_closings': 'account_closings_pkey',
}

const database = await createTestDatabase()
afterAll(() => database.close())
await database.exec(
  [BUSY, QUIET, ALSO_BUSY]
    .map((id) => `insert into auth.users (id, email) values ('${id}', '${letter(id)}@practice.example');`)
    .join('\n'),
)

test.each(Object.entries(QUEUES))(
  'the first claim of %s has the one row of another owner',
  async (_, queue) => {
    await undone(async (transaction) => {
      await transaction.exec(queue.fill(BUSY, MANY, '2 days'))
      await transaction.exec(queue.fill(QUIET, 1, '1 second'))
      expect(await claimHas(transaction, queue, QUIET)).toBe(true)
    })
  },
)

test.each(Object.entries(QUEUES))('two owners with much in %s keep no third one out', async (_, queue) => {
  await undone(async (transaction) => {
    for (const [owner, amount] of [
      [BUSY, 200],
      [ALSO_BUSY, 200],
    ] as const)
      await transaction.exec(queue.fill(owner, amount, '2 days'))
    await transaction.exec(queue.fill(QUIET, 1, '1 second'))
    const narrow = { ...queue, claim: queue.claim.replace('3)', '1)') }
    expect(await claimHas(transaction, narrow, QUIET)).toBe(true)
  })
})

test.each(Object.entries(QUEUES))('who is alone in %s gets all the room', async (_, queue) => {
  await undone(async (transaction) => {
    await transaction.exec(queue.fill(BUSY, 5, '2 days'))
    expect(await claimHas(transaction, queue, BUSY)).toBe(true)
    expect(await claimHas(transaction, queue, BUSY)).toBe(true)
  })
})

const REMOVED: Readonly<Record<string, string>> = {
  'a site that is taken offline': `select public.take_site_offline('${QUIET}')`,
  'a deleted account': `delete from auth.users where id = '${QUIET}'`,
  'a domain that is removed': `select public.remove_site_domain('${QUIET}', id) from public.site_domains where profile_id = '${QUIET}'`,
}

test.each(Object.entries(REMOVED))('the pointers of %s come before everything', async (_, remove) => {
  await undone(async (transaction) => {
    // More than any claim looks at, older, and of an owner with as few rows as the other one.
    await transaction.exec(`insert into private.site_pointers (host, owner, due_at)
      select 'busy' || n, gen_random_uuid(), now() - interval '2 days' from generate_series(1, 30000) as n`)
    await transaction.exec(liveSite(QUIET))
    await transaction.exec(remove)
    const { rows: claims } = await transaction.query<{ hosts: readonly string[] }>(
      `select array(select jsonb_path_query(public.claim_site_pointers(), '$.pointers[*].host') #>> '{}') as hosts`,
    )
    const hosts = claims[0]?.hosts ?? []
    expect(hosts).toContain(remove.includes('domain') ? 'elm.example' : 'elm')
    expect(hosts.filter((host) => host.startsWith('busy')).length).toBeGreaterThan(0)
  })
})

test('the files of a deleted account are removed before others are looked at', async () => {
  await undone(async (transaction) => {
    const { fill, claim } = QUEUES.deploys as Queue
    await transaction.exec(fill(BUSY, MANY, '2 days'))
    await transaction.exec(fill(QUIET, 1, '-1 day'))
    await transaction.exec(`delete from auth.users where id = '${QUIET}'`)
    await transaction.query(claim.replace('3)', '1)'))
    const { rows: taken } = await transaction.query(
      `select from public.site_deploys where profile_id is null and removing_at is not null`,
    )
    expect(taken).toHaveLength(1)
  })
})

test('five old names of an owner stay, and the pointer of the sixth goes at once', async () => {
  await undone(async (transaction) => {
    await transaction.exec(liveSite(QUIET))
    await transaction.exec(`insert into public.site_names (name, profile_id, skeleton, expires_at)
      select 'old' || n, '${QUIET}', 'old' || n, now() + n * interval '1 day' from generate_series(1, ${KEPT_OLD_NAMES + 1}) as n`)
    await transaction.exec(
      `select private.point_site('${QUIET}'); select private.end_oldest_names('${QUIET}')`,
    )
    await transaction.exec(QUEUES.pointers?.fill(BUSY, MANY, '2 days') ?? '')
    const { rows: claims } = await transaction.query<{ states: Record<string, string> }>(
      `select jsonb_object_agg(p ->> 'host', p ->> 'state') as states
       from jsonb_array_elements(public.claim_site_pointers(null, 1) -> 'pointers') as p`,
    )
    expect(claims[0]?.states).toEqual({ old1: 'removed' })
    const { rows: names } = await transaction.query<{ name: string }>(
      `select name from public.site_names where profile_id = '${QUIET}' and expires_at is not null order by name`,
    )
    expect(names.map(({ name }) => name)).toEqual(['old2', 'old3', 'old4', 'old5', 'old6'])
  })
})

test('every queue takes turns or holds one row an owner', async () => {
  const { rows: functions } = await database.query<{ body: string }>(
    `select prosrc as body from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosrc ~ 'skip locked' and proname <> 'purge_rate_limits'`,
  )
  for (const { body } of functions) {
    const isBounded = Object.keys(ONE_AN_OWNER).some(
      (table) => body.includes(`from ${table} `) || body.includes(`from ${table}\n`),
    )
    expect(body.includes('private.take_turns(') || isBounded, body).toBe(true)
  }
  const { rows: unique } = await database.query<{ name: string }>(
    `select c.relname as name from pg_index as i join pg_class as c on c.oid = i.indexrelid
     join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indisunique and i.indnkeyatts = 1 and a.attname = 'profile_id' and c.relname = any ($1) order by 1`,
    [Object.values(ONE_AN_OWNER)],
  )
  expect(unique.map(({ name }) => name)).toEqual(Object.values(ONE_AN_OWNER).toSorted())
})

/** A live site named elm, with the domain elm.example. */
function liveSite(owner: string): string {
  const deploy = `repeat('e', 64)`
  return `
    insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
      values ('${owner}', 1, 'build-presence', 'warm', '{}', now());
    insert into public.site_deploys (id, profile_id, version, name, confirmed_hash, confirmed_at, completed_at, live_at)
      values (${deploy}, '${owner}', 1, 'elm', ${deploy}, now(), now(), now());
    insert into public.site_names (name, profile_id, skeleton) values ('elm', '${owner}', 'elm');
    insert into public.sites (profile_id, state, deploy, version, published_at) values ('${owner}', 'live', ${deploy}, 1, now());
    insert into public.site_domains (profile_id, hostname, zone, shown_name, is_apex, state, served, live_at, is_main, check_at)
      values ('${owner}', 'elm.example', 'elm.example', 'elm.example', true, 'live', '{elm.example}', now(), true, now() + interval '1 day')`
}

async function claimHas(transaction: Transaction, { claim, has }: Queue, owner: string): Promise<boolean> {
  await transaction.exec(`create temporary table claims on commit drop as ${claim}`)
  const { rows: found } = await transaction.query<{ has: boolean }>(`select ${has(owner)} as has from claims`)
  await transaction.exec('drop table claims')
  return found[0]?.has ?? false
}

async function undone(act: (transaction: Transaction) => Promise<void>): Promise<void> {
  await database.transaction(async (transaction) => {
    await act(transaction)
    await transaction.rollback()
  })
}
