// A database of the release before the store: every row that an owner had entered is in the store afterwards.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations, listMigrations } from '../local/database/migrations.ts'
import { openInMemory } from '../local/database/open-pglite.ts'
import { MIGRATIONS_FOLDER } from './create-test-database.ts'

const STORE = '20261129090000'
const ANA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'
const CLEARED = '00000000-0000-4000-8000-00000000000c'

/** Every kind of row of the last release, as its app wrote them. */
const LAST_RELEASE = `
  insert into auth.users (id, email) values
    ('${ANA}', 'ana@practice.example'), ('${BEN}', 'ben@practice.example'), ('${CLEARED}', 'cy@practice.example');
  insert into public.site_details (profile_id, details, statements, passages, style, device) values
    ('${ANA}', '{"phone": "(423) 555-0100", "city": "", "storyAnswers": [{"question": "work", "text": "I listen"}]}',
      '{"values/a/text-1": "confirmed", "why/b": "struck"}', '[{"id": "p1", "text": "I trained in Leeds."}]', 'warm', 'phone'),
    ('${CLEARED}', '{}', '{}', '[]', null, 'computer');
  insert into public.site_edits (profile_id, words, section_order, hidden, added, pictures, device) values
    ('${ANA}',
      '{"hero/lede": {"text": "Come in", "ours": "Welcome"}, "hero/name": {"text": "Now", "ours": "Ours", "replaced": "Before"},
        "story/paragraph-1": {"text": "", "ours": "Ours", "replaced": "Mine"}}',
      '["story", "visit"]', '{"why": true}',
      '{"add-abcd": {"kind": "service", "at": 1, "name": "Talk", "price": "", "text": "", "replaced": {"name": "Speak"}},
        "add-week": {"kind": "hours", "at": 2, "days": {"mon": [["09:00", "17:00"]]}}}',
      '{"portrait": {"id": "${'0'.repeat(32)}", "type": "webp", "widths": [480], "alt": "Me"}}', 'tablet'),
    ('${BEN}', '{}', '[]', '{}', '{"add-beta": {"kind": "notice", "at": 1, "text": "Closed", "until": ""}}', '{}', null);
  insert into public.plan_ticks (profile_id, task, ticked_at) values
    ('${ANA}', 'opened', '2026-11-01T08:00:00Z'), ('${ANA}', 'call-neighbours', '2026-11-02T08:00:00Z');
  insert into public.unsaved_inputs (profile_id, question_key, input, based_on, typed_at) values
    ('${ANA}', 'webPresence', '{"url": "cedar"}', '2026-11-03T08:00:00Z', '2026-11-04T08:00:00Z'),
    ('${ANA}', 'changeRequest', null, null, '2026-11-05T08:00:00Z');
`

let database: PGlite
let folder: string
const before = new Map<string, { readonly changed_at: Date }>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-last-release-'))
  const older = listMigrations(MIGRATIONS_FOLDER).filter(({ version }) => version < STORE)
  for (const { file } of older) copyFileSync(file, join(folder, basename(file)))
  database = await openInMemory(folder)
  await database.exec(LAST_RELEASE)
  for (const table of ['site_details', 'site_edits']) {
    const { rows } = await database.query<{ profile_id: string; changed_at: Date }>(
      `select profile_id, changed_at from public.${table}`,
    )
    for (const row of rows) before.set(`${table} ${row.profile_id}`, row)
  }
  await applyMigrations(database, MIGRATIONS_FOLDER)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const entriesOf = async (owner: string) =>
  (
    await database.query<{ key: string; value: unknown; replaced: unknown; device: string | null }>(
      `select key, value, replaced, device from public.entries where profile_id = $1 order by key collate "C"`,
      [owner],
    )
  ).rows.map(({ key, value, replaced, device }) => [key, value, replaced, device])

test('every kind of row is in the store, and nothing else', async () => {
  const picture = { id: '0'.repeat(32), type: 'webp', widths: [480], alt: 'Me' }
  const talk = { kind: 'service', at: 1, name: 'Talk', price: '', text: '' }
  expect(await entriesOf(ANA)).toEqual([
    ['fact/city', '', null, 'phone'],
    ['fact/phone', '(423) 555-0100', null, 'phone'],
    ['fact/storyAnswers', [{ question: 'work', text: 'I listen' }], null, 'phone'],
    ['hidden/why', true, null, 'tablet'],
    ['input/changeRequest', null, null, null],
    ['input/webPresence', { input: { url: 'cedar' }, based_on: '2026-11-03T08:00:00+00:00' }, null, null],
    ['item/add-abcd', talk, { name: 'Speak' }, 'tablet'],
    ['item/add-week', { kind: 'hours', at: 2, days: { mon: [['09:00', '17:00']] } }, null, 'tablet'],
    ['line/hero/lede', { text: 'Come in', ours: 'Welcome' }, null, 'tablet'],
    ['line/hero/name', { text: 'Now', ours: 'Ours' }, { text: 'Before', ours: 'Ours' }, 'tablet'],
    ['line/story/paragraph-1', null, { text: 'Mine', ours: 'Ours' }, 'tablet'],
    ['order', ['story', 'visit'], null, 'tablet'],
    ['passages', [{ id: 'p1', text: 'I trained in Leeds.' }], null, 'phone'],
    ['picture/portrait', picture, null, 'tablet'],
    ['statement/values/a/text-1', 'confirmed', null, 'phone'],
    ['statement/why/b', 'struck', null, 'phone'],
    ['style', 'warm', null, 'phone'],
    ['tick/call-neighbours', true, null, null],
    ['tick/opened', true, null, null],
  ])
  expect((await entriesOf(BEN)).map(([key]) => key)).toEqual(['item/add-beta', 'order'])
})

test('the time of the last change of a site is what it was', async () => {
  for (const owner of [ANA, BEN, CLEARED]) {
    const times = ['site_details', 'site_edits'].flatMap((table) => before.get(`${table} ${owner}`) ?? [])
    const { rows } = await database.query<{ at: Date }>('select private.site_entered_at($1) as at', [owner])
    expect(rows[0]?.at).toEqual(new Date(Math.max(...times.map(({ changed_at }) => changed_at.getTime()))))
  }
})

test('ticks keep their day, unsaved inputs their time and version', async () => {
  const { rows } = await database.query(
    `select key, changed_at, typed_at, version::int from public.entries
     where profile_id = $1 and (key like 'tick/%' or key = 'input/webPresence') order by key`,
    [ANA],
  )
  const at = (day: number) => new Date(`2026-11-0${day}T08:00:00Z`)
  expect(rows).toEqual([
    { key: 'input/webPresence', changed_at: at(4), typed_at: at(4), version: 1 },
    { key: 'tick/call-neighbours', changed_at: at(2), typed_at: at(2), version: 1 },
    { key: 'tick/opened', changed_at: at(1), typed_at: at(1), version: 1 },
  ])
})

test('the tables of the last release and their functions are gone', async () => {
  const { rows } = await database.query(
    `select relname as name from pg_class
     where relname in ('site_details', 'site_edits', 'plan_ticks', 'unsaved_inputs')
     union all
     select proname from pg_proc
     where proname in ('save_site_details', 'save_site_edits', 'note_edited_pictures', 'limit_plan_ticks', 'replace_known_input')`,
  )
  expect(rows).toEqual([])
})
