// What a timer, a request or a list reads must not grow with the total: each is measured among 1,000 and among 100,000
// rows of everything, by the buffers that EXPLAIN reports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'
import { CALLS, type Call, EXCEPTIONS, READS } from './growth-calls.ts'

const FEW = 1_000
const MANY = 100_000
/** A B-tree of 100,000 rows is one level higher than one of 1,000. */
const MAX_GROWTH = 2
/** Differences by some pages are noise: free space, versions of rows, the place of a row on a page. */
const NOISE = 12

const FILL = readFileSync(join(import.meta.dirname, 'fill-tables.sql'), 'utf8')
const SCHEMAS = `('public', 'private', 'partners', 'drafts')`
const ACCOUNT = '00000000-0000-4000-8000-000000000002'

const database = await createTestDatabase()
afterAll(() => database.close())

// Postgres runs the functions of a call inside of this one, with all of their triggers.
await database.exec(
  `create function public.run(sql text) returns void language plpgsql as 'begin execute sql; end'`,
)

const few = await fillAndMeasure(1, FEW)
const many = await fillAndMeasure(FEW + 1, MANY)

test.each(Object.keys({ ...CALLS, ...READS }))(
  '%s reads as much among 100,000 rows as among 1,000',
  (name) => {
    const [before = 0, after = Number.POSITIVE_INFINITY] = [few.get(name), many.get(name)]
    expect(after, `${before} buffers, then ${after}`).toBeLessThanOrEqual(before * MAX_GROWTH + NOISE)
  },
)

test('every table is full', async () => {
  const { rows } = await database.query<{ name: string; amount: number }>(
    `select c.oid::regclass::text as name, c.reltuples::integer as amount from pg_class as c
     where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind = 'r' and c.reltuples < ${MANY}
       -- It has one row.
       and c.oid <> 'private.ledger_schedule'::regclass`,
  )
  expect(rows).toEqual([])
})

test('every function that a client may call is measured or an exception', async () => {
  const { rows } = await database.query<{ name: string; body: string }>(
    `select p.oid::regproc::text as name, p.prosrc as body from pg_proc as p
     where p.pronamespace::regnamespace::text in ${SCHEMAS} and p.prorettype <> 'trigger'::regtype
       and p.proname <> 'run' and exists (
         select from unnest(array['anon', 'authenticated', 'service_role']) as role
         where has_function_privilege(role, p.oid, 'execute')
       )
       and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')`,
  )
  const calls = Object.values(CALLS).map(({ sql }) => sql)
  const bodies = new Map(rows.map(({ name, body }) => [name, body]))
  const isNamedIn = (name: string, sql: string) => sql.includes(`${name.replace(/^public\./, '')}(`)
  /** Whether a call names the function, or a function that a call names does. */
  const isMeasured = (name: string): boolean =>
    calls.some((sql) => isNamedIn(name, sql)) ||
    [...bodies].some(([other, body]) => other !== name && isNamedIn(name, body) && isMeasured(other))
  const missing = [...bodies.keys()].filter((name) => !isMeasured(name) && !Object.hasOwn(EXCEPTIONS, name))
  expect(missing).toEqual([])
  expect(Object.keys(EXCEPTIONS).filter((name) => !bodies.has(name) || isMeasured(name))).toEqual([])
})

test('every table that people may read is read', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select c.relname as name from pg_class as c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and has_any_column_privilege('authenticated', c.oid, 'select')`,
  )
  const reads = Object.values(READS).map(({ sql }) => sql)
  expect(rows.filter(({ name }) => !reads.some((sql) => sql.includes(`public.${name} `)))).toEqual([])
})

/** Adds rows to all tables and returns how many buffers each call reads among them. */
async function fillAndMeasure(firstRow: number, lastRow: number): Promise<ReadonlyMap<string, number>> {
  await database.exec(
    `create or replace temporary view rows as select generate_series(${firstRow}, ${lastRow}) as n;\n${FILL}`,
  )
  await database.exec('vacuum analyze')
  const buffers = new Map<string, number>()
  for (const [name, call] of Object.entries({ ...CALLS, ...READS }))
    buffers.set(name, await measure(name, call))
  return buffers
}

/** Runs a call as its caller, without any effect. The first runs fill the caches of the session. */
async function measure(name: string, { role, sql, before }: Call): Promise<number> {
  let buffers = 0
  for (let run = 0; run < 2; run++) {
    await database.transaction(async (transaction) => {
      if (before) await transaction.exec(before)
      await transaction.exec(
        `set local request.jwt.claims = '{"sub":"${ACCOUNT}","role":"${role}"}'; set local role ${role}`,
      )
      buffers = await readBuffers(transaction, sql).catch((error) => {
        throw new Error(`${name}: ${error.message}`)
      })
      await transaction.rollback()
    })
  }
  return buffers
}

async function readBuffers(transaction: Transaction, sql: string): Promise<number> {
  const { rows } = await transaction.query<{ 'QUERY PLAN': readonly [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) select public.run($sql$${sql}$sql$)`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  const kinds = ['Shared Hit Blocks', 'Shared Read Blocks', 'Temp Read Blocks', 'Temp Written Blocks']
  return kinds.reduce((sum, kind) => sum + (plan[kind] ?? 0), 0)
}
