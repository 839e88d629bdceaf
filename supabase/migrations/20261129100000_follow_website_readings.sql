-- A reading is kept page by page: its owner sees how far it is, and may end it.
alter table public.website_readings
  add column visited jsonb not null default '[]',
  add column is_ended boolean not null default true,
  drop constraint website_readings_pages_count,
  add constraint website_readings_pages_count check (pages between 0 and 10),
  add constraint website_readings_visited_shape check (jsonb_typeof(visited) = 'array'),
  add constraint website_readings_visited_size check (octet_length(visited::text) <= 16384);

comment on column public.website_readings.visited is 'The pages on the way, by path, with what became of each.';
comment on column public.website_readings.is_ended is
  'What the reader finds after the end is not kept. A reading that is not ended a minute after it began was cut off.';

grant update (is_ended) on public.website_readings to authenticated;

-- Places of facts move while pages come: what is settled is settled of a reading that has ended.
alter policy "Owners settle their own website readings" on public.website_readings
with check (profile_id = (select auth.uid()) and is_ended);
