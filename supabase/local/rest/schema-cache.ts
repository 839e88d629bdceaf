import type { Database, Transaction } from '../database/database.ts'

// The relations and functions of the exposed schemas, from which the statements are built; read once. The
// event triggers of schema-watch.sql count schema changes; each statement reports the count it ran under.

export type Column = { readonly name: string; readonly type: string }

export type Relation = {
  readonly schema: string
  readonly name: string
  readonly columns: readonly Column[]
  readonly primaryKey: readonly string[]
}

type Parameter = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
}

export type Routine = {
  readonly schema: string
  readonly name: string
  readonly parameters: readonly Parameter[]
  readonly returns: 'void' | 'scalar' | 'row'
  readonly isSet: boolean
  /** Stable and immutable functions run in a read-only transaction. */
  readonly isReadOnly: boolean
}

export type SchemaSnapshot = {
  readonly version: string
  readonly relations: readonly Relation[]
  readonly routines: readonly Routine[]
  /** The function that is called before each statement, as `pgrst.db_pre_request` names it. */
  readonly preRequest: string | null
}

/** The statement ran under another schema than it was built from; its transaction must not be committed. */
export class SchemaChanged extends Error {}

/** Selects the number of schema changes so far, inside any statement. */
export const SCHEMA_VERSION_SQL = `(select last_value::text from extensions.pgrst_schema_version)`

export type SchemaCache = {
  /** Runs `work` with the snapshot, and once more with a fresh one if it failed and the schema has changed. */
  use<T>(work: (snapshot: SchemaSnapshot, isFresh: boolean) => Promise<T>): Promise<T>
}

/** Reads the relations and functions of the exposed schemas at the first request and after each change. */
export function createSchemaCache(database: Database, schemas: readonly string[]): SchemaCache {
  let loading: Promise<SchemaSnapshot> | null = null

  const load = () => {
    const started = database.asSuperuser((tx) => loadSnapshot(tx, schemas))
    loading = started
    started.catch(() => {
      if (loading === started) loading = null
    })
    return started
  }

  return {
    async use(work) {
      const snapshot = await (loading ?? load())
      try {
        return await work(snapshot, false)
      } catch (error) {
        const version = await database.asSuperuser(readVersion)
        if (version === snapshot.version) throw error
        return work(await load(), true)
      }
    },
  }
}

async function readVersion(tx: Transaction): Promise<string> {
  const { rows } = await tx.query<{ version: string }>(`select ${SCHEMA_VERSION_SQL} as version`)
  return rows[0]?.version ?? ''
}

async function loadSnapshot(tx: Transaction, schemas: readonly string[]): Promise<SchemaSnapshot> {
  // With an empty search path Postgres writes every type with its schema.
  await tx.query(`select set_config('search_path', '', true)`)
  const version = await readVersion(tx)
  const relations = await tx.query<Relation>(RELATIONS_SQL, [schemas])
  const routines = await tx.query<Routine>(ROUTINES_SQL, [schemas])
  const preRequest = await tx.query<{ name: string }>(PRE_REQUEST_SQL)
  return {
    version,
    relations: relations.rows,
    routines: routines.rows,
    preRequest: preRequest.rows[0]?.name ?? null,
  }
}

const PRE_REQUEST_SQL = `
select substr(setting, length('pgrst.db_pre_request=') + 1) as name
from pg_catalog.pg_db_role_setting as kept
join pg_catalog.pg_roles as role on role.oid = kept.setrole, unnest(kept.setconfig) as setting
where role.rolname = 'authenticator' and starts_with(setting, 'pgrst.db_pre_request=')`

const RELATIONS_SQL = `
select n.nspname as schema, c.relname as name,
  (select coalesce(json_agg(json_build_object(
      'name', a.attname,
      'type', pg_catalog.format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
    from pg_catalog.pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(json_agg(a.attname order by k.position), '[]')
    from pg_catalog.pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, position)
    join pg_catalog.pg_attribute a on a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as "primaryKey"
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname = any ($1::text[])`

// Input parameters are numbered apart from the outputs among them; defaults belong to the last inputs.
const ROUTINES_SQL = `
select n.nspname as schema, p.proname as name, p.proretset as "isSet", p.provolatile <> 'v' as "isReadOnly",
  case
    when p.prorettype = 'void'::regtype then 'void'
    when t.typtype = 'c' or base.typtype = 'c' or t.typname = 'record'
      or coalesce(p.proargmodes::text[] && '{t,b,o}', false) then 'row'
    else 'scalar'
  end as returns,
  (select coalesce(json_agg(json_build_object(
      'name', coalesce(a.name, ''),
      'type', pg_catalog.format_type(a.type, null),
      'isRequired', a.input_position <= p.pronargs - p.pronargdefaults) order by a.input_position), '[]')
    from (select u.type, u.name, coalesce(u.mode, 'i') as mode, row_number() over (order by u.position) as input_position
      from rows from (
        unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])), unnest(p.proargnames), unnest(p.proargmodes)
      ) with ordinality u(type, name, mode, position)
      where u.type is not null and coalesce(u.mode, 'i') in ('i', 'b', 'v')) a) as parameters
from pg_catalog.pg_proc p
join pg_catalog.pg_namespace n on n.oid = p.pronamespace
join pg_catalog.pg_type t on t.oid = p.prorettype
left join pg_catalog.pg_type base on base.oid = t.typbasetype
where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  and n.nspname = any ($1::text[])
order by p.oid`
