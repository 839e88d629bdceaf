// Twenty pages of a host on this machine, as practices have them and as they should not be.
import type { FoundFact } from '@foyer/shared/api/reader.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { page, plain, redirect, startHost } from '../../tests/page-host.ts'
import { type ReadSoFar, readWebsite } from './read-website.ts'

type Answers = Parameters<typeof startHost>[0]
const hosts: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of hosts.splice(0)) await one.stop()
})

async function read(
  answers: Answers,
  options: Parameters<typeof startHost>[1] = {},
  onStep?: Parameters<typeof readWebsite>[2],
) {
  const host = await startHost(answers, options)
  hosts.push(host)
  const reading = await readWebsite(host.address(), host.openPage, onStep)
  const facts = reading.ok ? reading.value.facts : []
  return {
    ...host,
    reading,
    code: reading.ok ? 'read' : reading.error.code,
    valuesOf: (kind: FoundFact['kind']) =>
      facts.filter((fact) => fact.kind === kind).map(({ value }) => value),
    factOf: (kind: FoundFact['kind']) => facts.find((fact) => fact.kind === kind),
  }
}

const HOME = page(
  `<header><nav><a href="/contact">Contact</a><a href="/about/">About Dana</a><a href="/services">Services</a>
   <a href="https://cedargrove.janeapp.com/">Book now</a><a href="/flyer.pdf">Flyer</a>
   <a href="https://facebook.com/cedargrove">Facebook</a></nav></header>
   <h1>Cedar Grove Family Medicine</h1><p>Care for all ages.</p><footer>Fax (423) 555-0199</footer>
   <script>document.write('(900) 555-0000')</script><p hidden>(800) 555-0001</p>`,
  { title: 'Cedar Grove Family Medicine | Chattanooga, TN' },
)
const CEDAR_GROVE: Answers = {
  '/': HOME,
  '/contact': page(
    `<p>Call us: <a href="tel:+14235550142">423.555.0142</a></p><address>418 Vine Street, Suite 2<br>
     Chattanooga, TN 37402</address><h2>Hours</h2><p>Mon–Wed 8:30–5<br>Fri 8:30–1</p><p>Saturday and Sunday: closed</p>
     <p>Fax (423) 555-0199</p>`,
  ),
  '/about/': page(
    `<h1>About Dana</h1><p>Dana Reyes, MD.</p>
     <p>I come to you on Thursdays, because some visits belong at the kitchen table. More soon.</p>`,
  ),
  '/services': page(
    '<h2>Our services</h2><ul><li>Checkups</li><li>Vaccines</li><li>Sports <b>physicals</b></li></ul><p>In Georgia: (706) 555-0117</p>',
  ),
}

test('a whole site: each fact once, with where it stood', async () => {
  const { reading, valuesOf, factOf, asked } = await read(CEDAR_GROVE)
  expect(reading.ok && reading.value).toMatchObject({
    address: expect.stringMatching(/^practice\.example:/),
    pages: 4,
  })
  expect(valuesOf('name')).toEqual(['Cedar Grove Family Medicine'])
  // The number for faxes comes last.
  expect(valuesOf('phone')).toEqual(['(423) 555-0142', '(706) 555-0117', '(423) 555-0199'])
  expect(factOf('phone')).toMatchObject({ page: 'Contact page', before: 'Call us: ', marked: '423.555.0142' })
  expect(factOf('address')).toMatchObject({
    value: '418 Vine Street, Suite 2, Chattanooga, TN 37402',
    street: '418 Vine Street, Suite 2',
    city: 'Chattanooga',
    page: 'Contact page',
  })
  expect(valuesOf('hours')).toEqual(['Mon–Wed 8:30–5, Fri 8:30–1, Saturday and Sunday: closed'])
  expect(factOf('booking')).toMatchObject({
    value: 'cedargrove.janeapp.com',
    marked: 'Book now',
    page: 'Home page',
  })
  expect(factOf('services')).toMatchObject({
    value: 'Checkups\nVaccines\nSports physicals',
    page: 'Services page',
    after: ', a list of 3',
  })
  expect(valuesOf('sentence')).toEqual([
    'I come to you on Thursdays, because some visits belong at the kitchen table.',
  ])
  // Neither the PDF nor another host.
  expect(asked.toSorted()).toEqual(['/', '/about/', '/contact', '/robots.txt', '/services'])
})

describe('while it is read', () => {
  test('each page is told with what was found on it, and the last state is the answer', async () => {
    const told: ReadSoFar[] = []
    const { reading } = await read(CEDAR_GROVE, {}, async (soFar) => {
      told.push(soFar)
      return true
    })
    expect(told[0]).toMatchObject({ pages: 1, is_ended: false })
    expect(told[0]?.visited).toEqual([
      { path: '/', state: 'read' },
      { path: '/contact', state: 'reading' },
      { path: '/about', state: 'reading' },
      { path: '/services', state: 'reading' },
    ])
    // One page more each time, and of each fact the page on the way where it stood.
    expect(told.map(({ pages }) => pages)).toEqual(told.map(({ pages }) => pages).toSorted())
    expect(told.at(-1)?.pages).toBe(4)
    if (!reading.ok) throw new Error(reading.error.code)
    expect(reading.value).toEqual({ ...told.at(-1), is_ended: true })
    const paths = new Set(reading.value.visited.map(({ path }) => path))
    expect(reading.value.facts.filter(({ path = '' }) => !paths.has(path))).toEqual([])
  })

  test('it ends where nobody wants the next page, with what was read', async () => {
    const many = Array.from({ length: 9 }, (_, number) => `/post-${number}`)
    const links = many.map((path) => `<a href="${path}">Post</a>`).join('')
    const { asked, reading, valuesOf } = await read(
      {
        '/': page(`(423) 555-0142 ${links}`),
        ...Object.fromEntries(many.map((path) => [path, page('News')])),
      },
      {},
      async ({ pages }) => pages < 2,
    )
    // Those that were opened together with the second one come to an end.
    expect(asked).toHaveLength(2 + 3)
    expect(valuesOf('phone')).toEqual(['(423) 555-0142'])
    expect(reading.ok && reading.value.visited.filter(({ state }) => state === 'next')).toHaveLength(6)
  })
})

describe('a password', () => {
  const field = '<form><input name="user"><input type="Password"></form><p>(423) 555-0199</p>'
  const links = '<a href="/portal">Portal</a><a href="/staff">Staff</a><a href="/gone">Gone</a>'

  test('that a page asks for leaves it out, and is said', async () => {
    const { reading, valuesOf } = await read({
      '/': page(`${links}<div hidden>${field}</div>`),
      '/portal': page(field),
      '/staff': page('No', { status: 401 }),
    })
    expect(reading.ok && reading.value.visited).toEqual([
      { path: '/', state: 'read' },
      { path: '/portal', state: 'password' },
      { path: '/staff', state: 'password' },
      { path: '/gone', state: 'unread' },
    ])
    expect(reading.ok && reading.value.pages).toBe(1)
    expect(valuesOf('phone')).toEqual([])
  })

  test('that every page has room for hides nothing', async () => {
    const { reading } = await read({ '/': page(links + field), '/portal': page(field) })
    expect(reading.ok && reading.value.pages).toBe(2)
  })

  test.each([401, 403, 429, 451])('at the door: %s is no entry', async (status) => {
    expect((await read({ '/': page('No', { status }) })).code).toBe('not_let_in')
  })
})

describe('a path', () => {
  test.each([
    ['/caf%C3%A9/', '/café'],
    ['/caf%E9', '/caf%E9'],
    ['/100%25', '/100%'],
    ['/a?page=2', '/a'],
    [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
    ['/%E2%80%AEgnp.exe', '/gnp.exe'],
  ])('%s is shown as people write it', async (href, shown) => {
    const { reading } = await read({ '/': page(`<a href="${href}">Page</a>`) })
    expect(reading.ok && reading.value.visited.map(({ path }) => path)).toEqual(['/', shown])
  })
})

describe('robots.txt', () => {
  test('that closes the site is obeyed', async () => {
    const { code, asked } = await read({ ...CEDAR_GROVE, '/robots.txt': plain('User-agent: *\nDisallow: /') })
    expect(code).toBe('not_allowed')
    expect(asked).not.toContain('/contact')
  })

  test('that names us is obeyed', async () => {
    const rules = plain('User-agent: *\nAllow: /\n\nUser-agent: FoyerReader\nDisallow: /contact')
    const { asked, valuesOf } = await read({ ...CEDAR_GROVE, '/robots.txt': rules })
    expect(asked).not.toContain('/contact')
    expect(valuesOf('address')).toEqual([])
  })

  test('that fails closes the site for now', async () => {
    expect((await read({ ...CEDAR_GROVE, '/robots.txt': plain('x', 503) })).code).toBe('not_allowed')
  })

  test('that is a page of the site is none', async () => {
    expect((await read({ ...CEDAR_GROVE, '/robots.txt': HOME })).code).toBe('read')
  })
})

test.each<[string, Answers, string]>([
  ['a redirect to a private address', { '/': redirect('http://10.0.0.7/') }, 'not_public'],
  ['a redirect to the metadata of a cloud', { '/': redirect('http://169.254.169.254/') }, 'not_public'],
  ['a redirect in a circle', { '/': redirect('/') }, 'too_many_redirects'],
  ['a PDF in place of a page', { '/': page('', { type: 'application/pdf' }) }, 'not_a_page'],
  ['an error', { '/': page('<p>Sorry', { status: 500 }) }, 'unreachable'],
  [
    'a page of 50 MB',
    {
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '50000000' })
        response.write('x')
      },
    },
    'too_large',
  ],
])('%s is not read', async (_, answers, code) => {
  expect((await read(answers)).code).toBe(code)
})

test('a page that drips does not hold up the others', async () => {
  const drips: ReturnType<typeof setInterval>[] = []
  const { reading, valuesOf } = await read(
    {
      ...CEDAR_GROVE,
      '/about/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        drips.push(setInterval(() => response.write('x'), 20))
      },
    },
    { timeoutMs: 700 },
  )
  for (const drip of drips) clearInterval(drip)
  expect(reading.ok && reading.value.pages).toBe(3)
  expect(valuesOf('phone')).toContain('(423) 555-0142')
})

test('of many links ten pages are read, those with facts first', async () => {
  const many = Array.from({ length: 30 }, (_, number) => `<a href="/post-${number}">Post ${number}</a>`).join(
    '',
  )
  const { asked, reading } = await read({
    ...CEDAR_GROVE,
    '/': page(`${many}<a href="/contact">Contact</a>`),
    ...Object.fromEntries(Array.from({ length: 30 }, (_, number) => [`/post-${number}`, page('<p>News')])),
  })
  expect(reading.ok && reading.value.pages).toBe(10)
  expect(asked).toContain('/contact')
})

const refresh = (content: string) => `<meta http-equiv="Refresh" content="${content}">`

describe('a page that sends its visitors on', () => {
  test('is followed there', async () => {
    const { valuesOf } = await read({
      '/': page(refresh("0; URL='/home.html'")),
      '/home.html': page('<p>(423) 555-0142'),
    })
    expect(valuesOf('phone')).toEqual(['(423) 555-0142'])
  })

  test.each([
    ['in a circle', { '/': page(refresh('0;url=/a')), '/a': page(refresh('0;url=/')) }, 'too_many_redirects'],
    ['inside', { '/': page(refresh('0;url=http://169.254.169.254/')) }, 'not_public'],
    ['to itself', { '/': page(refresh('0;url=/')) }, 'read'],
    ['nowhere', { '/': page(refresh('0;url=http://[')) }, 'read'],
    ['to a script', { '/': page(refresh('0;url=javascript:alert(1)')) }, 'read'],
    ['after a minute', { '/': page(refresh('60;url=/gone')) }, 'read'],
  ])('%s', async (_, answers, code) => {
    expect((await read(answers)).code).toBe(code)
  })
})

test('a link that leads away by a redirect is left out', async () => {
  const { valuesOf } = await read({
    '/': page('<a href="/contact">Contact</a>'),
    '/contact': redirect('http://elsewhere.example/contact'),
  })
  expect(valuesOf('phone')).toEqual([])
})

describe('a page', () => {
  test('without a phone number has none: neither dates, prices nor long numbers are taken for one', async () => {
    const body = '<p>Since 2011-04-12. NPI 1234567893. $1,250.00. Invoice 423-555-01422. Suite 400-2000.</p>'
    expect((await read({ '/': page(body) })).valuesOf('phone')).toEqual([])
  })

  test('with three phone numbers has all of them, however they are written', async () => {
    const body = '<p>(423) 555-0142<p>+1 423 555 0143<p>423–555–0144 ext. 2'
    expect((await read({ '/': page(body) })).valuesOf('phone')).toEqual([
      '(423) 555-0142',
      '(423) 555-0143',
      '(423) 555-0144',
    ])
  })

  test('in Spanish gives its facts and none of its sentences', async () => {
    const { valuesOf } = await read({
      '/': page('<a href="/about">Sobre mí: about</a><p>Llámenos: (305) 555-0142', {
        lang: 'es',
        title: 'Clínica Gómez',
      }),
      '/about': page('<p>Yo atiendo en mi consulta, I mean it, todos los días de la semana.</p>', {
        lang: 'es',
      }),
    })
    expect(valuesOf('phone')).toEqual(['(305) 555-0142'])
    expect(valuesOf('name')).toEqual(['Clínica Gómez'])
    expect(valuesOf('sentence')).toEqual([])
  })

  test('in Arabic gives its number', async () => {
    const { valuesOf } = await read({
      '/': page('<p dir="rtl">اتصل بنا ‎(313) 555-0142', { lang: 'ar', title: 'عيادة' }),
    })
    expect(valuesOf('phone')).toEqual(['(313) 555-0142'])
  })

  test('with hours in a table gives them line by line', async () => {
    const body =
      '<table><tr><td>Monday</td><td>8 am to 5 pm</td></tr><tr><td>Tuesday:</td><td>Closed</td></tr></table><p>Call us on Friday for a talk.</p>'
    expect((await read({ '/': page(body) })).valuesOf('hours')).toEqual([
      'Monday 8 am to 5 pm, Tuesday Closed',
    ])
  })

  test('with its address on three lines gives it as one', async () => {
    const body = '<p>1200 N. Main St.<br>Fl 3<br>St. Louis, MO 63101-1234</p>'
    const { factOf } = await read({ '/': page(body) })
    expect(factOf('address')).toMatchObject({
      city: 'St. Louis',
      value: expect.stringMatching(/^1200 N\. Main St/),
    })
  })

  test('with a menu below "Services" gives no menu', async () => {
    const body = `<h2>Services</h2><ul>${'<li>An item of a menu with far more words than a service has, which goes on and on for ninety letters</li>'.repeat(3)}</ul>`
    expect((await read({ '/': page(body) })).valuesOf('services')).toEqual([])
  })

  test('of ten thousand nested elements is read all the same', async () => {
    const { code } = await read({ '/': page(`${'<div>'.repeat(10_000)}<p>(423) 555-0142`) })
    expect(code).toBe('read')
  })

  test('full of markup gives text alone', async () => {
    const { valuesOf } = await read({
      '/': page('<p>x', { title: 'Cedar &lt;script&gt;alert(1)&lt;/script&gt; Grove | Home' }),
    })
    expect(valuesOf('name')).toEqual(['Cedar <script>alert(1)</script> Grove'])
  })
})
