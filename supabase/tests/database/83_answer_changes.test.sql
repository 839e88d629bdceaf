begin;
select plan(9);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example');

create function pg_temp.save(answer jsonb, at timestamptz) returns timestamptz
language sql
as $$
  insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, updated_at)
  values ('00000000-0000-4000-8000-00000000000a', 'practiceLocation', answer || jsonb_build_object('updated_at', at), 11, 'practiceLocation', at)
  on conflict (profile_id, question_key) do update set response = excluded.response, updated_at = excluded.updated_at
  returning changed_at;
$$;
create function pg_temp.place(zip text, types jsonb default '["physical"]') returns jsonb
language sql
as $$ select jsonb_build_object('selected_locations', types, 'location_details', jsonb_build_object('zipcode', zip)) $$;
create temporary table seen (name text primary key, at timestamptz);
grant all on seen to authenticated;

set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';

insert into seen select 'first', pg_temp.save(pg_temp.place('33101'), '2026-01-05');
select cmp_ok((select at from seen where name = 'first'), '>=', date_trunc('milliseconds', now()), 'a first answer has database time in changed_at');

insert into seen select 'again', pg_temp.save(pg_temp.place('33101'), '2026-01-06');
select is((select at from seen where name = 'again'), (select at from seen where name = 'first'), 'saving the same answer again keeps changed_at');

insert into seen select 'slow', pg_temp.save(pg_temp.place('33102'), '2026-01-01');
select cmp_ok((select at from seen where name = 'slow'), '>', (select at from seen where name = 'first'), 'an edit from a slow clock gets a later changed_at');
select is((select updated_at from public.onboarding_responses), '2026-01-01'::timestamptz, 'an edit from a slow clock keeps the sent updated_at');

insert into seen select 'virtual', pg_temp.save(pg_temp.place('', '["virtual"]'), '2026-01-01');
insert into seen select 'tidied', pg_temp.save(pg_temp.place('33102', '["virtual"]'), '2026-01-02');
select is((select at from seen where name = 'tidied'), (select at from seen where name = 'virtual'), 'a difference that tidy_response removes keeps changed_at');

select lives_ok($$ update public.onboarding_responses set changed_at = '2999-01-01' $$, 'sending changed_at does not fail');
select is((select changed_at from public.onboarding_responses), (select at from seen where name = 'virtual'), 'a sent changed_at is ignored');
update public.onboarding_responses set changed_at = '1999-01-01', response = '{}';
select cmp_ok((select changed_at from public.onboarding_responses), '>', (select at from seen where name = 'virtual'), 'a sent changed_at is ignored on a change');

reset role;
alter table public.onboarding_responses disable trigger write_down_change;
update public.onboarding_responses set changed_at = '2999-01-01';
alter table public.onboarding_responses enable trigger write_down_change;
select is(pg_temp.save(pg_temp.place('33103'), '2026-01-05'), '2999-01-01 00:00:00.001'::timestamptz, 'changed_at increases even if the clock is set back');

select * from finish();
rollback;
