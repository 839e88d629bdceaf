// The tables of drafts have the limits and names of packages/shared.
import { join } from 'node:path'
import { CARD_MAX_BYTES, DRAFT_SLUG } from '@foyer/shared/api/drafts.ts'
import { siteDetailsSchema, statementSchema, typedDetailsSchema } from '@foyer/shared/api/site-details.ts'
import {
  addedSchema,
  HIDEABLE_SECTIONS,
  LINE_MAX_LENGTH,
  MOST_ADDED,
  MOVABLE_SECTIONS,
} from '@foyer/shared/api/site-edits.ts'
import { valuesOfDetails } from '@foyer/shared/entries/site-entries.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  MOST_PICTURES,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  PICTURES_BUCKET,
} from '@foyer/shared/pictures/picture.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../local/config.ts'
import { parseSize } from '../local/storage/storage-service.ts'
import { sharedTestDatabase } from './shared-test-database.ts'

const ADDED_KINDS = addedSchema.def.options.map(({ shape }) => shape.kind.def.values[0])
const OWNER = '00000000-0000-4000-8000-00000000000a'

const database = await sharedTestDatabase()
beforeAll(async () => {
  await database.query('insert into auth.users (id, email) values ($1, $2)', [OWNER, 'ana@practice.example'])
  await database.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify({ sub: OWNER })])
})

/** Whether the store takes values, all at once; nothing stays. */
async function takes(values: Readonly<Record<string, unknown>>): Promise<boolean> {
  const changes = Object.entries(values).map(([key, value]) => [key, { value }])
  try {
    await database.transaction(async (transaction) => {
      await transaction.query('select public.save_entries($1)', [JSON.stringify(Object.fromEntries(changes))])
      await transaction.rollback()
    })
    return true
  } catch {
    return false
  }
}

describe('the bucket of pictures', () => {
  test('has the limits of packages/shared, and is the same in config.toml', async () => {
    const { rows } = await database.query(
      `select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = $1`,
      [PICTURES_BUCKET],
    )
    expect(rows).toEqual([{ public: false, size: PICTURE_MAX_BYTES, types: Object.values(PICTURE_TYPES) }])
    const { storage } = loadConfig(join(import.meta.dirname, '..', '..'), {
      FOYER_APP_URL: 'https://app.example',
    })
    const bucket = storage.buckets[PICTURES_BUCKET]
    expect(bucket).toMatchObject({ public: false, allowed_mime_types: Object.values(PICTURE_TYPES) })
    expect(parseSize(bucket?.file_size_limit ?? 0)).toBe(PICTURE_MAX_BYTES)
  })

  test('so many pictures as the app says', async () => {
    await database.exec(
      `insert into private.site_pictures (profile_id, id)
       select '${OWNER}', md5(n::text) from generate_series(1, ${MOST_PICTURES - 1}) as n`,
    )
    const begin = async (id: string) => {
      const { rows } = await database.query<{ begun: boolean }>(
        `select set_config('request.jwt.claims', '{"sub":"${OWNER}"}', false), public.begin_picture($1, '{480.webp}') as begun`,
        [id],
      )
      return rows[0]?.begun
    }
    expect(await begin('a'.repeat(32))).toBe(true)
    expect(await begin('b'.repeat(32))).toBe(false)
  })
})

describe('the store', () => {
  test('so many items as the app offers, of every kind', async () => {
    const items = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `item/add-${String(index).padStart(4, '0')}`,
          { kind: ADDED_KINDS[index % ADDED_KINDS.length], at: index },
        ]),
      )
    expect(await takes(items(MOST_ADDED))).toBe(true)
    expect(await takes(items(MOST_ADDED + 1))).toBe(false)
  })

  test('forty lines of the greatest length fit', async () => {
    const long = { text: 'é'.repeat(LINE_MAX_LENGTH / 2), ours: 'x'.repeat(200) }
    const lines = Array.from({ length: 40 }, (_, line) => [`line/values/${line}/text-1`, long])
    expect(await takes(Object.fromEntries(lines))).toBe(true)
  })

  test('has the decisions, styles, facts and sections of packages/shared', async () => {
    for (const decision of statementSchema.options)
      expect(await takes({ 'statement/a': decision })).toBe(true)
    expect(await takes({ 'statement/a': 'maybe' })).toBe(false)
    for (const style of DESIGN_STYLE_IDS) expect(await takes({ style })).toBe(true)
    expect(await takes({ style: 'loud' })).toBe(false)
    for (const name of Object.keys(typedDetailsSchema.shape))
      expect(await takes({ [`fact/${name}`]: 'x' })).toBe(true)
    expect(await takes(Object.fromEntries(HIDEABLE_SECTIONS.map((kind) => [`hidden/${kind}`, true])))).toBe(
      true,
    )
    expect(await takes({ order: MOVABLE_SECTIONS })).toBe(true)
  })

  test('the longest that the form accepts fits', async () => {
    const long = (length: number) => 'é'.repeat(length)
    const link = `https://example.com/${'x'.repeat(2000)}`
    const details = siteDetailsSchema.parse({
      details: {
        phone: '+1 (423) 555-0100'.padEnd(30, ' ').concat('ext. 12345'),
        street: long(200),
        city: long(100),
        hours: long(300),
        bookingUrl: link,
        portalUrl: link,
        costs: long(600),
        insurances: long(600),
        licenceLine: long(200),
        privacyNoticeUrl: link,
        nondiscriminationNoticeUrl: link,
      },
      statements: {},
      passages: Array.from({ length: 12 }, (_, index) => ({ id: `p${index}`, text: long(1000) })),
      style: null,
    })
    expect(await takes(valuesOfDetails(details))).toBe(true)
  })
})

test('pictures of drafts have the maximum size of packages/shared', async () => {
  const keeps = async (bytes: number) => {
    try {
      await database.query(
        `insert into private.draft_cards (profile_id, png) values ($1, decode(repeat('00', $2), 'hex'))
         on conflict (profile_id) do update set png = excluded.png`,
        [OWNER, bytes],
      )
      return true
    } catch {
      return false
    }
  }
  expect(await keeps(CARD_MAX_BYTES)).toBe(true)
  expect(await keeps(CARD_MAX_BYTES + 1)).toBe(false)
})

test('addresses of drafts are slugs of packages/shared, each another one', async () => {
  const { rows } = await database.query<{ slug: string }>(
    'select private.new_draft_slug() as slug from generate_series(1, 20)',
  )
  for (const { slug } of rows) expect(slug).toMatch(DRAFT_SLUG)
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(20)
})
