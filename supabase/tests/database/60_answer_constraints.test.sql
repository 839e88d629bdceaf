begin;
select plan(13);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example');
create function pg_temp.save(key text, answer jsonb, step integer, path text, at timestamptz default now())
returns void language sql as $$
  insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, updated_at)
  values ('00000000-0000-4000-8000-00000000000a', key, answer, step, path, at)
  on conflict (profile_id, question_key) do update set response = excluded.response
$$;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';

select throws_ok(
  $$ select pg_temp.save('favouriteColour', '{}', 1, 'favouriteColour') $$,
  '23514', null, 'rejects an unknown question'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', '{}', 8, 'practiceVision') $$,
  '23514', null, 'rejects the step number of another question'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', '["a"]', 7, 'practiceVision') $$,
  '23514', null, 'rejects an array as answer'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', '"a"', 7, 'practiceVision', '2999-01-01') $$,
  '23514', null, 'rejects a string as answer'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', 'null', 7, 'practiceVision') $$,
  '23514', null, 'rejects JSON null as answer'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', null, 7, 'practiceVision') $$,
  '23502', null, 'rejects SQL null as answer'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', '{}', 7, 'businessDetails.buildPresence') $$,
  '23514', null, 'rejects a path that ends at another question'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', '{}', 7, 'a..practiceVision') $$,
  '23514', null, 'rejects a path with an empty part'
);
select throws_ok(
  $$ select pg_temp.save('practiceVision', '{}', 7, repeat('a.', 100) || 'practiceVision') $$,
  '23514', null, 'rejects a path that is too long'
);
select throws_ok(
  $$ select pg_temp.save('clinicianDetails', '{"resume_file_path": "00000000-0000-4000-8000-00000000000b/a.pdf"}', 12, 'clinicianDetails') $$,
  '23514', null, 'rejects the file path of another user'
);
select throws_ok(
  $$ select pg_temp.save('clinicianDetails', '{"resume_file_path": "00000000-0000-4000-8000-00000000000a/../00000000-0000-4000-8000-00000000000b/a.pdf"}', 12, 'clinicianDetails') $$,
  '23514', null, 'rejects a path traversal to the file of another user'
);
select lives_ok(
  $$ select pg_temp.save('clinicianDetails', '{"resume_text": "I", "resume_file_path": null}', 12, 'clinicianDetails') $$,
  'a clinician answer needs no file'
);
select lives_ok(
  $$ select pg_temp.save('clinicianDetails', '{"resume_file_path": "00000000-0000-4000-8000-00000000000a/0b9d-a_1.pdf"}', 12, 'clinicianDetails') $$,
  'a clinician answer may have the path of an own file'
);

select * from finish();
rollback;
