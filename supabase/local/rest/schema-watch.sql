-- Counts every change of the schema, so that a request can tell in its own transaction whether the names and
-- types it was built from still hold. Hosted Supabase notifies PostgREST from event triggers in the same place.
create sequence extensions.pgrst_schema_version;
grant select on sequence extensions.pgrst_schema_version to public;

create function extensions.pgrst_count_schema_change() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform nextval('extensions.pgrst_schema_version');
end
$$;

create event trigger pgrst_ddl_watch on ddl_command_end
  execute function extensions.pgrst_count_schema_change();
create event trigger pgrst_drop_watch on sql_drop
  execute function extensions.pgrst_count_schema_change();
