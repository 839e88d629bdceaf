-- An access token is valid until it expires, an hour at most: without this it would read on after its session was ended, by
-- logging out on all devices or by "It was not me".
create schema sessions;
comment on schema sessions is 'What is asked before a request, with the rights of its owner; not exposed over REST.';
grant usage on schema sessions to anon, authenticated, service_role;

create function sessions.is_live() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select named is null or exists (select from auth.sessions where id = named::uuid)
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id' as named) as token
$$;
comment on function sessions.is_live() is 'Whether the session of the token has not ended. A token without one, such as a key, is live.';
grant execute on function sessions.is_live() to anon, authenticated, service_role;

create function sessions.refuse_ended() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  -- PostgREST answers 401 to this code.
  if not sessions.is_live() then raise exception 'This session has ended: sign in again' using errcode = 'PT401'; end if;
end
$$;
comment on function sessions.refuse_ended() is 'Refuses a request whose token belongs to a session that has ended: PostgREST calls it before each.';
grant execute on function sessions.refuse_ended() to anon, authenticated, service_role;

create policy "Ended sessions reach no files" on storage.objects
as restrictive for all to authenticated using ((select sessions.is_live())) with check ((select sessions.is_live()));

do $$
begin
  execute 'alter role authenticator set pgrst.db_pre_request = ''sessions.refuse_ended''';
exception when others then
  raise warning 'db_pre_request could not be set (%): tokens read on until they expire after a log out on all devices', sqlerrm;
end
$$;
notify pgrst, 'reload config';
