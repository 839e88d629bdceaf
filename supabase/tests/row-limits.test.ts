// A script that is signed in fills no table: of each one that people add rows to, a flood is refused as a whole.
import { expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const ME = '00000000-0000-4000-8000-00000000000a'
/** More rows than anybody has, each with a key of its own, by table. */
const FLOODS: Readonly<Record<string, string>> = {
  change_requests: `(details) select 'Shorter, please. ' || n from`,
  consents: `(profile_id, document, version) select '${ME}', 'terms', n from`,
  onboarding_responses: `(profile_id, question_key, response, step_number, branch_path)
    select '${ME}', 'question' || n, '{}', 1, 'question' from`,
  waitlist_entries: `(profile_id, feature) select '${ME}', 'feature' || n from`,
}

const database = await sharedTestDatabase()
await database.exec(`insert into auth.users (id, email) values ('${ME}', 'dana@practice.example')`)

test('every table that people add more than one row to has a flood here', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_class as c
     where relnamespace = 'public'::regnamespace and relkind = 'r' and has_any_column_privilege('authenticated', oid, 'insert')
       and not exists (
         select from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1 and a.attname = 'profile_id'
       )
     order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(FLOODS))
})

test.each(Object.entries(FLOODS))('%s refuses a thousand rows of one person', async (table, rows) => {
  await expect(
    database.transaction(async (transaction) => {
      await transaction.exec(
        `set local request.jwt.claims = '{"sub":"${ME}","role":"authenticated"}'; set local role authenticated`,
      )
      await transaction.exec(`insert into public.${table} ${rows} generate_series(1, 1000) as n`)
    }),
    // A limit of the table, not a right that is missing.
  ).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|54000|PT429)$/) })
})
