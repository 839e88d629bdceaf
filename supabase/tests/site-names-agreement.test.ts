// Which addresses websites can have is the same in SQL and TypeScript.
import {
  INSTITUTIONS_ALONE,
  INSTITUTIONS_ANYWHERE,
  INSTITUTIONS_AS_PART,
  isReservedSiteName,
  offeredSiteNames,
  RESERVED_SITE_NAMES,
  SERVICE_WORDS,
  siteNameSkeleton,
  toSiteName,
} from '@foyer/shared/sites/names.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const WRITTEN = [
  'cedar-grove', 'abc', 'ab', '', '-abc', 'abc-', 'a--b', 'xn--bcher-kva', 'Cedar', 'cedar.grove', 'cédar', 'a\nb', 'a_b',
  'a'.repeat(40), 'a'.repeat(41), 'foyer', 'my-f0yer-help', 'f-o-y-e-r', 'fayer', 'grnail', 'vvww', 'l0gin', 'log1n', 'bi11ing',
  'paypa1-help', '9-1-1', 'cornea', 'vvisdom', 'illinois-eyes',
] // biome-ignore format: a list to read at a glance

const LIKE_INSTITUTIONS = [
  'paypal-login', 'medicare-help', 'irs-refund', 'google-verify', 'paypa1-help', 'pay-pal-login', 'mypaypal', 'paypallogin',
  'rnedicare-plans', 'med1care', 'goog1e-support', 'qoogle-login', 'irsrefund', 'refund-irs', 'i-r-s-refund', '1rs-tax-refund',
  'the-irs', 'cdc-alerts', 'gmail-support', 'g-mail-login', 'icloud-id', 'icl0ud-login', 'icioud-login', 'venmo-pay', 'zelle-refund',
  'zelle-alex', 'apple-id', 'apple-support', 'appleid', 'chase-online-banking', 'chase-bank', 'visa-verification', 'stripe-payments',
  'outlook-login', 'usa-gov', 'health-gov', 'hhs-hipaa', 'hipaa-portal', 'aetna-claims', 'humana-benefits', 'wells-fargo-online',
  'blue-cross-billing', 'social-security-refund', 'facebook-cedar', 'microsoft-cedar', 'p4yp4l', 'fecleral-cdc', 'secure-login',
  'account-verify', 'mailportal', 'login-account-help',
] // biome-ignore format: a list to read at a glance

const HARMLESS = [
  'first-step-counseling', 'firststep', 'susan-usa-lee', 'family-care-usa', 'gazelle-counseling', 'mozelle-therapy', 'clinic-loudoun',
  'clinicloud-nine', 'apple-valley-dental', 'apple-tree-counseling', 'chase-family-therapy', 'anthem-psychology', 'outlook-counseling',
  'amazon-springs-clinic', 'human-approach', 'humanity-health', 'nihan-therapy', 'cedar-help-center', 'gil-counseling', 'da-vinci-therapy',
  'medical-care-austin', 'premier-medicine', 'stripes-pediatrics', 'kaiser-and-sons', 'visalia-dental', 'citizens-clinic', 'irsay-dental',
  'governor-square', 'hope-support-group', 'grove-payments-free', 'hirsch-dental', 'help-austin', 'home-birth-austin', 'thelogin-ranch',
] // biome-ignore format: a list to read at a glance

/** What SQL and TypeScript say of names. */
async function verdicts(names: readonly string[]) {
  const { rows } = await database.query<{ name: string; free: boolean; skeleton: string }>(
    `select name, private.is_site_name_free(name, null) as free, private.site_name_skeleton(name) as skeleton
     from unnest($1::text[]) as name`,
    [names],
  )
  return rows
}

test('SQL and TypeScript agree about names', async () => {
  const names = [...WRITTEN, ...RESERVED_SITE_NAMES, ...LIKE_INSTITUTIONS, ...HARMLESS]
  expect(await verdicts(names)).toEqual(
    names.map((name) => ({ name, free: !isReservedSiteName(name), skeleton: siteNameSkeleton(name) })),
  )
})

test('SQL and TypeScript agree about names of any words', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...INSTITUTIONS_ANYWHERE,
      ...INSTITUTIONS_AS_PART,
      ...INSTITUTIONS_ALONE,
      ...SERVICE_WORDS,
      ...RESERVED_SITE_NAMES,
    ),
    fc.constantFrom('foyer', 'cedar', 'grove', 'first', 'clinic', '2', 'of'),
    fc.stringMatching(/^[a-z0-9-]{1,6}$/),
  )
  const letters: Readonly<Record<string, string>> = {
    o: '0',
    l: '1',
    i: '1',
    e: '3',
    a: '4',
    s: '5',
    t: '7',
    b: '8',
    m: 'rn',
    w: 'vv',
    d: 'cl',
    g: 'q',
  }
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom('-', ''), fc.boolean())
    .map(([words, between, isDisguised]) => {
      const joined = words.join(between)
      return isDisguised ? joined.replace(/[a-z]/g, (letter) => letters[letter] ?? letter) : joined
    })
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 40, maxLength: 40 }), async (names) => {
      expect(await verdicts(names)).toEqual(
        names.map((one) => ({ name: one, free: !isReservedSiteName(one), skeleton: siteNameSkeleton(one) })),
      )
    }),
    { numRuns: 50 },
  )
})

describe('institutions that people trust', () => {
  test.each(LIKE_INSTITUTIONS)('%s is refused', (name) => {
    expect(isReservedSiteName(name)).toBe(true)
  })
  test.each(HARMLESS)('%s is not', (name) => {
    expect(isReservedSiteName(name)).toBe(false)
  })
})

test.each([
  ['Cedar Grove Family Medicine', 'cedar-grove-family-medicine'],
  ['O’Brien & Søn, Ärzte', 'obrien-and-son-arzte'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['Đặng', 'dang'],
  ['Weiß', 'weiss'],
  ['WEISSẞ', 'weissss'],
  ['Ærø Œuvre Þór Ðað', 'aero-oeuvre-thor-dad'],
  ['Kadıköy İzmir', 'kadikoy-izmir'],
  ['Ħaż-Żebbuġ Ŋarka', 'haz-zebbug-ngarka'],
  ['Małgorzata Świątek', 'malgorzata-swiatek'],
  ['Nguyễn Thị Hương', 'nguyen-thi-huong'],
  ['Щербаков и Йорданова', 'shcherbakov-i-yordanova'],
  ['Київ', 'kiyiv'],
  ['Παπαδόπουλος', 'papadopoulos'],
  ['ﬁrst ½', 'first-1-2'],
  ['  --  ', ''],
  ['眼科', ''],
  ['A very long name of a practice that goes on and on', 'a-very-long-name-of-a-practice-that-goes'],
])('“%s” becomes an address', (text, name) => {
  expect(toSiteName(text)).toBe(name)
})

test('the offers are names, the shortest that says enough first', () => {
  expect(offeredSiteNames('Cedar Grove Family Medicine', ['Chattanooga', 'TN'])).toEqual([
    'cedar-grove',
    'cedar-grove-family-medicine',
    'cedar-grove-chattanooga',
    'cedar-grove-tn',
    'cedar-grove-practice',
    'cedar-grove-2',
    'cedar-grove-3',
  ])
  expect(offeredSiteNames('Foyer', [])).toEqual([])
  expect(offeredSiteNames('Help', ['Austin'])).toEqual(['help-austin', 'help-practice', 'help-2', 'help-3'])
})
