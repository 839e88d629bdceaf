-- The REST interface exposes only the schema public. Clients cannot reach anything in private.
create schema private;
comment on schema private is 'Tables and functions out of reach of clients: the REST interface exposes only public.';

revoke all on schema private from public;
grant usage on schema private to service_role;

-- Supabase grants its three client roles every right on new objects in public, and Postgres lets everybody call a new
-- function. Here each migration grants what its table or function needs, and nobody has more.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke all on functions from public;
