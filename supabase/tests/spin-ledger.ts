import { setTimeout } from 'node:timers/promises'
import type { NativePostgres } from './start-native-postgres.ts'

type Spin = {
  readonly partners: number
  readonly rounds: number
  /** Decisions of each of eight connections in a round. */
  readonly callsARound: number
  /** Partners whose accounts are deleted on the way. */
  readonly erasures: number
}

const REFERRALS_OF_A_PARTNER = 20

const PARTNER = `md5('spin ' || n)::uuid`

/** Whatever is not possible just now is refused, and changes nothing. */
const trying = (statement: string) =>
  `do $$ begin ${statement} exception when no_data_found or invalid_parameter_value then null; end $$`

/**
 * Lets eight connections decide at random, in any order, about the same referrals: one event in twenty is sent again, connections
 * end, the server crashes (kill -9 of one of its processes), batches are paid, come back or are given up, and accounts are deleted.
 * Each round is a day by the clock of the server. Returns what the books then lack.
 *
 * @returns changed: rounds whose events are others at the end; past: past days whose sums the events do not reproduce
 */
export async function spinLedger(
  postgres: NativePostgres,
  { partners, rounds, callsARound, erasures }: Spin,
): Promise<{
  readonly events: number
  readonly problems: number
  readonly cents: number
  readonly changed: number
  readonly past: number
}> {
  const query = (sql: string) => postgres.run('psql', ['-XAtqc', sql])
  await query(`
    insert into auth.users (id, email, email_confirmed_at)
    select ${PARTNER}, 'spin' || n || '@partner.example', now() from generate_series(1, ${partners}) as n;
    insert into public.consents (profile_id, document, version) select ${PARTNER}, 'partner_terms', '1' from generate_series(1, ${partners}) as n;
    insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
    select private.partner_of(${PARTNER}), 'Payee', 'US', 'ach', '4471', repeat('s', 40), sha256(n::text::bytea), now()
    from generate_series(1, ${partners}) as n;
    insert into private.payout_standings (partner, form_kind, form_received_on)
    select private.partner_of(${PARTNER}), 'W-9', current_date from generate_series(1, ${partners}) as n;
    insert into public.leads (email, channel, submission_id) values ('spin@practice.example', 'widget', gen_random_uuid());
    insert into public.referrals (id, referrer_id, lead_id, masked_email, status, touched_at, signed_up_at)
    select md5('spin ' || n || ' ' || r)::uuid, ${PARTNER}, (select id from public.leads where email = 'spin@practice.example'), 'spin',
      'signed_up', now(), now()
    from generate_series(1, ${partners}) as n, generate_series(1, ${REFERRALS_OF_A_PARTNER}) as r;
    select private.record_event(jsonb_build_object('partner', private.partner_of(referrer_id), 'referral', id, 'kind', kind,
      'reason', 'x', 'actor', 'system', 'key', kind || id))
    from public.referrals, unnest(array['credited', 'launched', 'due']) as kind where masked_email = 'spin' order by referrer_id`)
  // Most of what is decided is possible just now, so that most calls are events; one in ten is anything.
  await query(`create function public.spin_once() returns void language plpgsql as $$
    declare
      chosen constant uuid :=
        md5('spin ' || 1 + floor(random() * ${partners})::integer || ' ' || 1 + floor(random() * ${REFERRALS_OF_A_PARTNER})::integer)::uuid;
      choices constant text[] := case when random() < 0.1 then '{approve,reverse,credit,hold,release,reject}' else
        case (select status from public.referrals where id = chosen)
          when 'launched' then '{approve,approve,approve,hold,reject}' when 'held' then '{release,release,reject}'
          when 'rejected' then '{credit}' else '{reverse}' end end;
    begin
      begin
        perform public.decide_referral(chosen, choices[1 + floor(random() * cardinality(choices))::integer], 'Nadia', 'x');
      exception when no_data_found or invalid_parameter_value then null; end;
      if random() < 0.05 then
        perform private.record_event(jsonb_build_object('referral', referral, 'kind', kind, 'reason', 'Again', 'actor', 'system', 'key', key,
          'cents', cents, 'payment', payment))
        from public.referral_events
        where seq = (select 1 + floor(random() * max(seq))::bigint from public.referral_events);
      end if;
      -- Payouts of a partner are stopped and released between any two steps.
      if random() < 0.05 then
        perform public.decide_partner(map.profile_id, case when random() < 0.4 then 'hold' else 'release' end, 'Nadia', 'x')
        from private.ledger_partners as map where map.profile_id = (select referrer_id from public.referrals where id = chosen);
      end if;
    end $$`)
  const pays = `perform public.mark_payout_paid(id, 'MT', current_date, 'Nadia', 'x') from public.payouts where state = 'open';`
  const returns = `perform public.return_payout_line(number, 'Nadia', 'x') from public.payout_lines where state = 'sent' order by random() limit 3;`
  await query(`create table public.spin_days (day date, partner uuid, cents bigint);
    create table public.spin_blocks (first bigint, last bigint, hash text)`)
  for (let round = 1; round <= rounds; round++) {
    await moveClock(round)
    const flags = ['-n', '-c', '8', '-j', '2', '-t', String(callsARound), '-f', '-']
    await Promise.all([
      // A killed connection ends its part of the run.
      postgres
        .run('pgbench', flags, { user: 'postgres', input: 'select public.spin_once();\n' })
        .catch(() => {}),
      disturb(round % 10 === 2),
      query(trying(`perform public.make_payout('Nadia', 'x');`)).catch(() => {}),
    ])
    await recovered()
    await query(trying(`perform public.make_payout('Nadia', 'x');`))
    await query(
      trying(
        round % 5 === 0
          ? `perform public.cancel_payout(id, 'Nadia', 'x') from public.payouts where state = 'open';`
          : pays,
      ),
    )
    await query(trying(returns))
    await query('update private.payout_details set sent_back = null')
    const [from, to] = [
      Math.floor(((round - 1) * erasures) / rounds),
      Math.floor((round * erasures) / rounds),
    ]
    await query(
      `delete from auth.users where id in (select ${PARTNER} from generate_series(${from + 1}, ${Math.min(to, partners)}) as n)`,
    )
    await query(`
      insert into public.spin_days select private.today(), partner, approved_cents - reversed_cents - paid_cents from private.ledger_accounts;
      insert into public.spin_blocks select min(seq), max(seq), md5(string_agg(hash::text, '' order by seq)) from public.referral_events
      where seq > (select coalesce(max(last), 0) from public.spin_blocks) having count(*) > 0`)
  }
  const [events, problems, past, changed, cents] = (
    await query(`select (select count(*) from public.referral_events), (select count(*) from private.check_ledger()),
      (select count(*) from (select * from public.spin_days order by random() limit 1000) as sample
       where (private.ledger_on(partner, day) ->> 'owed_cents')::bigint <> cents),
      -- What was written by the end of a round is what it was then.
      (select count(*) from public.spin_blocks as block where hash is distinct from (
        select md5(string_agg(event.hash::text, '' order by seq)) from public.referral_events as event
        where seq between block.first and block.last)),
      (select coalesce(sum(abs(
        (private.ledger_on(partner, private.today()) ->> 'owed_cents')::bigint - approved_cents + reversed_cents + paid_cents
      )), 0) from private.ledger_accounts)`)
  )
    .split('|')
    .map(Number)
  await query('drop table public.spin_days, public.spin_blocks; drop function public.spin_once()')
  await moveClock(0)
  return {
    events: events ?? 0,
    problems: problems ?? -1,
    cents: cents ?? -1,
    changed: changed ?? -1,
    past: past ?? -1,
  }

  /** Moves what `now()` says ahead by days. */
  async function moveClock(days: number): Promise<void> {
    const body =
      days === 0
        ? `language internal stable strict parallel safe as 'now'`
        : `language sql stable parallel safe as $$ select transaction_timestamp() + interval '${days} days' $$`
    await query(`create or replace function pg_catalog.now() returns timestamptz ${body}`)
  }

  /** Ends a connection of the run, or kills its process: then the server starts again and all connections end. */
  async function disturb(isCrash: boolean): Promise<void> {
    let pid = ''
    // The run may not have connected yet, or be over.
    for (let tries = 0; !pid && tries < 100; tries++)
      pid = await query(
        `select pid from pg_stat_activity where application_name = 'pgbench' order by random() limit 1`,
      )
    if (pid && isCrash) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch (error) {
        // The run is over.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    } else if (pid) await query(`select pg_terminate_backend(${pid})`)
  }

  async function recovered(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await query('select 1')
        return
      } catch (error) {
        if (tries > 600) throw error
        await setTimeout(100)
      }
    }
  }
}
