// The tables of drafts have the limits and names of packages/shared.
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { CARD_MAX_BYTES, DRAFT_SLUG } from '@foyer/shared/api/drafts.ts'
import { SITE_DETAILS_MAX_BYTES, siteDetailsSchema, statementSchema } from '@foyer/shared/api/site-details.ts'
import {
  addedSchema,
  LINE_MAX_LENGTH,
  MOST_ADDED,
  SITE_EDITS_MAX_BYTES,
} from '@foyer/shared/api/site-edits.ts'
import {
  MOST_PICTURES,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  PICTURES_BUCKET,
} from '@foyer/shared/pictures/picture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../local/config.ts'
import { parseSize } from '../local/storage/parse-size.ts'
import { createTestDatabase } from './create-test-database.ts'

const ADDED_KINDS = addedSchema.def.options.map(({ shape }) => shape.kind.def.values[0])
const OWNER = '00000000-0000-4000-8000-00000000000a'

let database: PGlite
beforeAll(async () => {
  database = await createTestDatabase()
  await database.query('insert into auth.users (id, email) values ($1, $2)', [OWNER, 'ana@practice.example'])
  await database.query('insert into public.site_details (profile_id) values ($1)', [OWNER])
})
afterAll(() => database.close())

/** Whether a column of site_details takes a value. */
async function takes(column: keyof typeof SITE_DETAILS_MAX_BYTES, value: unknown): Promise<boolean> {
  try {
    await database.query(`update public.site_details set ${column} = $1`, [value])
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

describe('site edits', () => {
  test.each(Object.entries(SITE_EDITS_MAX_BYTES))('%s have the maximum size', async (column, bytes) => {
    // Postgres writes JSON with a space after the colon.
    const value = (length: number) => {
      if (column === 'added') return { 'add-abcd': { at: 1, kind: 'notice', text: 'x'.repeat(length - 53) } }
      if (column === 'pictures') {
        const picture = { id: '0'.repeat(32), type: 'webp', widths: [480], alt: '' }
        return { place: { ...picture, alt: 'x'.repeat(length - 97) } }
      }
      if (column === 'words') return { a: { ours: '', text: 'x'.repeat(length - 31) } }
      return column === 'hidden' ? { ['x'.repeat(length - 10)]: true } : ['x'.repeat(length - 4)]
    }
    const keeps = async (length: number) => {
      try {
        await database.query(
          `insert into public.site_edits (profile_id, ${column}) values ($1, $2)
           on conflict (profile_id) do update set ${column} = excluded.${column}`,
          [OWNER, JSON.stringify(value(length))],
        )
        return true
      } catch {
        return false
      }
    }
    expect(await keeps(bytes)).toBe(true)
    expect(await keeps(bytes + 1)).toBe(false)
  })

  test('so many items as the app offers, of every kind', async () => {
    const items = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `add-${String(index).padStart(4, '0')}`,
          { kind: ADDED_KINDS[index % ADDED_KINDS.length], at: index },
        ]),
      )
    const save = (count: number) =>
      database.query('update public.site_edits set added = $1', [JSON.stringify(items(count))])
    await expect(save(MOST_ADDED)).resolves.toBeDefined()
    await expect(save(MOST_ADDED + 1)).rejects.toThrow('site_edits_added_count')
  })

  test('forty lines of the greatest length fit', async () => {
    const long = { text: 'é'.repeat(LINE_MAX_LENGTH / 2), ours: 'x'.repeat(200) }
    const words = Object.fromEntries(Array.from({ length: 40 }, (_, line) => [`values/${line}/text-1`, long]))
    const save = database.query('update public.site_edits set words = $1', [JSON.stringify(words)])
    await expect(save).resolves.toBeDefined()
  })
})

describe('site details', () => {
  test.each(Object.entries(SITE_DETAILS_MAX_BYTES))('%s have the maximum size', async (name, bytes) => {
    const column = name as keyof typeof SITE_DETAILS_MAX_BYTES
    if (column === 'statements') return
    // Postgres writes JSON with a space after the colon and between items.
    const value = (length: number) =>
      JSON.stringify(column === 'passages' ? ['x'.repeat(length - 4)] : { a: 'x'.repeat(length - 9) })
    expect(await takes(column, value(bytes))).toBe(true)
    expect(await takes(column, value(bytes + 1))).toBe(false)
  })

  test('statements have the decisions of packages/shared', async () => {
    for (const decision of statementSchema.options) {
      expect(await takes('statements', JSON.stringify({ a: decision }))).toBe(true)
    }
    expect(await takes('statements', JSON.stringify({ a: 'maybe' }))).toBe(false)
  })

  test('the longest that the form accepts fits', async () => {
    const long = (length: number) => 'é'.repeat(length)
    const link = `https://example.com/${'x'.repeat(2000)}`
    const { details } = siteDetailsSchema.parse({
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
      passages: [],
      style: null,
    })
    expect(await takes('details', JSON.stringify(details))).toBe(true)
    const passages = Array.from({ length: 12 }, (_, index) => ({ id: `p${index}`, text: long(1000) }))
    expect(await takes('passages', JSON.stringify(passages))).toBe(true)
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
