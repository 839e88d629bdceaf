begin;
select plan(14);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
create function pg_temp.save(who text, answer jsonb, device text) returns void
language sql
as $$
  insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, device)
  values (('00000000-0000-4000-8000-00000000000' || who)::uuid, 'practiceVision', answer, 7, 'practiceVision', device)
  on conflict (profile_id, question_key) do update set response = excluded.response, device = excluded.device
$$;

-- Saves of this transaction may share their millisecond.
create function pg_temp.move_back(saves regclass) returns void
language plpgsql security definer
as $$
begin
  execute format('alter table %s disable trigger user', saves);
  execute format('update %s set changed_at = changed_at - interval ''1 hour''', saves);
  execute format('alter table %s enable trigger user', saves);
end
$$;

set local role anon;
select throws_ok('select public.last_save()', '42501', null, 'anon cannot ask for a save');
reset role;
set local role service_role;
select throws_ok('select public.last_save()', '42501', null, 'the service cannot ask for a save');

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select pg_temp.save('b', '{}', 'computer');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(public.last_save(), null, 'nothing is told before the first save, nor of another owner');
select throws_ok(
  $$ select pg_temp.save('a', '{}', 'iPhone of Ana') $$, '23514', null, 'an answer names a kind of device and nothing else'
);
select throws_ok(
  $$ select public.save_entries('{"style": {"value": "warm"}}', '10.0.0.1') $$, '23514', null,
  'entries name a kind of device and nothing else'
);

select pg_temp.save('a', '{"a": 1}', 'phone');
select is(
  public.last_save(),
  (select jsonb_build_object('saved_at', changed_at, 'device', 'phone') from public.onboarding_responses),
  'an answer tells when and on what it was saved'
);
select pg_temp.save('a', '{"a": 1}', 'computer');
select is(public.last_save() ->> 'device', 'phone', 'a save that changes nothing is none');
select pg_temp.save('a', '{"a": 2}', null);
select is(public.last_save() -> 'device', 'null', 'a save without a device is of an unknown one');

select pg_temp.move_back('public.onboarding_responses');
select public.save_entries('{"style": {"value": "warm"}}', 'tablet');
select is(public.last_save() ->> 'device', 'tablet', 'an entry is a later save');
select public.save_entries('{"style": {"value": "warm"}}', 'phone');
select is(public.last_save() ->> 'device', 'tablet', 'the same again is none');
select pg_temp.move_back('public.entries');
select public.save_entries('{"hidden/story": {"value": true}}', 'phone');
select is(public.last_save() ->> 'device', 'phone', 'the next one is a later save');
select public.save_entries('{"hidden/story": {"value": null, "seen": true}}', 'computer');
select is(public.last_save() ->> 'device', 'computer', 'the last save counts');
select is(
  public.last_save() ->> 'saved_at', to_jsonb((select max(changed_at) from public.entries)) #>> '{}', 'and its time'
);
select public.save_entries('{"tick/opened": {"value": true}, "input/clinicModel": {"value": {"input": {}, "based_on": null}}}', 'phone');
select is(public.last_save() ->> 'device', 'computer', 'neither a tick nor what is typed and not saved is a save');

select * from finish();
rollback;
