-- What no client may reach: the REST interface exposes `public` alone.
create schema private;
comment on schema private is 'Tables and functions that no client reaches; the REST interface exposes public alone.';

revoke all on schema private from public;
grant usage on schema private to service_role;

-- Supabase grants everything on new objects of `public` to its three client roles. Here a table or function is
-- closed until its migration opens it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
