// The migrations on a native server: an older Postgres than the embedded one, concurrent connections, and the role
// `postgres` without superuser rights.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { CAPTURES_PER_ADDRESS_PER_MINUTE, CAPTURES_PER_EMAIL_PER_HOUR } from '@foyer/shared/leads/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPEN_TEST_FUNCTIONS } from './create-test-database.ts'
import { listPgtapFiles } from './list-pgtap-files.ts'
import { makeHostedProject } from './make-hosted-project.ts'
import { parseTap } from './parse-tap.ts'
import { spinLedger } from './spin-ledger.ts'
import { findNativePostgres, type NativePostgres, startNativePostgres } from './start-native-postgres.ts'

const folder = findNativePostgres()

describe.skipIf(!folder)('on native Postgres', () => {
  let postgres: NativePostgres

  beforeAll(async () => {
    postgres = await startNativePostgres(folder ?? '')
    await makeHostedProject(postgres)
    await postgres.run('psql', ['-Xqc', OPEN_TEST_FUNCTIONS], { user: 'postgres' })
    // pgTAP is plain SQL: the package for the embedded Postgres runs on any server.
    const archive = join(
      createRequire(import.meta.url).resolve('@electric-sql/pglite-pgtap'),
      '..',
      'pgtap.tar.gz',
    )
    const pgtap = execFileSync('tar', ['-xzOf', archive, 'share/postgresql/extension/pgtap--1.3.5.sql'], {
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    })
    await postgres.run('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1'], {
      input: `set search_path = extensions;\n${pgtap}`,
    })
  })
  afterAll(() => postgres?.stop())

  const query = (sql: string) => postgres.run('psql', ['-XAtc', sql])

  /** Calls capture_lead with these arguments on several connections at once, `times` times on each. */
  async function race(
    capture: string,
    { clients, times = 1 }: { clients: number; times?: number },
  ): Promise<void> {
    const script = `\\set n random(1, 8)\nset role service_role;\nselect public.capture_lead(${capture});\n`
    const flags = ['-n', '-c', String(clients), '-j', '2', '-t', String(times), '-f', '-']
    await postgres.run('pgbench', flags, { user: 'postgres', input: script })
  }

  test.each(listPgtapFiles().map((file) => [basename(file), file] as const))('%s passes', async (_, file) => {
    const output = await postgres.run('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1'], {
      user: 'postgres',
      input: `set search_path = public, extensions;\n${readFileSync(file, 'utf8')}`,
    })
    const assertions = parseTap(output.split('\n'))
    expect(assertions.length).toBeGreaterThan(5)
    expect(assertions.filter(({ passed }) => !passed)).toEqual([])
  })

  test('twenty concurrent captures of one submission store one lead and count once', async () => {
    await race(`'00000000-0000-4000-8000-0000000000aa', 'widget', 'race@practice.example', 'race'`, {
      clients: 20,
      times: 3,
    })
    expect(await query(`select count(*) from public.leads where email = 'race@practice.example'`)).toBe('1')
    expect(
      await query(`select hits from private.rate_limits where subject = hashtextextended('race', 1)`),
    ).toBe('1')
  })

  test('concurrent captures do not exceed a limit', async () => {
    await race(`gen_random_uuid(), 'widget', 'limit@practice.example', gen_random_uuid()::text`, {
      clients: 20,
    })
    await race(`gen_random_uuid(), 'widget', gen_random_uuid() || '@busy.example', 'busy'`, { clients: 20 })
    expect(await query(`select count(*) from public.leads where email = 'limit@practice.example'`)).toBe(
      String(CAPTURES_PER_EMAIL_PER_HOUR),
    )
    expect(await query(`select count(*) from public.leads where email like '%@busy.example'`)).toBe(
      String(CAPTURES_PER_ADDRESS_PER_MINUTE),
    )
  })

  test('120 calls at the same moment stay within each quota of an account', async () => {
    const owner = '00000000-0000-4000-8000-0000000000d0'
    await query(`insert into auth.users (id, email) values ('${owner}', 'quota@practice.example');
      insert into private.site_pictures (profile_id, id) select '${owner}', md5(n::text) from generate_series(1, 90) as n;
      insert into private.site_pictures (profile_id, id) values ('${owner}', repeat('e', 32));
      insert into public.consents (profile_id, document, version) select '${owner}', 'terms', n::text from generate_series(1, 90) as n;
      insert into public.change_requests (profile_id, details) select '${owner}', 'Shorter' from generate_series(1, 15)`)
    await query('delete from private.rate_limits')
    const calls = [
      'select public.reserve_resume();',
      `select public.begin_picture(md5(random()::text), '{480.webp}');`,
      `select public.begin_picture(repeat('e', 32), array[:n || '.webp']);`,
      `insert into public.consents (document, version) values ('terms', 'v' || :m);`,
      `insert into public.change_requests (details) values ('Shorter');`,
    ]
    // What is refused ends the run of its connection, so that some calls are not made.
    for (const call of calls) {
      await postgres
        .run('pgbench', ['-n', '-c', '24', '-j', '2', '-t', '5', '-f', '-'], {
          user: 'postgres',
          input: `\\set n random(1, 999)\n\\set m random(1, 1000000000)\nset role authenticated;
select set_config('request.jwt.claims', '{"sub": "${owner}", "role": "authenticated"}', false);
${call}\n`,
        })
        .catch(() => {})
    }
    expect(
      await query(`select (select count(*) from private.resume_slots where profile_id = '${owner}'),
        (select count(*) from private.site_pictures where profile_id = '${owner}'),
        (select max(cardinality(files)) from private.site_pictures where profile_id = '${owner}'),
        (select count(*) from public.consents where profile_id = '${owner}'),
        (select count(*) from public.change_requests where profile_id = '${owner}')`),
    ).toBe('10|100|4|100|20')
  })

  test('concurrent claims never take the same support mail', async () => {
    await query(`
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000c0', 'claim@practice.example');
      insert into public.support_requests (profile_id, email, topic, message)
      select '00000000-0000-4000-8000-0000000000c0', 'claim@practice.example', 'other', 'Hello' from generate_series(1, 200)`)
    // Other transactions do not see an uncommitted claim, so only row locks keep them apart.
    await postgres.run('pgbench', ['-n', '-c', '20', '-j', '2', '-t', '5', '-f', '-'], {
      user: 'postgres',
      input: `begin;
set local role service_role;
select jsonb_array_length(public.claim_support_mails(null, 2));
select jsonb_array_length(public.claim_support_mails(null, 2));
commit;
`,
    })
    expect(
      await query(
        `select max(mail_attempts) from public.support_requests where email = 'claim@practice.example'`,
      ),
    ).toBe('1')
  })

  test('rewards are paid once, whoever approves and pays at the same moment', async () => {
    const partners = 20
    const rewards = 5
    await query(`
      insert into auth.users (id, email, email_confirmed_at)
      select md5('payee ' || n)::uuid, 'payee' || n || '@partner.example', now() from generate_series(1, ${partners}) as n;
      insert into public.consents (profile_id, document, version)
      select md5('payee ' || n)::uuid, 'partner_terms', '1' from generate_series(1, ${partners}) as n;
      insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
      select private.partner_of(md5('payee ' || n)::uuid), 'Payee', 'US', 'ach', '4471', repeat('s', 30), '', now()
      from generate_series(1, ${partners}) as n;
      insert into public.leads (email, channel, submission_id) values ('reward@practice.example', 'widget', gen_random_uuid());
      insert into public.referrals (id, referrer_id, lead_id, masked_email, status, touched_at, signed_up_at)
      select md5('reward ' || n || ' ' || r)::uuid, md5('payee ' || n)::uuid,
        (select id from public.leads where email = 'reward@practice.example'), 'x', 'signed_up', now(), now()
      from generate_series(1, ${partners}) as n, generate_series(1, ${rewards}) as r;
      select private.record_event(jsonb_build_object('partner', private.partner_of(referrer_id), 'referral', id, 'kind', kind,
        'reason', 'x', 'actor', 'system', 'key', kind || id))
      from public.referrals, unnest(array['credited', 'launched', 'due']) as kind where masked_email = 'x'`)
    // Everybody approves the same rewards and makes batches; some statements find nothing to do and fail.
    const statements = (lines: string) =>
      postgres.run('pgbench', ['-n', '-c', '8', '-j', '2', '-t', '60', '-f', '-'], {
        user: 'postgres',
        input: lines,
      })
    const tries = `do $$ begin
      %s
    exception when no_data_found or invalid_parameter_value then null; end $$;\n`
    await statements(
      `\\set n random(1, ${partners})\n\\set r random(1, ${rewards})\n` +
        "select public.decide_referral(md5('reward ' || :n || ' ' || :r)::uuid, 'approve', 'Nadia', 'Looked at it');\n" +
        tries.replace('%s', "perform public.make_payout('Nadia', 'Payday');"),
    )
    await query(
      `do $$ begin perform public.decide_referral(id, 'approve', 'Nadia', 'x') from public.referrals where masked_email = 'x' and status = 'launched';
       perform public.make_payout('Nadia', 'Payday'); exception when no_data_found then null; end $$`,
    )
    const marks =
      "perform public.mark_payout_paid(id, 'MT', current_date, 'Nadia', 'x') from public.payouts where state = 'open';"
    await statements(tries.replace('%s', marks))
    const total = String(partners * rewards * 20_000)
    expect(
      await query(
        `select sum(approved_cents) || ' ' || sum(paid_cents) from private.ledger_accounts where approved_cents > 0`,
      ),
    ).toBe(`${total} ${total}`)
    expect(await query('select sum(cents) from public.payout_lines')).toBe(total)
    expect(
      await query(
        'select max(amount) from (select count(*) as amount from public.payout_items group by event_seq) as items',
      ),
    ).toBe('1')
  })

  test('random decisions, repeats, killed connections, payments and erasures leave nothing a cent off', async () => {
    const { events, ...lacking } = await spinLedger(postgres, {
      partners: 8,
      rounds: 3,
      callsARound: 60,
      erasures: 4,
    })
    expect(events).toBeGreaterThan(8 * 20 * 3)
    expect(lacking).toEqual({ problems: 0, cents: 0, changed: 0, past: 0 })
  })

  test('concurrent captures that share addresses, emails and submissions never deadlock', async () => {
    // Windows end all the time, so that purges and captures compete for the same rows.
    const expire =
      'update private.rate_limits set resets_at = now() where subject in (select subject from private.rate_limits for update skip locked)'
    const endWindows = async () => {
      for (let n = 0; n < 10; n++) {
        await query(expire)
        await query('select public.purge_rate_limits()')
      }
    }
    await Promise.all([
      race(
        `lpad((:n * 7 % 5)::text, 32, '0')::uuid, 'widget', 'mixed' || :n || '@practice.example', 'mixed' || (9 - :n)`,
        { clients: 8, times: 150 },
      ),
      race(`gen_random_uuid(), 'widget', 'mixed' || :n || '@practice.example', 'mixed' || :n`, {
        clients: 8,
        times: 150,
      }),
      ...Array.from({ length: 4 }, endWindows),
    ])
    expect(await query('select count(*) from private.rate_limits where hits not between 1 and 10')).toBe('0')
  })
})
