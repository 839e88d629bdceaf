create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text,
  last_name text,
  company_name text,
  starts_as text not null default 'practice',
  referral_code text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint profiles_referral_code_unique unique (referral_code),
  constraint profiles_first_name_length check (char_length(first_name) <= 100),
  constraint profiles_last_name_length check (char_length(last_name) <= 100),
  constraint profiles_starts_as_known check (starts_as in ('practice', 'partner')),
  constraint profiles_company_name_length check (char_length(company_name) <= 200),
  -- One line without control characters and changes of direction: a name stands in mails, lists and files.
  constraint profiles_first_name_line check (first_name !~ '[\x01-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]'),
  constraint profiles_last_name_line check (last_name !~ '[\x01-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]'),
  constraint profiles_company_name_line check (company_name !~ '[\x01-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]')
);

comment on table public.profiles is 'One row for each user, created by a trigger on auth.users.';
comment on column public.profiles.id is 'The id of the user.';
comment on column public.profiles.company_name is 'Name of the practice, if it has one yet.';
comment on column public.profiles.starts_as is
  'practice, or partner: somebody who refers practices and has none, and is asked nothing about a website.';
comment on column public.profiles.referral_code is 'Seven random characters and a check character; see packages/shared/src/referrals.';

grant select on public.profiles to authenticated;
grant update (first_name, last_name, company_name, starts_as) on public.profiles to authenticated;
grant select on public.profiles to service_role;

create function private.stamp_update() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.stamp_update() is 'Sets updated_at to the time of the update.';

create trigger stamp_update before update on public.profiles
for each row execute function private.stamp_update();

alter table public.profiles enable row level security;

create policy "Owners read their own profile" on public.profiles
for select to authenticated using (id = (select auth.uid()));

create policy "Owners change the names of their own profile" on public.profiles
for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function private.referral_check_character(body text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  alphabet constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  state integer := 0;
begin
  -- Horner's scheme in GF(32) with the polynomial x^5 + x^2 + 1: one wrong character or two swapped ones always change
  -- the result.
  for i in 1 .. char_length(body) loop
    state := (state # (strpos(alphabet, substr(body, i, 1)) - 1)) << 1;
    if state > 31 then state := state # 37; end if;
  end loop;
  return substr(alphabet, state + 1, 1);
end
$$;
comment on function private.referral_check_character(text) is
  'The last character of a referral code, computed from the others; the same as in packages/shared/src/referrals.';

create function private.new_referral_code() returns text
language plpgsql
set search_path = ''
as $$
declare
  alphabet constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  -- Bytes 9 to 15 of a version 4 UUID are random in every bit.
  noise bytea := uuid_send(gen_random_uuid());
  body text := '';
begin
  for i in 9 .. 15 loop
    body := body || substr(alphabet, (get_byte(noise, i) & 31) + 1, 1);
  end loop;
  return body || private.referral_check_character(body);
end
$$;
comment on function private.new_referral_code() is 'A random referral code. The caller must check that no profile has it.';

create function private.make_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  loop
    insert into public.profiles (id, referral_code) values (new.id, private.new_referral_code())
    on conflict (referral_code) do nothing;
    exit when found;
  end loop;
  return null;
end
$$;
comment on function private.make_profile() is 'Creates the profile of a new user, with a referral code.';

-- Anybody can ask for a mail in anybody's name. What such a request says about the person ends here: names and a password
-- that a stranger chose must not wait for the owner of the mailbox, nor travel in every access token. The auth service reads
-- the row again after it has inserted it. Names come from the browser that typed them, after the sign-in.
create function private.drop_words_of_request() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.raw_user_meta_data := '{}';
  new.encrypted_password := '';
  return new;
end
$$;
comment on function private.drop_words_of_request() is
  'Keeps the address of the request that creates a user, and neither its metadata nor its password.';

create trigger drop_words_of_request before insert on auth.users
for each row execute function private.drop_words_of_request();

create trigger make_profile after insert on auth.users
for each row execute function private.make_profile();
