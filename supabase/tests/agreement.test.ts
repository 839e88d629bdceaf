// Rules that exist in SQL and in TypeScript are the same.
import { canonicalEmail, EMAIL_MAX_LENGTH, isEmail } from '@foyer/shared/contact/email.ts'
import { CLICK_ID_NAMES, UTM_NAMES } from '@foyer/shared/leads/attribution.ts'
import { LEAD_CHANNELS } from '@foyer/shared/leads/capture.ts'
import * as limits from '@foyer/shared/leads/limits.ts'
import * as counting from '@foyer/shared/leads/page-counts.ts'
import { parseReferralCode, referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { EMAIL_CORPUS } from '@foyer/shared/testing/email-corpus.ts'
import { describe, expect, test } from 'vitest'
import { COMPANY_NAME_MAX_LENGTH, NAME_MAX_LENGTH } from '../../packages/app/src/account/name-fields.ts'
import { casesOf } from '../../tests/cases-of.ts'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

/** Inserts a lead in a transaction that is rolled back. Returns the violated constraint, or the error code, or null. */
async function refusedBy(column: string, value: unknown): Promise<string | null> {
  const row = { email: 'ana@practice.example', channel: 'widget', [column]: value }
  const names = Object.keys(row).join(', ')
  const placeholders = Object.keys(row).map((_, index) => `$${index + 1}`)
  try {
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into public.leads (submission_id, ${names}) values (gen_random_uuid(), ${placeholders.join(', ')})`,
        Object.values(row),
      )
      await transaction.rollback()
    })
    return null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'constraint' in error)) throw error
    return String(error.constraint ?? error.code)
  }
}

// The error code of Postgres for a text that is longer than its varchar.
const TOO_LONG = '22001'

describe('the column lengths are those of limits.ts', () => {
  const cases: readonly (readonly [string, number, string, (text: string) => unknown])[] = [
    ...UTM_NAMES.map((name) => [name, limits.UTM_MAX_LENGTH, TOO_LONG, (text: string) => text] as const),
    ['referral_source', limits.REF_MAX_LENGTH, TOO_LONG, (text) => text],
    ['landing_page', limits.PATH_MAX_LENGTH, TOO_LONG, (text) => text],
    ['page', limits.PAGE_MAX_LENGTH, TOO_LONG, (text) => text],
    ['referrer', limits.PAGE_MAX_LENGTH, TOO_LONG, (text) => text],
    ...CLICK_ID_NAMES.map(
      (name) =>
        [
          'click_ids',
          limits.CLICK_ID_MAX_LENGTH,
          'leads_valid',
          (text: string) => ({ [name]: text }),
        ] as const,
    ),
    ['consent', limits.CONSENT_TEXT_MAX_LENGTH, 'leads_valid', (text) => ({ text })],
    ['widget', limits.WIDGET_LABEL_MAX_LENGTH, 'leads_valid', (version) => ({ version })],
    ['widget', limits.WIDGET_LABEL_MAX_LENGTH, 'leads_valid', (mode) => ({ mode })],
    ...UTM_NAMES.map(
      (name) =>
        ['first_touch', limits.UTM_MAX_LENGTH, 'leads_valid', (text: string) => ({ [name]: text })] as const,
    ),
    ['first_touch', limits.REF_MAX_LENGTH, 'leads_valid', (ref) => ({ ref })],
    ['first_touch', limits.PATH_MAX_LENGTH, 'leads_valid', (landing_page) => ({ landing_page })],
    ['first_touch', limits.PAGE_MAX_LENGTH, 'leads_valid', (referrer) => ({ referrer })],
  ]

  test.each(cases)('%s accepts %d characters and no more (%s)', async (column, max, constraint, value) => {
    expect(await refusedBy(column, value('é'.repeat(max)))).toBeNull()
    expect(await refusedBy(column, value('é'.repeat(max + 1)))).toBe(constraint)
  })

  test('the first touch accepts all click ids at their maximum length', async () => {
    const longest = Object.fromEntries(
      CLICK_ID_NAMES.map((name) => [name, 'x'.repeat(limits.CLICK_ID_MAX_LENGTH)]),
    )
    expect(await refusedBy('first_touch', { click_ids: longest })).toBeNull()
    expect(await refusedBy('first_touch', { click_ids: { gclid: 'x'.repeat(5000) } })).toBe('leads_valid')
  })

  test('an email has the maximum length of email.ts', async () => {
    const email = (length: number) => `${'a'.repeat(length - 250)}@${'d.'.repeat(123)}com`
    expect(await refusedBy('email', email(EMAIL_MAX_LENGTH))).toBeNull()
    expect(await refusedBy('email', email(EMAIL_MAX_LENGTH + 1))).toBe('leads_valid')
  })
})

test('the channels are those of lead.ts', async () => {
  for (const channel of LEAD_CHANNELS) expect(await refusedBy('channel', channel)).toBeNull()
})

describe('SQL and TypeScript agree on which emails are valid', () => {
  const shapes = [
    '@',
    'a@',
    'a@b',
    'a@b.',
    'a@b.c',
    'a@b.cd',
    'a@b..c',
    '@b.c',
    'a@b@c.d',
    `${'a'.repeat(65)}@b.c`,
    `${'a'.repeat(64)}@b.c`,
    `a@${'b'.repeat(64)}.cd`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.cd`,
    // Characters beyond the basic plane.
    ...[0x1f600, 0x1bca0, 0x1d400, 0xe0061].map((code) => `a${String.fromCodePoint(code)}@b.cd`),
    // Postgres stores no NUL.
    ...EMAIL_CORPUS.flatMap(([typed]) => [typed, canonicalEmail(typed)]).filter(
      (text) => !/\0|\p{Surrogate}/u.test(text) && text === text.toLowerCase(),
    ),
  ]

  // Every character of the basic plane: first, in the local part, in the domain and last. The first ring has a place in each
  // part, with the rules of its middle: what stands first and last is among the edge cases.
  const places = ['_b@c.de', 'a_b@c.de', 'a@c_d.ef', 'a@c.d_e', 'a@c.d_']
  const templates = casesOf(places, (place) => place === 'a_b@c.de' || place === 'a@c_d.ef')

  test.each(templates)('for each character in place of the underscore in %s', async (template) => {
    const { rows } = await database.query<{ code: number; valid: boolean }>(
      `select code, private.is_canonical_email(email) as valid from (
         select code, replace($1, '_', chr(code)) as email from generate_series(1, 65535) as code
         where code not between 55296 and 57343
       ) as candidates`,
      [template],
    )
    expect(rows).toHaveLength(65_535 - 2048)
    const email = (code: number) => template.replace('_', () => String.fromCharCode(code))
    const isValid = (code: number) => isEmail(email(code)) && canonicalEmail(email(code)) === email(code)
    expect(rows.filter(({ code, valid }) => valid !== isValid(code))).toEqual([])
  })

  // A comma is what a looser rule accepts.
  const typed = [...shapes, 'ana,ben@practice.example', 'ana@practice.example']

  test.each([
    ['leads', `(email, channel, submission_id) values ($1, 'widget', gen_random_uuid())`],
    ['waitlist_entries', `(email, feature) values ($1, 'social_ads')`],
  ])('in the table %s', async (table, row) => {
    for (const email of typed) {
      const inserted = database.transaction(async (transaction) => {
        await transaction.query(`insert into public.${table} ${row}`, [email])
        await transaction.rollback()
      })
      if (isEmail(email)) await expect(inserted, email).resolves.toBeUndefined()
      else await expect(inserted, email).rejects.toMatchObject({ code: '23514' })
    }
  })

  test('for each edge case', async () => {
    const { rows } = await database.query<{ valid: boolean }>(
      `select private.is_canonical_email(email) as valid from unnest($1::text[]) with ordinality as candidates (email, place) order by place`,
      [shapes],
    )
    expect(shapes.map((text, place) => [text, rows[place]?.valid])).toEqual(
      shapes.map((text) => [text, isEmail(text)]),
    )
  })
})

describe('referral codes', () => {
  test('TypeScript accepts the codes that the database makes', async () => {
    const { rows } = await database.query<{ code: string }>(
      'select private.new_referral_code() as code from generate_series(1, 500)',
    )
    expect(rows.map(({ code }) => parseReferralCode(code))).toEqual(rows.map(({ code }) => code))
    expect(new Set(rows.map(({ code }) => code)).size).toBe(500)
    // 3,500 random characters contain each of the 32.
    expect(new Set(rows.flatMap(({ code }) => [...code])).size).toBe(32)
  })

  test('SQL and TypeScript compute the same check character', async () => {
    const bodies = ['AAAAAAA', '9999999', 'K7PQM2X', 'ZYXWVUT', 'A', '']
    const { rows } = await database.query<{ check: string }>(
      'select private.referral_check_character(body) as check from unnest($1::text[]) with ordinality as bodies (body, nth) order by nth',
      [bodies],
    )
    expect(rows.map(({ check }) => check)).toEqual(bodies.map(referralCheckCharacter))
  })
})

describe('the limits of capture_lead are those of limits.ts', () => {
  async function capture(email: string, addressHash: string): Promise<object> {
    const { rows } = await database.query<{ answer: object }>(
      `select public.capture_lead(gen_random_uuid(), 'widget', $1, $2) as answer`,
      [email, addressHash],
    )
    return rows[0]?.answer ?? {}
  }

  test('by address', async () => {
    for (let n = 0; n < limits.CAPTURES_PER_ADDRESS_PER_MINUTE; n++) {
      expect(await capture(`a${n}@practice.example`, 'address')).toHaveProperty('lead_id')
    }
    expect(await capture('last@practice.example', 'address')).toHaveProperty('retry_after')
  })

  test('by email', async () => {
    for (let n = 0; n < limits.CAPTURES_PER_EMAIL_PER_HOUR + 2; n++) {
      expect(await capture('email@practice.example', `address-${n}`)).toHaveProperty('lead_id')
    }
    const { rows } = await database.query(`select from public.leads where email = 'email@practice.example'`)
    expect(rows).toHaveLength(limits.CAPTURES_PER_EMAIL_PER_HOUR)
  })
})

describe('the limits of count_page are those of page-counts.ts', () => {
  async function countPages(pages: string, addressHash: string | null, times: number) {
    return database.transaction(async (transaction) => {
      await transaction.exec(
        `insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000c0', 'count@practice.example')`,
      )
      const { rows } = await transaction.query<{ counted: number }>(
        `select count(*)::integer as counted from generate_series(1, $1::integer) as n, public.profiles,
           lateral public.count_page(referral_code, ${pages}, 1, 0, 0, $2) as answer
         where profiles.id = '00000000-0000-4000-8000-0000000000c0' and answer = '{"counted": true}'`,
        [times, addressHash],
      )
      const { rows: kept } = await transaction.query(`select from private.page_counts where page <> ''`)
      await transaction.rollback()
      return { counted: rows[0]?.counted ?? 0, kept: kept.length }
    })
  }

  test('by day', async () => {
    const most = counting.COUNTED_PAGES_PER_DAY
    expect(await countPages(`'https://partner.example/' || n`, null, most + 2)).toEqual({
      counted: most + 2,
      kept: most,
    })
  })

  test('by day and address', async () => {
    const most = counting.COUNTED_PAGES_PER_ADDRESS_PER_DAY
    expect(await countPages(`'https://partner.example/' || n`, 'one', most + 2)).toEqual({
      counted: most + 2,
      kept: most,
    })
  })

  test('by address', async () => {
    const most = counting.PAGE_COUNTS_PER_ADDRESS_PER_MINUTE
    expect(await countPages(`'https://partner.example/' || n % 2`, 'busy', most + 2)).toMatchObject({
      counted: most,
    })
  })

  test('by length', async () => {
    const page = (length: number) => countPages(`repeat('x', ${length} + n - n)`, null, 1)
    expect(await page(counting.COUNTED_PAGE_MAX_LENGTH)).toMatchObject({ counted: 1 })
    await expect(page(counting.COUNTED_PAGE_MAX_LENGTH + 1)).rejects.toMatchObject({ code: '22001' })
  })
})

test.each([
  ['first_name', NAME_MAX_LENGTH],
  ['last_name', NAME_MAX_LENGTH],
  ['company_name', COMPANY_NAME_MAX_LENGTH],
])('the column %s of a profile takes the %d characters of its field and no more', async (column, max) => {
  const { rows } = await database.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'public.profiles'::regclass and conname = 'profiles_' || $1 || '_length'`,
    [column],
  )
  expect(rows).toEqual([{ rule: `CHECK ((char_length(${column}) <= ${max}))` }])
})
