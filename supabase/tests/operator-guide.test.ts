// Runs the SQL of docs/operator.md and docs/deploy.md.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from '@electric-sql/pglite'
import { DUE_MAILS_PATH } from '@foyer/shared/api/support.ts'
import { describe, expect, test } from 'vitest'
import { WORKER_PATH } from '../functions/_shared/wake-worker.ts'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const ANA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'
const ROW = '00000000-0000-4000-8000-0000000000c1'
const APPROVED = '00000000-0000-4000-8000-0000000000c2'
const DUE = '00000000-0000-4000-8000-0000000000c3'
const HELD = '00000000-0000-4000-8000-0000000000c4'
const BATCH = '00000000-0000-4000-8000-0000000000c6'
const WAITING = '00000000-0000-4000-8000-0000000000c7'
const REJECTED = '00000000-0000-4000-8000-0000000000c5'

/** One row of each kind that an operator handles. */
const SEED = `
  insert into auth.users (id, email) values ('${ANA}', 'ana@practice.example'), ('${BEN}', 'ben@practice.example');
  insert into private.operators (profile_id, name) values ('${ANA}', 'OLD NAME');
  insert into public.referrals (id, referrer_id, referred_id, masked_email, status, touched_at, signed_up_at)
  select id::uuid, '${ANA}', owner::uuid, 'b•••@practice.example', status, now(), now() from (values
    ('${ROW}', '${BEN}', 'signed_up'), ('${DUE}', null, 'signed_up'), ('${HELD}', null, 'signed_up'),
    ('${APPROVED}', null, 'signed_up'), ('${REJECTED}', null, 'signed_up')
  ) as seed (id, owner, status);
  insert into public.leads (id, email, channel, submission_id) values ('${ROW}', 'ben@practice.example', 'widget', '${ROW}');
  insert into public.leads (id, email, channel, submission_id, suspected) values ('${DUE}', 'eve@practice.example', 'form', '${DUE}', 'trap');
  insert into private.lead_networks (lead_id, code, network) values ('${ROW}', 'LEDGER24', repeat('0', 64));
  update public.referrals set lead_id = '${ROW}' where id = '${ROW}';
  select private.record_event(event::jsonb || jsonb_build_object('partner', private.partner_of('${ANA}'), 'actor', 'system',
    'key', number::text, 'happened_at', now() - interval '1 day'))
  from (values
    (1, '{"referral": "${ROW}", "kind": "credited", "reason": "First touch"}'),
    (2, '{"referral": "${DUE}", "kind": "credited", "reason": "First touch"}'),
    (3, '{"referral": "${DUE}", "kind": "launched", "reason": "Live"}'),
    (4, '{"referral": "${DUE}", "kind": "due", "reason": "30 days"}'),
    (5, '{"referral": "${HELD}", "kind": "credited", "reason": "First touch"}'),
    (6, '{"referral": "${HELD}", "kind": "held", "reason": "No visit"}'),
    (7, '{"referral": "${APPROVED}", "kind": "credited", "reason": "First touch"}'),
    (8, '{"referral": "${APPROVED}", "kind": "approved", "reason": "Fine", "cents": 20000}'),
    (9, '{"referral": "${REJECTED}", "kind": "duplicate", "reason": "Was here before"}')
  ) as events (number, event) order by number;
  select private.log_operator('Nadia', 'hold', 'R-1', 'To look at it');
  insert into public.consents (profile_id, document, version) values ('${ANA}', 'partner_terms', '1');
  insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
  values (private.partner_of('${ANA}'), 'Ana Silva', 'US', 'ach', '4471', repeat('s', 30), '', now());
  insert into public.referral_cases (partner_id, address, answer, answer_by)
  values ('${ANA}', 'x@practice.example', 'nothing', now()::date);
  select public.run_ledger_checks();
  -- One reward is in an open batch, another one waits for the next, and one of Ben's for an account.
  select public.make_payout('Nadia', 'Payday');
  insert into public.referrals (id, referrer_id, masked_email, status, touched_at, signed_up_at)
  values ('${BATCH}', '${ANA}', 'y•••@practice.example', 'signed_up', now(), now()),
    ('${WAITING}', '${BEN}', 'z•••@practice.example', 'signed_up', now(), now());
  select private.record_event(jsonb_build_object('referral', id, 'partner', private.partner_of(referrer_id), 'actor', 'system',
    'kind', kind, 'reason', 'x', 'key', kind || id, 'cents', case when kind = 'approved' then 20000 end))
  from public.referrals, unnest(array['credited', 'approved']) as kind where id in ('${BATCH}', '${WAITING}');
  insert into public.change_requests (id, profile_id, details) values ('${ROW}', '${ANA}', 'Shorter.');
  insert into public.support_requests (id, profile_id, email, topic, message, mail_attempts) values
    ('${ROW}', '${ANA}', 'ana@practice.example', 'other', 'Hello', 10);
  insert into public.waitlist_entries (profile_id, email, feature, suspected) values
    ('${ANA}', null, 'reviews', null), (null, 'cy@practice.example', 'reviews', null),
    (null, 'eve@practice.example', 'reviews', 'trap');
  insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
  values ('${ANA}', 'businessDetails', '{"selected_type": "thinking"}', 1, 'businessDetails');
  insert into public.site_builds (id, profile_id, flow, answers_version, status, locked_until, last_error) values
    ('${ROW}', '${ANA}', 'build-presence', now(), 'failed', null, 'database unavailable'),
    ('${APPROVED}', '${BEN}', 'current-website', now(), 'queued', null, null);
  insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
  values ('${ANA}', 1, 'build-presence', 'warm', '{}', now());
  insert into public.site_domains (profile_id, hostname, zone, shown_name, is_apex, cause, check_at)
  values ('${ANA}', 'cedar.example', 'cedar.example', 'cedar.example', true, 'missing', 'tomorrow');
  insert into public.mails (id, profile_id, kind, version, status, last_error)
  values ('${ROW}', '${ANA}', 'draft_ready', 1, 'failed', 'refused 422');
`

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', '..', ...path), 'utf8')
const blocksOf = (markdown: string) =>
  [...markdown.matchAll(/^```sql\n(.*?)^```$/gms)].map(([, sql = '']) => sql)

/** Runs a callback on a database with SEED in a transaction that is rolled back. */
async function withSeed(run: (transaction: Transaction) => Promise<void>): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.exec(SEED)
    await run(transaction)
    await transaction.rollback()
  })
}

describe('docs/operator.md', () => {
  const statements = blocksOf(read('docs', 'operator.md')).flatMap((block) =>
    block
      .split(/;$/m)
      .map((statement) => statement.trim())
      .filter(Boolean),
  )

  test('has statements for each table', () => {
    for (const table of ['private.operators', 'support_requests', 'waitlist_entries', 'private.ledger']) {
      expect(statements.filter((statement) => statement.includes(table)).length).toBeGreaterThan(1)
    }
  })

  test.each(statements)('%s', async (statement) => {
    const sql = statement
      .replace('APPROVED-ID', APPROVED)
      .replace('REFERRAL-ID', ROW)
      .replace('PROFILE-ID', ANA)
    expect(sql).not.toMatch(/-ID/)
    await withSeed(async (transaction) => {
      const { rows, affectedRows } = await transaction.query(sql)
      expect(rows.length || affectedRows).toBeGreaterThan(0)
    })
  })
})

test('the timers of docs/deploy.md call only while something is due', async () => {
  const timer = blocksOf(read('docs', 'deploy.md')).find((block) => block.includes('cron.schedule'))
  await withSeed(async (transaction) => {
    // Stand-ins for the extensions of the hosted platform.
    await transaction.exec(`
      create schema cron; create schema net; create schema vault;
      create table cron.job (name text, command text);
      create table net.request (url text, headers jsonb);
      create table vault.decrypted_secrets (decrypted_secret text, name text);
      create function vault.create_secret(text, text) returns void language sql
        as 'insert into vault.decrypted_secrets values ($1, $2)';
      create function cron.schedule(text, text, text) returns void language sql as 'insert into cron.job values ($1, $3)';
      create function net.http_post(url text, headers jsonb, body jsonb default '{}') returns void language sql
        as 'insert into net.request values (url, headers)';
    `)
    await transaction.exec(timer ?? '')
    /** Runs the timer once more; returns all addresses that it has called so far. */
    const tick = async (name: string) => {
      const jobs = await transaction.query<{ command: string }>(
        'select command from cron.job where name = $1',
        [name],
      )
      await transaction.exec(jobs.rows[0]?.command ?? '')
      const { rows } = await transaction.query<{ url: string; headers: object }>('select * from net.request')
      for (const { headers } of rows) expect(headers).toMatchObject({ apikey: 'sb_secret_…' })
      return rows.map(({ url }) => url)
    }
    const functions = 'https://PROJECT.supabase.co/functions/v1'
    expect(await tick('mail-the-support')).toEqual([])
    await transaction.exec('update public.support_requests set mail_attempts = 9')
    expect(await tick('mail-the-support')).toEqual([`${functions}${DUE_MAILS_PATH}`])
    await transaction.exec('update public.support_requests set mailed_at = now(); delete from net.request')
    expect(await tick('mail-the-support')).toEqual([])

    expect(await tick('worker')).toEqual([`${functions}${WORKER_PATH}`])
    await transaction.exec(
      `update public.site_builds set status = 'done', locked_until = null; delete from net.request`,
    )
    expect(await tick('worker')).toEqual([])
    await transaction.exec(
      `insert into public.mails (profile_id, kind, build_id) values ('${ANA}', 'draft_failed', '${ROW}')`,
    )
    expect(await tick('worker')).toHaveLength(1)
    await transaction.exec(`update public.mails set status = 'failed'; delete from net.request`)
    expect(await tick('worker')).toEqual([])
  })
})
