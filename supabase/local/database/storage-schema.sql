-- The part of Supabase Storage's schema that policies, migrations and the storage service of this stack use.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  type storage.buckettype not null default 'STANDARD',
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  version text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  constraint bucketid_objname unique (bucket_id, name)
);
create index name_prefix_search on storage.objects (name text_pattern_ops);
comment on column storage.objects.version is 'Names the bytes; every upload has its own.';

-- Policies decide who has access; without one, only service_role has.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[]
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;

create function storage.filename(name text) returns text
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create function storage.extension(name text) returns text
language sql immutable set search_path = '' as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

create function storage.operation() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('storage.operation', true), '')
$$;
comment on function storage.operation() is 'The current operation of the storage service, e.g. storage.object.upload.';

create function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(regexp_replace(storage.operation(), '^storage\.', '')
    = regexp_replace(expected_operation, '^storage\.', ''), false)
$$;

create function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from unnest(expected_operations) expected where storage.allow_only_operation(expected)
  )
$$;

grant execute on all functions in schema storage to anon, authenticated, service_role;

create function storage.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.touch_updated_at();

-- Deleting a row with SQL would leave its bytes behind.
create function storage.protect_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise insufficient_privilege using
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.';
  end if;
  return null;
end
$$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
