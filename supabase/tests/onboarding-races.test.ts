// Concurrent tabs, double clicks and workers: connections of a native server that race.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeHostedProject } from './make-hosted-project.ts'
import { findNativePostgres, type NativePostgres, startNativePostgres } from './start-native-postgres.ts'

const folder = findNativePostgres()

describe.skipIf(!folder)('on native Postgres', () => {
  let postgres: NativePostgres

  beforeAll(async () => {
    postgres = await startNativePostgres(folder ?? '')
    await makeHostedProject(postgres)
  })
  afterAll(() => postgres?.stop())

  const query = (sql: string) => postgres.run('psql', ['-XAtc', sql])

  async function newOwner(): Promise<string> {
    const id = crypto.randomUUID()
    await query(`insert into auth.users (id, email) values ('${id}', '${id}@practice.example')`)
    return id
  }

  /** Runs a script on several connections at once, `times` times on each; any error fails. */
  async function race(
    script: string,
    { clients, times = 1 }: { clients: number; times?: number },
  ): Promise<void> {
    const flags = ['-n', '-c', String(clients), '-j', '2', '-t', String(times), '-f', '-']
    await postgres.run('pgbench', flags, { user: 'postgres', input: script })
  }

  test('twenty concurrent saves of one answer make one row with the earliest created_at', async () => {
    const owner = await newOwner()
    await race(
      `\\set n random(1, 1000)
set role authenticated;
set request.jwt.claims = '{"sub": "${owner}"}';
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, updated_at)
values ('${owner}', 'marketingDetails', jsonb_build_object('selected_status', 's' || :n), 2, 'businessDetails.marketingDetails', now())
on conflict (profile_id, question_key) do update set profile_id = excluded.profile_id, question_key = excluded.question_key, response = excluded.response, step_number = excluded.step_number, branch_path = excluded.branch_path, updated_at = excluded.updated_at;
`,
      { clients: 20, times: 20 },
    )
    const rows = await query(
      `select count(*), bool_and(answer.created_at < answer.updated_at), bool_and(response ->> 'selected_status' = marketing_status)
       from public.onboarding_responses as answer join public.marketing_details using (profile_id) where profile_id = '${owner}'`,
    )
    expect(rows).toBe('1|t|t')
  })

  test('choices of mails that come at the same time keep each other', async () => {
    const owner = await newOwner()
    const token = 'b'.repeat(64)
    await query(
      `insert into public.mails (profile_id, kind, reminder, token) values ('${owner}', 'questions_left', 1, '${token}')`,
    )
    await race(
      `set role anon;
\\if :client_id % 2
select public.choose_mails('${token}', wants_referrals => false);
\\else
select public.choose_mails('${token}', wants_reminders => false);
\\endif
`,
      { clients: 20 },
    )
    expect(
      await query(
        `select referral_updates, question_reminders from public.mail_preferences where profile_id = '${owner}'`,
      ),
    ).toBe('f|f')
  })

  test('twenty concurrent starts queue one build', async () => {
    const owner = await newOwner()
    await race(
      `set role service_role;
select public.queue_site_build('${owner}', 'build-presence', '2026-01-01');
`,
      { clients: 20, times: 5 },
    )
    expect(
      await query(`select count(*), min(status) from public.site_builds where profile_id = '${owner}'`),
    ).toBe('1|queued')
  })

  test('concurrent starts and workers never make two running builds for one owner', async () => {
    const owner = await newOwner()
    const start = `\\set n random(1, 40)
set role service_role;
select public.queue_site_build('${owner}', 'build-presence', '2026-01-01'::timestamptz + :n * interval '1 minute');
`
    const work = `\\set n random(1, 3)
set role service_role;
update public.site_builds set status = 'building', attempts = attempts + 1, locked_until = now() + interval '1 minute'
where id in (select id from public.site_builds where status = 'queued' order by created_at limit 1 for update skip locked);
update public.site_builds set status = case :n when 1 then 'failed' else 'done' end
where id in (select id from public.site_builds where status = 'building' limit 1 for update skip locked);
`
    // Older answers were built before, so the first start always queues a second build.
    await query(`set role service_role;
      select public.queue_site_build('${owner}', 'build-presence', '2025-12-31');
      update public.site_builds set status = 'done' where profile_id = '${owner}'`)
    await Promise.all([race(start, { clients: 8, times: 60 }), race(work, { clients: 4, times: 60 })])
    expect(
      await query(
        `select count(*) from public.site_builds where profile_id = '${owner}' and status in ('queued', 'building')`,
      ),
    ).toMatch(/^[01]$/)
    expect(
      await query(
        `select count(*) from (select from public.site_builds where profile_id = '${owner}' and status <> 'failed'
         group by answers_version having count(*) > 1) as twice`,
      ),
    ).toBe('0')
    expect(
      Number(await query(`select count(*) from public.site_builds where profile_id = '${owner}'`)),
    ).toBeGreaterThan(1)
  })
})
