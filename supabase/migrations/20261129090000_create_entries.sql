-- One store of what an owner enters: facts, decisions, words, items and pictures of the site, ticks of plans, and what was
-- typed at a question and not saved. packages/shared/src/api/entries.ts defines the kinds; the table of kinds here limits
-- what any client can store. The tables that had a part each are moved into it and dropped.

-- One row for each kind: the name after the slash, the value, and how much one owner may have of it.
create function private.entry_kinds()
returns table (kind text, name text, shape jsonpath, most_rows integer, most_bytes integer)
language sql immutable
set search_path = ''
as $$
  values
    ('fact', '^[a-zA-Z]{1,40}$', 'strict $ ? (@.type() == "string" || @.type() == "array")'::jsonpath, 60, 16384),
    ('statement', '^.{1,255}$', 'strict $ ? (@ == "confirmed" || @ == "struck")', 1000, 65536),
    ('passages', '^$', 'strict $ ? (@.type() == "array")', 1, 32768),
    (
      'style', '^$',
      'strict $ ? (@ == "minimalist" || @ == "modern" || @ == "warm" || @ == "professional" || @ == "dynamic")', 1, 64
    ),
    ('line', '^.{1,255}$', 'strict $ ? (@.text.type() == "string" && @.ours.type() == "string")', 1000, 262144),
    ('order', '^$', 'strict $ ? (@.type() == "array" && !(exists(@[*] ? (@.type() != "string"))))', 1, 1024),
    ('hidden', '^[a-z]{1,40}$', 'strict $ ? (@ == true)', 40, 2048),
    (
      'item', '^add-[a-z0-9]{4,16}$',
      'strict $ ? (@.at.type() == "number" && @.kind like_regex "^(service|question|price|hours|person|place|notice)$")',
      40, 131072
    ),
    (
      'picture', '^(portrait|place|logo|person:add-[a-z0-9]{4,16})$',
      'strict $ ? (@.id like_regex "^[0-9a-f]{32}$" && @.type like_regex "^(webp|jpg|png)$" && @.widths.type() == "array")',
      50, 65536
    ),
    ('tick', '^[a-z][a-z-]{1,39}$', 'strict $ ? (@ == true)', 100, 8192),
    (
      'input',
      '^(businessDetails|marketingDetails|webPresence|webPresenceLinks|websiteFeedback|buildPresence|practiceVision|'
        'practiceMotivation|practiceType|clinicModel|practiceLocation|clinicianDetails|designDetails|changeRequest|'
        'presenceChange|supportRequest)$',
      'strict $ ? (@.input.type() == "object" && (@.based_on == null || @.based_on.type() == "string"))', 16, 4194304
    )
$$;
comment on function private.entry_kinds() is
  'The kinds of entries: the name after the slash, the shape of a value, the most rows with a value and bytes of an owner.';

create function private.is_entry(key text, value jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select exists (
    select from private.entry_kinds()
    where kind = split_part(is_entry.key, '/', 1)
      and substr(is_entry.key, length(kind) + 2) ~ name
      and (position('/' in is_entry.key) > 0) = (name <> '^$')
      and (is_entry.value is null or is_entry.value @? shape)
  )
$$;
comment on function private.is_entry(text, jsonb) is 'Whether a value can stand under a key of the store.';

create table public.entries (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  key text not null,
  value jsonb,
  replaced jsonb,
  device public.device_kind,
  typed_at timestamptz not null,
  changed_at timestamptz not null,
  version bigint not null default 1,

  primary key (profile_id, key),
  constraint entries_fit check (private.is_entry(key, value)),
  -- An unsaved input is the largest single value.
  constraint entries_value_size check (octet_length(value::text) <= case when key like 'input/%' then 131200 else 131072 end),
  constraint entries_replaced_size check (octet_length(replaced::text) <= 131200)
);

comment on table public.entries is 'What owners enter for their website and plans, and have typed and not saved: one row a thing.';
comment on column public.entries.key is 'The kind and the name, such as fact/phone or line/hero/lede.';
comment on column public.entries.value is 'What stands. Null: taken back, saved elsewhere or discarded.';
comment on column public.entries.replaced is 'Other words of the owner that lost against the value, which no window had seen; null once that is settled.';
comment on column public.entries.device is 'The kind of device of the last save that changed the value; null: unknown.';
comment on column public.entries.typed_at is 'Client time of the value, at most the database time.';
comment on column public.entries.changed_at is 'Database time of the last save that changed the value.';
comment on column public.entries.version is 'Counts the changes.';

-- Functions of the server read what the website is made of through functions: not what was typed and not saved.
grant select on public.entries to authenticated;

alter table public.entries enable row level security;

create policy "Owners read their own entries" on public.entries
for select to authenticated using (profile_id = (select auth.uid()));

-- The one rule, which packages/shared/src/api/merge-entry.ts states too, for what is shown before it is stored.
create function private.merge_entry(
  stored jsonb, stored_replaced jsonb, sent jsonb, seen jsonb, is_later boolean, is_settled boolean, is_item boolean,
  out value jsonb, out replaced jsonb
)
language sql immutable
set search_path = ''
as $$
  with whole as (
    select is_item and coalesce(jsonb_typeof(stored) = 'object' and jsonb_typeof(sent) = 'object', false) as by_field
  ), parts as (
    -- Items are merged field by field; anything else is one field without a name.
    select
      by_field,
      case when by_field then stored else jsonb_build_object('', stored) end as stored,
      case when by_field then sent else jsonb_build_object('', sent) end as sent,
      case when not by_field then jsonb_build_object('', seen) when jsonb_typeof(seen) = 'object' then seen else '{}' end as seen,
      case
        when is_settled or stored_replaced is null then '{}'
        when by_field then stored_replaced
        else jsonb_build_object('', stored_replaced)
      end as replaced
    from whole
  ), fields as (
    select
      field, was, now, is_changed,
      is_changed and coalesce(was, 'null') not in ('null', '""') and was is distinct from now and was is distinct from known
        as is_conflict,
      coalesce(now, 'null') in ('null', '""') as is_empty
    from (
      select field, was, now, seen -> field as known, now is distinct from coalesce(seen -> field, 'null') as is_changed
      from (
        select field, coalesce(parts.stored -> field, 'null') as was, coalesce(parts.sent -> field, 'null') as now, seen
        from parts, lateral (
          select jsonb_object_keys(parts.stored) as field union select jsonb_object_keys(parts.sent)
        ) as names
      ) as both_sides
    ) as compared
  ), decided as (
    select
      coalesce(jsonb_object_agg(field, case when keeps then was else now end), '{}') as value,
      coalesce(jsonb_object_agg(field, case when keeps then now else was end) filter (where is_conflict and not (keeps and is_empty)), '{}')
        as lost
    from (select *, not is_changed or is_conflict and (is_empty or not is_later) as keeps from fields) as judged
  )
  select
    case when by_field then jsonb_strip_nulls(decided.value) else nullif(decided.value -> '', 'null') end,
    case when by_field then nullif(known, '{}') else nullif(known -> '', 'null') end
  from parts, decided, lateral (
    -- What stands is not lost.
    select coalesce(jsonb_object_agg(each.key, each.value) filter (where each.value is distinct from decided.value -> each.key), '{}') as known
    from jsonb_each(parts.replaced || decided.lost) as each
  ) as left_over
$$;
comment on function private.merge_entry(jsonb, jsonb, jsonb, jsonb, boolean, boolean, boolean) is
  'Merges a value that was sent into the stored one: of what both have changed since `seen` the later stands, and the other '
  'is `replaced`. What the sender has not seen is not taken back.';

create function private.site_entered_at(owner uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select max(changed_at) from public.entries
  where profile_id = owner and key not like 'input/%' and key not like 'tick/%'
$$;
comment on function private.site_entered_at(uuid) is 'The last change of what the website of an owner is made of.';
grant execute on function private.site_entered_at(uuid) to service_role;

create function drafts.save_entries(changes jsonb, saved_on text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  sent record;
  known public.entries;
  merged record;
  typed timestamptz;
  is_later boolean;
  refused text;
  -- Another window may have changed more of the site.
  is_of_site constant boolean := exists (select from jsonb_object_keys(changes) as name where name not like 'input/%');
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'Changes are an object by keys' using errcode = '22023';
  end if;
  -- Two windows save one after the other; the seed separates this lock from other hashed ones.
  perform pg_advisory_xact_lock(hashtextextended(caller::text, 14));
  for sent in select each.key, each.value as change from jsonb_each(changes) as each order by each.key loop
    select * into known from public.entries as entry where entry.profile_id = caller and entry.key = sent.key;
    typed := least(coalesce((sent.change ->> 'typed_at')::timestamptz, now()), now());
    is_later := known.typed_at is null or typed >= known.typed_at;
    select * into merged from private.merge_entry(
      known.value, known.replaced,
      case when sent.change ? 'value' then nullif(sent.change -> 'value', 'null') else known.value end,
      case when sent.change ? 'value' then nullif(sent.change -> 'seen', 'null') else known.value end,
      is_later, coalesce((sent.change ->> 'settled')::boolean, false),
      sent.key like 'item/%'
    );
    -- A row says that nothing stands there any more only where something has stood, or is asked for by its version.
    continue when known.key is null and merged.value is null and sent.key not like 'input/%';
    continue when merged.value is not distinct from known.value and merged.replaced is not distinct from known.replaced
      and known.key is not null;
    insert into public.entries as entry (profile_id, key, value, replaced, device, typed_at, changed_at)
    values (
      caller, sent.key, merged.value, merged.replaced, saved_on, typed, date_trunc('milliseconds', clock_timestamp())
    )
    on conflict (profile_id, key) do update set
      value = excluded.value, replaced = excluded.replaced, version = entry.version + 1,
      device = case when excluded.value is distinct from entry.value then excluded.device else entry.device end,
      typed_at = case when excluded.value is distinct from entry.value then greatest(excluded.typed_at, entry.typed_at) else entry.typed_at end,
      -- Increases even if the database clock is set back.
      changed_at = case when excluded.value is distinct from entry.value
        then greatest(excluded.changed_at, entry.changed_at + interval '1 millisecond') else entry.changed_at end;
  end loop;
  -- What was taken back is forgotten, all but the last: its time says that the site has changed.
  delete from public.entries as gone
  where gone.profile_id = caller and gone.value is null and gone.replaced is null and gone.key not like 'input/%'
    and (gone.key like 'tick/%' or gone.changed_at < private.site_entered_at(caller));
  select kinds.kind into refused
  from private.entry_kinds() as kinds
  join public.entries as entry on entry.profile_id = caller and split_part(entry.key, '/', 1) = kinds.kind
  where kinds.kind in (select split_part(name, '/', 1) from jsonb_object_keys(changes) as name)
  group by kinds.kind, kinds.most_rows, kinds.most_bytes
  having count(coalesce(entry.value, entry.replaced)) > kinds.most_rows
    or sum(octet_length(entry.value::text) + coalesce(octet_length(entry.replaced::text), 0)) > kinds.most_bytes
  limit 1;
  if refused is not null then
    raise exception 'There is too much of one kind: %', refused using errcode = '54000';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'key', entry.key, 'value', entry.value, 'replaced', entry.replaced, 'typed_at', entry.typed_at,
      'changed_at', entry.changed_at, 'version', entry.version
    ) order by entry.key)
    from public.entries as entry
    where entry.profile_id = caller and (changes ? entry.key or is_of_site and entry.key not like 'input/%')
  ), '[]');
end
$$;
comment on function drafts.save_entries(jsonb, text) is 'Implements public.save_entries.';
grant execute on function drafts.save_entries(jsonb, text) to authenticated;

create function public.save_entries(changes jsonb, saved_on text default null) returns jsonb
language sql
set search_path = ''
as $$
  select drafts.save_entries(changes, saved_on)
$$;
comment on function public.save_entries(jsonb, text) is
  'Merges changes into the entries of the caller, by their keys: {"value", "seen", "typed_at", "settled"}, where `seen` is the '
  'value that was changed, and `settled` forgets what was replaced. Returns the rows of these keys as they are stored, with all of the site where '
  'one of them is of it.';
grant execute on function public.save_entries(jsonb, text) to authenticated;

-- What the site is made of, in the versions and functions that read it.
create or replace function public.queue_site_build(owner_id uuid, site_flow text, version_of_answers timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  build public.site_builds;
  draft public.initial_drafts;
  wanted timestamptz;
  delivered timestamptz;
  refusal jsonb;
begin
  -- Serializes calls for one owner until the transaction ends. The seed separates this lock from other hashed ones.
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));

  select greatest(
    version_of_answers,
    private.site_entered_at(owner_id)
  ) into wanted;
  select * into draft from public.initial_drafts where profile_id = owner_id and url is not null;

  -- Two reads, each by its unique index: an owner may have many builds.
  select * into build from public.site_builds
  where profile_id = owner_id and answers_version = wanted and status <> 'failed';
  if build.id is null then
    select * into build from public.site_builds where profile_id = owner_id and status in ('queued', 'building');
  end if;

  if build.id is not null then
    if build.answers_version < wanted then
      -- The answers have changed: the build starts again, and the worker of the old version loses its lock.
      update public.site_builds set
        flow = site_flow, answers_version = wanted, status = 'queued', attempts = 0, locked_until = null, last_error = null
      where id = build.id
      returning * into build;
    end if;
  else
    -- A draft that was made by hand has no version with answers: the time of its delivery counts.
    select coalesce(
      (select answers_version from public.draft_versions where profile_id = owner_id order by version desc limit 1),
      draft.delivered_at, draft.created_at
    ) into delivered;
    if draft.profile_id is not null and delivered >= wanted then
      build.status := 'done';
      build.created_at := coalesce(draft.delivered_at, draft.created_at);
    else
      refusal := private.spend(owner_id, 'versions');
      -- Answers that were reopened stay open.
      if refusal is not null then return refusal; end if;
      insert into public.site_builds (profile_id, flow, answers_version)
      values (owner_id, site_flow, wanted)
      returning * into build;
    end if;
  end if;
  update public.initial_drafts set reopened_at = null where profile_id = owner_id and reopened_at is not null;
  return jsonb_build_object('status', build.status, 'created_at', build.created_at);
end
$$;

create or replace function public.last_save() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('saved_at', changed_at, 'device', device)
  from (
    select changed_at, device from public.onboarding_responses where profile_id = (select auth.uid())
    union all
    select changed_at, device from public.entries
    where profile_id = (select auth.uid()) and key not like 'input/%' and key not like 'tick/%'
  ) as saves
  order by changed_at desc
  limit 1
$$;

create or replace function private.site_facts(owner uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'profile', jsonb_build_object(
      'id', profile.id, 'first_name', profile.first_name, 'last_name', profile.last_name,
      'company_name', profile.company_name
    ),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'question_key', answer.question_key, 'response', answer.response, 'changed_at', answer.changed_at
      ) order by answer.step_number), '[]')
      from public.onboarding_responses as answer where answer.profile_id = owner
    ),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object('key', entry.key, 'value', entry.value) order by entry.key), '[]')
      from public.entries as entry
      where entry.profile_id = owner and entry.value is not null
        and entry.key not like 'input/%' and entry.key not like 'tick/%'
    ),
    'entered_at', private.site_entered_at(owner)
  )
  from public.profiles as profile where profile.id = owner
$$;

create function private.note_entered_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Thirty days are counted from when the page showed a picture last.
  update private.site_pictures as picture set check_at = now() + interval '30 days'
  where picture.profile_id = new.profile_id and picture.check_at is not null and picture.removing_at is null
    and picture.id in (new.value ->> 'id', case when tg_op = 'UPDATE' then old.value ->> 'id' end);
  return null;
end
$$;
comment on function private.note_entered_picture() is 'Counts the time without use of pictures from the last use.';

create trigger note_entered_picture after insert or update of value on public.entries
for each row when (new.key like 'picture/%') execute function private.note_entered_picture();

create function private.is_entered_picture(owner uuid, picture text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.entries as entry
    where entry.profile_id = owner and entry.key like 'picture/%' and entry.value ->> 'id' = picture
  )
$$;
comment on function private.is_entered_picture(uuid, text) is 'Whether the page of an owner shows a picture.';
grant execute on function private.is_entered_picture(uuid, text) to service_role;

create or replace function public.claim_unused_pictures(room integer default 5) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  line text[];
  claimed jsonb;
begin
  line := (
    select private.take_turns(array_agg(profile_id || '/' || id), array_agg(profile_id::text), array_agg(removing_at is not null), room)
    from (
      select profile_id, id, removing_at from private.site_pictures where check_at <= now()
      order by check_at, profile_id, id limit private.line_length()
    ) as due
  );
  with due as (
    select picture.profile_id, picture.id, removing_at, private.is_entered_picture(picture.profile_id, picture.id) as is_shown
    from unnest(line) with ordinality as first (key, place)
    join private.site_pictures as picture on picture.profile_id = split_part(key, '/', 1)::uuid and picture.id = split_part(key, '/', 2)
    where check_at <= now()
    order by place limit room for update of picture skip locked
  ), kept as (
    update private.site_pictures as picture set check_at = now() + interval '30 days'
    from due
    where picture.profile_id = due.profile_id and picture.id = due.id and due.is_shown and due.removing_at is null
  ), taken as (
    update private.site_pictures as picture set
      removing_at = coalesce(picture.removing_at, now()), check_at = now() + interval '5 minutes'
    from due
    where picture.profile_id = due.profile_id and picture.id = due.id and not (due.is_shown and due.removing_at is null)
    returning picture.profile_id, picture.id, picture.check_at
  )
  select jsonb_agg(jsonb_build_object('owner', profile_id, 'id', id, 'lock', check_at)) into claimed from taken;
  return jsonb_build_object('pictures', coalesce(claimed, '[]'), 'more', exists (
    select from private.site_pictures where check_at <= now()
  ));
end
$$;

-- What was stored before, each part with the time and device of its row.
insert into public.entries (profile_id, key, value, replaced, device, typed_at, changed_at)
select part.profile_id, part.key, nullif(part.value, 'null'), part.replaced, part.device, part.changed_at, part.changed_at
from (
  select profile_id, 'fact/' || name as key, value, null::jsonb as replaced, device, changed_at
  from public.site_details, jsonb_each(details) as each (name, value)
  union all
  select profile_id, 'statement/' || name, value, null, device, changed_at
  from public.site_details, jsonb_each(statements) as each (name, value)
  union all
  select profile_id, 'passages', passages, null, device, changed_at from public.site_details where passages <> '[]'
  union all
  -- Also without a style: an owner who took everything back has changed the site at that time.
  select profile_id, 'style', to_jsonb(style::text), null, device, changed_at from public.site_details
  union all
  select
    profile_id, 'line/' || name, case when value ->> 'text' <> '' then value - 'replaced' end,
    case when value ? 'replaced' then jsonb_build_object('text', value -> 'replaced', 'ours', value -> 'ours') end,
    device, changed_at
  from public.site_edits, jsonb_each(words) as each (name, value)
  union all
  select profile_id, 'order', nullif(section_order, '[]'), null, device, changed_at from public.site_edits
  union all
  select profile_id, 'hidden/' || name, value, null, device, changed_at
  from public.site_edits, jsonb_each(hidden) as each (name, value)
  union all
  select profile_id, 'item/' || name, value - 'replaced', value -> 'replaced', device, changed_at
  from public.site_edits, jsonb_each(added) as each (name, value)
  union all
  select profile_id, 'picture/' || name, value, null, device, changed_at
  from public.site_edits, jsonb_each(pictures) as each (name, value)
  union all
  select profile_id, 'tick/' || task, 'true', null, null, ticked_at from public.plan_ticks
) as part;

insert into public.entries (profile_id, key, value, typed_at, changed_at, version)
select
  profile_id, 'input/' || question_key, case when input is not null then jsonb_build_object('input', input, 'based_on', based_on) end,
  typed_at, typed_at, version
from public.unsaved_inputs;

drop function public.save_site_details(jsonb, text);
drop function public.save_site_edits(jsonb, text);
drop table public.site_details, public.site_edits, public.plan_ticks, public.unsaved_inputs;
drop function private.note_edited_pictures();
drop function private.limit_plan_ticks();
drop function private.replace_known_input();
