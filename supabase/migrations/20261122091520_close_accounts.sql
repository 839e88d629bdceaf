-- "Pay me out first, then delete my account": the link of the partner stops at once, and the account closes by itself on the day
-- after the payday with which the last reward leaves.
create table private.account_closings (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  asked_at timestamptz not null default now(),
  closes_on date not null,
  is_erasure boolean not null default false,
  locked_until timestamptz
);
create index account_closings_due_index on private.account_closings (closes_on, profile_id);

comment on table private.account_closings is 'Accounts that close by themselves once their partner is paid out.';
comment on column private.account_closings.is_erasure is 'An operator erases it: nothing is waited for, and it cannot be taken back.';
comment on column private.account_closings.locked_until is 'Until when somebody deletes it.';

-- No policies: people use the functions below.
alter table private.account_closings enable row level security;

create function private.closing_day(profile uuid) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  last_launch timestamptz;
begin
  select max(launched_at) into last_launch from public.referrals where referrer_id = profile and status = 'launched';
  return private.next_payday(
    greatest(((last_launch + private.approval_time()) at time zone 'America/New_York')::date, private.today()) - 1
  ) + 1 where last_launch is not null;
end
$$;
comment on function private.closing_day(uuid) is
  'The day after the payday with which the last launched reward of a partner leaves; null without any.';

create function partners.close_after_payout() returns date
language plpgsql security definer
set search_path = ''
as $$
declare
  for_partner constant uuid := private.partner_of(auth.uid());
  day constant date := private.closing_day(auth.uid());
begin
  if not exists (select from private.payout_details where partner = for_partner and sealed is not null) then return null; end if;
  if day is not null then
    insert into private.account_closings (profile_id, closes_on) values (auth.uid(), day)
    on conflict (profile_id) do update set closes_on = excluded.closes_on where not account_closings.is_erasure;
  end if;
  return day;
end
$$;
comment on function partners.close_after_payout() is 'Implements public.close_after_payout.';
grant execute on function partners.close_after_payout() to authenticated;

create function public.close_after_payout() returns date
language sql set search_path = ''
as 'select partners.close_after_payout()';
comment on function public.close_after_payout() is
  'Stops the link of the caller now and closes the account by itself after the payday with which the last reward leaves: returns '
  'that day. Null, and nothing happens, when no reward is in its 30 days or nobody knows where to pay.';
grant execute on function public.close_after_payout() to authenticated;

create function partners.keep_account() returns void
language sql security definer
set search_path = ''
as 'delete from private.account_closings where profile_id = auth.uid() and not is_erasure';
comment on function partners.keep_account() is 'Implements public.keep_account.';
grant execute on function partners.keep_account() to authenticated;

create function public.keep_account() returns void
language sql set search_path = ''
as 'select partners.keep_account()';
comment on function public.keep_account() is 'Takes back that the account of the caller closes: the link works again.';
grant execute on function public.keep_account() to authenticated;

create function private.claim_account_closings(room integer) returns setof uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  closing private.account_closings;
  later date;
begin
  for closing in
    select * from private.account_closings
    where closes_on <= private.today() and (locked_until is null or locked_until <= now())
    order by closes_on, profile_id limit room for update skip locked
  loop
    -- A website that was offline meanwhile, or a reward that nobody has looked at yet, is waited for.
    later := private.closing_day(closing.profile_id);
    if later > private.today() and not closing.is_erasure then
      update private.account_closings set closes_on = later where profile_id = closing.profile_id;
    else
      update private.account_closings set locked_until = now() + interval '5 minutes' where profile_id = closing.profile_id;
      return next closing.profile_id;
    end if;
  end loop;
end
$$;
comment on function private.claim_account_closings(integer) is 'Implements public.claim_account_closings.';
grant execute on function private.claim_account_closings(integer) to service_role;

create function public.claim_account_closings(room integer default 5) returns setof uuid
language sql set search_path = ''
as 'select private.claim_account_closings(room)';
comment on function public.claim_account_closings(integer) is
  'Accounts that close today, for five minutes not to anybody else: whoever deletes them ends the row. Those of partners with a '
  'reward that is still in its 30 days get a later day.';
grant execute on function public.claim_account_closings(integer) to service_role;
