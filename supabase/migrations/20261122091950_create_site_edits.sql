-- What an owner changed on the page itself. packages/shared/src/api/site-edits.ts defines the format; the constraints here
-- limit what any client can store.
create table public.site_edits (
  profile_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  words jsonb not null default '{}',
  section_order jsonb not null default '[]',
  hidden jsonb not null default '{}',
  added jsonb not null default '{}',
  pictures jsonb not null default '{}',
  device public.device_kind,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),

  constraint site_edits_words_shape check (
    jsonb_typeof(words) = 'object'
    and not jsonb_path_exists(words, 'strict $.* ? (@.type() != "object")', '{}', true)
    and not jsonb_path_exists(
      words,
      '$.* ? (!exists(@.text) || !exists(@.ours) || @.text.type() != "string" || @.ours.type() != "string")'
    )
  ),
  constraint site_edits_words_size check (octet_length(words::text) <= 262144),
  constraint site_edits_section_order_shape check (
    jsonb_typeof(section_order) = 'array'
    and not jsonb_path_exists(section_order, 'strict $[*] ? (@.type() != "string")', '{}', true)
  ),
  constraint site_edits_section_order_size check (octet_length(section_order::text) <= 1024),
  constraint site_edits_hidden_shape check (
    jsonb_typeof(hidden) = 'object' and not jsonb_path_exists(hidden, 'strict $.* ? (@ != true)', '{}', true)
  ),
  constraint site_edits_hidden_size check (octet_length(hidden::text) <= 1024),
  constraint site_edits_added_shape check (
    jsonb_typeof(added) = 'object'
    and not jsonb_path_exists(added, '$.keyvalue() ? (!(@.key like_regex "^add-[a-z0-9]{4,16}$"))')
    and not jsonb_path_exists(added, 'strict $.* ? (@.type() != "object")', '{}', true)
    and not jsonb_path_exists(
      added,
      '$.* ? (!exists(@.kind) || !exists(@.at) || @.at.type() != "number"
        || !(@.kind like_regex "^(service|question|price|hours|person|place|notice)$"))'
    )
  ),
  constraint site_edits_added_count check (jsonb_array_length(jsonb_path_query_array(added, '$.keyvalue()')) <= 40),
  constraint site_edits_added_size check (octet_length(added::text) <= 131072),
  constraint site_edits_pictures_shape check (
    jsonb_typeof(pictures) = 'object'
    and not jsonb_path_exists(
      pictures, '$.keyvalue() ? (!(@.key like_regex "^(portrait|place|logo|person:add-[a-z0-9]{4,16})$"))'
    )
    and not jsonb_path_exists(pictures, 'strict $.* ? (@.type() != "object")', '{}', true)
    and not jsonb_path_exists(
      pictures,
      '$.* ? (!exists(@.id) || !(@.id like_regex "^[0-9a-f]{32}$") || !exists(@.type) || !(@.type like_regex "^(webp|jpg|png)$")
        || !exists(@.widths) || @.widths.type() != "array")'
    )
  ),
  constraint site_edits_pictures_size check (octet_length(pictures::text) <= 65536)
);

comment on table public.site_edits is 'What owners changed on the page of their website, one row for each profile.';
comment on column public.site_edits.words is
  'By the id of a line: the owner''s text, our text that it replaced, and the owner''s other text that a save replaced unseen.';
comment on column public.site_edits.section_order is 'The movable sections in the owner''s order; empty: the style decides.';
comment on column public.site_edits.hidden is 'true for each section that the owner hid.';
comment on column public.site_edits.added is
  'Items that the owner put into sections, by their ids: the kind, a number to sort them by, the fields of the kind, and '
  'fields that a save replaced unseen.';
comment on column public.site_edits.pictures is
  'By their slots: the id, type, widths and height of the files in the bucket site-pictures, the point that stays in view, and what is said of it.';
comment on column public.site_edits.device is 'The kind of device of the last save that changed something; null: unknown.';
comment on column public.site_edits.changed_at is 'Database time of the last save that changed something.';

grant select, insert (profile_id, words, section_order, hidden, added, pictures, device),
  update (profile_id, words, section_order, hidden, added, pictures, device)
  on public.site_edits to authenticated;
grant select on public.site_edits to service_role;

create trigger date_site_edits before insert or update on public.site_edits
for each row execute function private.date_change('words', 'section_order', 'hidden', 'added', 'pictures');

alter table public.site_edits enable row level security;

create policy "Owners read their own site edits" on public.site_edits
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own site edits" on public.site_edits
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own site edits" on public.site_edits
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));

-- Two tabs that save at the same time keep each other's changes: each sends only what was changed in it. Of one line, and
-- of one field of an added item, the later save stands, and what its tab had not seen is kept beside it as `replaced` until
-- a change names the line or the item as settled. An item that its tab had not seen as it is stored is not taken out.
create function public.save_site_edits(changes jsonb, saved_on text default null) returns jsonb
language sql
set search_path = ''
as $$
  insert into public.site_edits as kept (words, section_order, hidden, added, pictures, device)
  select
    coalesce((
      select jsonb_object_agg(id, word - 'seen') from jsonb_each(changes -> 'words') as sent (id, word)
      where word ->> 'text' <> ''
    ), '{}'),
    coalesce(changes -> 'section_order', '[]'), jsonb_strip_nulls(coalesce(changes -> 'hidden', '{}')),
    jsonb_strip_nulls(coalesce(changes -> 'added', '{}')), jsonb_strip_nulls(coalesce(changes -> 'pictures', '{}')),
    saved_on
  on conflict (profile_id) do update set
    words = coalesce((
      select jsonb_object_agg(id, word) filter (where word ->> 'text' <> '' or word ? 'replaced')
      from (
        select id, case when later is null then earlier else jsonb_strip_nulls(
          later - 'seen' || jsonb_build_object('replaced', nullif(
            case
              when coalesce(earlier ->> 'text', '') not in ('', coalesce(later ->> 'seen', '')) then earlier ->> 'text'
              when not coalesce(changes -> 'settled' ? id, false) then earlier ->> 'replaced'
            end, later ->> 'text'
          ))
        ) end as word
        from jsonb_each(kept.words) as stored (id, earlier)
        full join jsonb_each(coalesce(changes -> 'words', '{}')) as sent (id, later) using (id)
      ) as merged
    ), '{}'),
    section_order = coalesce(changes -> 'section_order', kept.section_order),
    hidden = jsonb_strip_nulls(kept.hidden || coalesce(changes -> 'hidden', '{}')),
    added = coalesce((
      select jsonb_object_agg(id, item) filter (where item is not null)
      from (
        select id, case
          when later is null then earlier
          when earlier is null then nullif(later, 'null')
          when later = 'null' then case when earlier - array['at', 'replaced'] <> seen - array['at', 'replaced'] then earlier end
          else earlier - 'replaced' || coalesce(changed, '{}')
            || case when lost = '{}' then lost else jsonb_build_object('replaced', lost) end
        end as item
        from jsonb_each(kept.added) as stored (id, earlier)
        full join jsonb_each(coalesce(changes -> 'added', '{}')) as sent (id, later) using (id)
        cross join lateral (select coalesce(changes -> 'seen_items' -> id, '{}') as seen) as known
        cross join lateral (
          select
            jsonb_object_agg(key, value) as changed,
            case when coalesce(changes -> 'settled' ? id, false) then '{}' else coalesce(earlier -> 'replaced', '{}') end
              || coalesce(jsonb_object_agg(key, earlier -> key) filter (
                where key not in ('at', 'kind') and earlier ->> key <> ''
                  and earlier -> key <> value and earlier -> key is distinct from seen -> key
              ), '{}') as lost
          from jsonb_each(case when jsonb_typeof(later) = 'object' then later - 'replaced' else '{}' end)
          where value is distinct from seen -> key
        ) as fields
      ) as merged
    ), '{}'),
    pictures = jsonb_strip_nulls(kept.pictures || coalesce(changes -> 'pictures', '{}')),
    device = saved_on
  returning jsonb_build_object(
    'words', kept.words, 'section_order', kept.section_order, 'hidden', kept.hidden, 'added', kept.added,
    'pictures', kept.pictures
  )
$$;
comment on function public.save_site_edits(jsonb, text) is
  'Merges changes into the site edits of the caller and returns them as they are stored: the words of single lines with '
  'the text that was seen before them, where an empty text takes words back; the order of the sections; hidden sections, '
  'which null shows again; added items, with those that were seen before them, and pictures, which null takes out; the '
  'lines and items whose replaced words are settled. What the changes do not name stays.';
grant execute on function public.save_site_edits(jsonb, text) to authenticated;
