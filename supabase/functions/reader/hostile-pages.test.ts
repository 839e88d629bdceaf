// Pages as no practice has them: each is read or refused, in bounded time, and what is read of it can be kept.
import { PAGE_REFUSALS, websiteReadingSchema } from '@foyer/shared/api/reader.ts'
import { ok } from '@foyer/shared/result.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { readPageWords } from './page-lines.ts'
import { readWebsite } from './read-website.ts'

/** Of processor time, for one website: linear work takes a tenth of a second here, and a machine may be much slower. */
const MOST_CPU_MS = 8_000
/** Half of what a page may have (`open-page.ts`). */
const MOST_BYTES = 750_000
const ADDRESS = new URL('https://practice.example/')
const KEPT_BYTES = 131_072

const NUMBER = '<p>Call (423) 555-0142</p>'
const fill = (part: string) => part.repeat(Math.floor(MOST_BYTES / part.length))

async function read(html: string, robots = '') {
  const before = process.cpuUsage()
  const asked: string[] = []
  const reading = await readWebsite(ADDRESS, async (url, wants) => {
    asked.push(url.href)
    return ok({ url, status: 200, text: wants === 'text' ? robots : html })
  })
  const { user, system } = process.cpuUsage(before)
  return { reading, asked, cpuMs: (user + system) / 1000 }
}

function expectKept({ reading }: Awaited<ReturnType<typeof read>>) {
  if (!reading.ok) {
    expect(PAGE_REFUSALS).toContain(reading.error.code)
    return
  }
  expect(websiteReadingSchema.safeParse({ ...reading.value, asked: ADDRESS.href, read_at: '' }).success).toBe(
    true,
  )
  expect(reading.value.address.length).toBeGreaterThan(0)
  const kept = JSON.stringify(reading.value)
  // Postgres rejects both in JSON; a lone surrogate is written as an escape.
  expect(kept).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  expect(new TextEncoder().encode(kept).length).toBeLessThan(KEPT_BYTES)
}

const links = (count: number, hrefOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `<a href="${hrefOf(index)}">Page ${index}</a>`).join('')

test.each<[string, string]>([
  ['a percent sign alone', '<a href="/100%"></a>'],
  ['bytes of another charset', '<a href="/caf%E9.html"></a>'],
  ['half of a letter', '<a href="/%C3"></a><a href="/%f0%9f%a6"></a>'],
  ['a null byte', '<a href="/a%00b"></a><a href="/%00"></a>'],
  ['an overlong letter', '<a href="/%c0%af"></a>'],
  ['letters that are not there', '<a href="/%ud83d"></a><a href="/\ud83d"></a>'],
  ['no host', '<a href="http://"></a><a href="//"></a><a href="http://[::1"></a><a href="https://:80"></a>'],
  [
    'another scheme',
    '<a href="javascript:alert(1)">Book now</a><a href="data:text/html,x">Book now</a><a href="tel:+1"></a>',
  ],
  ['a base that is junk', '<base href="http://[">'],
  ['a base that is no page', '<base href="javascript:x">'],
  ['a long address', `<a href="/${'a'.repeat(100_000)}">Book now</a>`],
  ['a long host', `<a href="https://${'a.'.repeat(900)}janeapp.com/">Book now</a>`],
])('a link with %s costs nothing else of the reading', async (_, html) => {
  const result = await read(`${html}${NUMBER}`)
  expectKept(result)
  expect(result.reading.ok && result.reading.value.facts.map(({ value }) => value)).toContain(
    '(423) 555-0142',
  )
})

test.each<[string, string]>([
  ['50,000 nested lists', `${'<ul><li>'.repeat(50_000)}${'</li></ul>'.repeat(50_000)}`],
  ['lists that never end', fill('<ul><li>')],
  ['nested elements that end otherwise', `${'<i>'.repeat(125_000)}${'</b>'.repeat(90_000)}`],
  ['nested paragraphs', fill('<div><p>a')],
  ['nested links', fill('<span><a href=/a>a')],
  ['nested headings', fill('<h2>Services<ul><li>a')],
  ['endings alone', fill('</p>')],
  ['drawings without an end', fill('<svg/>')],
  ['drawings inside one another', fill('<svg><foreignObject>')],
  ['60,000 links', links(60_000, (index) => `/page-${index}`).slice(0, MOST_BYTES)],
  ['links to other sites', links(40_000, (index) => `https://a${index}.example/`).slice(0, MOST_BYTES)],
  ['links without an address', fill('<a>Book now</a>')],
  ['one link', `<a href="/${'a'.repeat(MOST_BYTES)}">x</a>`],
  ['one attribute', `<p class="${'a '.repeat(700_000)}">x`],
  ['one style', `<p style="${'display: '.repeat(160_000)}">x`],
  ['attributes', `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>x`],
  ['attributes of objects', fill('<p __proto__=1 constructor=2 toString=3 hasOwnProperty>x')],
  ['entities', fill('&amp;')],
  ['entities without an end', fill('&CounterClockwiseContourIntegra')],
  ['numbers of letters that do not exist', fill('&#xD800;&#x110000;&#0;&#x7fffffff;')],
  ['comments', fill('<!--a-->')],
  ['comments without an end', fill('<!--')],
  ['brackets', fill('<')],
  ['declarations', fill('<!a><?b>')],
  ['spaces', ' '.repeat(MOST_BYTES)],
  ['spaces between words', fill('a               ')],
  ['null bytes', '\0'.repeat(MOST_BYTES)],
  ['one word', 'a'.repeat(MOST_BYTES)],
  ['one line of numbers', fill('423-555-0142 ')],
  [
    'one line of different numbers',
    Array.from({ length: 100_000 }, (_, at) => `423-555-${String(at % 10_000).padStart(4, '0')}`).join(' '),
  ],
  ['digits', fill('4')],
  ['almost addresses', fill('1 Main Street, A')],
  ['words of an address', fill('12 a b c d e f ')],
  ['lines of days', fill('<p>Monday 8-5')],
  ['cells of days', fill('<td>Monday<td>8-5')],
  ['one sentence', `<title>About</title><p>I ${'really '.repeat(200_000)}care.`],
  ['sentences', fill('<p>I care. We do. ')],
  ['parts of a title', `<title>${'ab | '.repeat(250_000)}</title><p>x`],
  ['items', `<h2>Services</h2><ul>${'<li>a'.repeat(250_000)}`],
  ['emoji', fill('🦷')],
  ['changes of direction', fill('\u202ea\u202c')],
  ['a title of signs', `<title>${'\u0001"\\'.repeat(100)} | Home</title>`],
])('a page of %s is read in bounded time', async (_, html) => {
  const result = await read(html)
  expectKept(result)
  expect(result.cpuMs).toBeLessThan(MOST_CPU_MS)
})

test.each<[string, string]>([
  ['50,000 nested lists', `${'<ul><li>'.repeat(50_000)}${'</li></ul>'.repeat(50_000)}`],
  ['60,000 links', '<a href="/a">A</a>'.repeat(60_000)],
  ['25,000 drawings', '<svg/>'.repeat(25_000)],
  ['a head without an end', '<head><meta name=a><title>Cedar</title>'],
  ['a body without a beginning', '<!doctype html><title>Cedar</title>'],
])('what stands behind %s is read', async (_, html) => {
  const { reading } = await read(`${html}${NUMBER}`)
  expect(reading.ok && reading.value.facts.map(({ value }) => value)).toContain('(423) 555-0142')
})

test.each<[string, string]>([
  ['rules', fill('Disallow: /a*b$\n')],
  ['stars', `User-agent: *\nDisallow: /${'*a'.repeat(10_000)}$`],
  ['agents', fill('User-agent: FoyerReader\n')],
  ['one line', 'a'.repeat(MOST_BYTES)],
  ['percent signs', 'User-agent: *\nDisallow: /%\nDisallow: /%E9\nAllow: /\ud800'],
  ['a page', '<!doctype html><p>Not found'],
])('robots.txt of %s is obeyed in bounded time', async (_, robots) => {
  const html = links(2_000, (index) => `/${'a'.repeat(100)}-${index}`)
  const result = await read(html, robots)
  expectKept(result)
  expect(result.cpuMs).toBeLessThan(MOST_CPU_MS)
})

test('links are followed from where the page says that they begin', async () => {
  const { asked } = await read('<base href="/clinic/"><a href="contact">Contact</a>')
  expect(asked).toContain('https://practice.example/clinic/contact')
})

/** Pieces of which pages are made, well and badly. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<ul><li>',
      '</ul>',
      '<a href="',
      '">',
      "'",
      '<h2>Services</h2>',
      '<title>',
      '</title>',
      '<base href="',
    ],
    ...[
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<svg>',
      '<table><td>',
      '&',
      '&#',
      ';',
      '%',
      '\0',
      '\ud83d',
      '\udd00',
      '<',
    ],
    ...[
      '(423) 555-0142 ',
      'Mon 8-5 ',
      '12 Main St, Dover, DE 19901 ',
      'Book now',
      '/about',
      'http://',
      'https://a.janeapp.com/',
    ],
    ...[
      '<meta http-equiv=refresh content="0;url=',
      '<html lang=',
      'I care for you, whatever you bring to our first hour. ',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

test('any page is read or refused, and what is read can be kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) =>
      expectKept(await read(pieces.join(''))),
    ),
    { numRuns: randomCases(400) },
  )
})

test.each([0, 300, 2_500, 30_000])('words behind %d elements that never end are read', (count) => {
  const html = `${'<b>'.repeat(count)}<p>First</p><p>Second`
  expect(readPageWords(html)).toMatchObject({ lines: ['First', 'Second'], paragraphs: ['First', 'Second'] })
})
