import { describe, expect, test } from 'vitest'
import { EMAIL_MAX_LENGTH } from '../contact/email.ts'
import { referralCheckCharacter } from '../referrals/referral-code.ts'
import { SOURCE_CORPUS, TAGGED_VALUES } from '../testing/source-corpus.ts'
import { CLICK_ID_NAMES, readSources, UTM_NAMES } from './attribution.ts'
import { parseCapture } from './capture.ts'
import * as limits from './limits.ts'

const ID = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const LEAST = { email: 'ana@practice.com', submission_id: ID }

function parse(rest: Record<string, unknown>) {
  return parseCapture({ ...LEAST, ...rest })
}

function fieldsOf(rest: Record<string, unknown>): Record<string, string> {
  const parsed = parse(rest)
  return parsed.ok ? {} : parsed.error.fields
}

function accepted(rest: Record<string, unknown>) {
  const parsed = parse(rest)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

describe('a capture', () => {
  test('requires an email and a submission id only', () => {
    expect(accepted({})).toMatchObject({
      email: 'ana@practice.com',
      submission_id: ID,
      channel: 'widget',
      utm_source: null,
      ref: null,
      page: null,
      first_touch: null,
      click_ids: {},
      consent: null,
      widget: null,
      elapsed_ms: null,
    })
  })

  test('ignores unknown names at every depth', () => {
    const value = accepted({
      admin: true,
      profile_id: ID,
      click_ids: { gclid: '1', evil: '2' },
      consent: { text: 'I agree', given: true, at: '2026-11-21T09:30:00Z', ip: '127.0.0.1' },
    })
    expect(value).not.toHaveProperty('admin')
    expect(value).not.toHaveProperty('profile_id')
    expect(value.click_ids).toEqual({ gclid: '1' })
    expect(value.consent).toEqual({ text: 'I agree', given: true, at: '2026-11-21T09:30:00Z' })
  })

  test('trims texts, turns empty ones into null and removes NUL and lone surrogates', () => {
    expect(
      accepted({ utm_source: ' news ', utm_medium: '  ', utm_campaign: 'a\0b', utm_term: 'cut \ud83d' }),
    ).toMatchObject({
      utm_source: 'news',
      utm_medium: null,
      utm_campaign: 'ab',
      utm_term: 'cut',
    })
    expect(accepted({ utm_source: 'whole 😀' }).utm_source).toBe('whole 😀')
  })

  test('stores an email in its canonical spelling', () => {
    expect(accepted({ email: '  Ana@Practice.COM\n' }).email).toBe('ana@practice.com')
  })

  test.each([
    [{ email: undefined }, { email: 'Enter your email address.' }],
    [{ email: null }, { email: 'Enter your email address.' }],
    [{ email: '  ' }, { email: 'Enter your email address.' }],
    [{ email: 5 }, { email: 'Enter your email address.' }],
    [{ email: 'ana@practice' }, { email: 'Enter an email address like name@practice.com.' }],
    [{ submission_id: undefined }, { submission_id: 'Send a UUID that is new for each submission.' }],
    [{ submission_id: 'x' }, { submission_id: 'Send a UUID that is new for each submission.' }],
  ])('rejects %j with %j', (rest, fields) => expect(fieldsOf(rest)).toEqual(fields))

  test.each([null, 'text', 5, [], true])('rejects %j', (input) => expect(parseCapture(input).ok).toBe(false))

  // Its visitor could not mend it.
  test.each([
    [{ channel: 'telepathy' }, { channel: 'widget' }],
    [
      { utm_source: 5, ref: {} },
      { utm_source: null, ref: null },
    ],
    [{ first_touch: 'x' }, { first_touch: null }],
    [{ first_touch: { utm_source: 'news', at: 'never' } }, { first_touch: { utm_source: 'news', at: null } }],
    [{ consent: { given: 'yes' } }, { consent: null }],
    [
      { consent: 'on', widget: [], click_ids: 'x' },
      { consent: null, widget: null, click_ids: {} },
    ],
    [{ click_ids: { gclid: 5, fbclid: 'x' } }, { click_ids: { fbclid: 'x' } }],
    [{ elapsed_ms: '900' }, { elapsed_ms: null }],
  ])('is kept when something else is malformed: %j', (rest, kept) => {
    expect(accepted(rest)).toMatchObject(kept)
  })

  test.each(SOURCE_CORPUS)('has the values of %s cleaned as the page would', (query, sources) => {
    const { ref = '', ...found } = Object.fromEntries(readSources(`https://partner.example/${query}`))
    expect(accepted({ ref: ref && ` “${ref}” `, ...found })).toMatchObject({
      ref: sources.ref ?? null,
      utm_source: sources.utm_source ?? null,
    })
  })

  test.each(TAGGED_VALUES)('keeps of %j what stands around its tags', (value, kept) => {
    const found = readSources(`https://partner.example/?${new URLSearchParams({ utm_campaign: value })}`)
    const capture = accepted({
      utm_campaign: found.get('utm_campaign'),
      utm_term: value,
      ref: value,
      click_ids: { gclid: value },
    })
    expect([capture.utm_campaign, capture.utm_term, capture.ref, capture.click_ids.gclid ?? null]).toEqual([
      kept,
      kept,
      kept,
      kept,
    ])
  })

  test('is read at once however many tags are begun', () => {
    for (const part of ['-', '{a', '<a', '%a', '{', '*|'])
      expect(accepted({ utm_campaign: `x${part.repeat(100_000)}` }).email).toBe(LEAST.email)
  })

  test('has its code in the spelling of its partner', () => {
    const code = `K7PQM2X${referralCheckCharacter('K7PQM2X')}`
    expect(accepted({ ref: ` “${code.slice(0, 4).toLowerCase()}-${code.slice(4)}” ` }).ref).toBe(code)
    expect(accepted({ ref: `${code}-{{contact.id}}` }).ref).toBe(code)
    expect(accepted({ ref: 'no code' }).ref).toBe('no code')
  })

  test('tells a tag without a code from a version that does not say it', () => {
    expect(accepted({ widget: { version: '0.4.0', ref: '' } }).widget).toMatchObject({ ref: '' })
    expect(accepted({ widget: { version: '0.3.0' } }).widget?.ref).toBeUndefined()
  })
})

describe('limits', () => {
  const cases: readonly (readonly [string, number, (text: string) => Record<string, unknown>])[] = [
    ...UTM_NAMES.map((name) => [name, limits.UTM_MAX_LENGTH, (text: string) => ({ [name]: text })] as const),
    ['ref', limits.REF_MAX_LENGTH, (ref) => ({ ref })],
    ['landing_page', limits.PATH_MAX_LENGTH, (landing_page) => ({ landing_page })],
    ...CLICK_ID_NAMES.map(
      (name) =>
        [
          `click_ids.${name}`,
          limits.CLICK_ID_MAX_LENGTH,
          (text: string) => ({ click_ids: { [name]: text } }),
        ] as const,
    ),
    ['consent.text', limits.CONSENT_TEXT_MAX_LENGTH, (text) => ({ consent: { text, given: true } })],
    ['widget.version', limits.WIDGET_LABEL_MAX_LENGTH, (version) => ({ widget: { version } })],
    ['widget.mode', limits.WIDGET_LABEL_MAX_LENGTH, (mode) => ({ widget: { mode } })],
    [
      'first_touch.ref',
      limits.REF_MAX_LENGTH,
      (ref) => ({ first_touch: { ref, landing_page: '/', at: '2026-11-21T09:30:00Z' } }),
    ],
  ]

  test.each(cases)('%s is cut at %d characters', (name, max, capture) => {
    const stored = (length: number) =>
      name
        .split('.')
        .reduce<unknown>((value, key) => Object(value)[key], accepted(capture('x'.repeat(length))))
    expect(stored(max)).toHaveLength(max)
    expect(stored(max + 1)).toBe(stored(max))
    // A cut within a surrogate pair leaves nothing that Postgres refuses.
    expect(JSON.stringify(accepted(capture(`${'x'.repeat(max - 1)}😀`)))).not.toContain('\\ud83d')
  })

  test.each(['page', 'referrer'])('%s is cut without its query', (name) => {
    const origin = 'https://partner.example/'
    const longest = origin + 'x'.repeat(limits.PAGE_MAX_LENGTH - origin.length)
    expect(accepted({ [name]: `${longest}?${'q'.repeat(2000)}#f` })).toMatchObject({ [name]: longest })
    expect(accepted({ [name]: `${longest}x` })).toMatchObject({ [name]: longest })
  })

  test('rejects an email longer than mail systems accept', () => {
    expect(Object.keys(fieldsOf({ email: `${'a'.repeat(EMAIL_MAX_LENGTH)}@practice.com` }))).toEqual([
      'email',
    ])
  })
})

describe('privacy', () => {
  test('removes query and fragment from every page', () => {
    const value = accepted({
      page: 'https://clinic.example/hiv-test?name=ana#result',
      referrer: 'https://search.example/?q=symptoms',
      landing_page: '/hiv-test?name=ana#result',
      first_touch: {
        referrer: 'https://search.example/?q=symptoms',
        landing_page: '/?name=ana',
        at: '2026-11-21T09:30:00Z',
      },
    })
    expect(JSON.stringify(value)).not.toMatch(/name=|q=|#/)
    expect(value).toMatchObject({ page: 'https://clinic.example/hiv-test', landing_page: '/hiv-test' })
  })

  test.each(['%26email%3D', '&email%253D', '%2526email=', '%3Femail%3D'])(
    'removes a query that begins with %s within a path',
    (begin) => {
      const path = `/hiv-test${begin}ana@practice.com`
      const value = accepted({ page: `https://clinic.example${path}`, landing_page: path })
      expect(value).toMatchObject({ page: 'https://clinic.example/hiv-test', landing_page: '/hiv-test' })
    },
  )

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'nonsense'])('stores no page for %s', (page) => {
    expect(accepted({ page }).page).toBeNull()
  })
})

describe('a link', () => {
  test.each([undefined, null, '', 'not an email'])(
    'is accepted without its email when that is %j',
    (email) => {
      expect(accepted({ channel: 'link', email, ref: 'ABCD2345' })).toMatchObject({
        channel: 'link',
        email: null,
        ref: 'ABCD2345',
      })
    },
  )

  test('keeps a valid email', () => {
    expect(accepted({ channel: 'link', email: 'ANA@practice.com' }).email).toBe('ana@practice.com')
  })
})
