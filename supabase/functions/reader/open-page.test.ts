import { afterEach, describe, expect, test } from 'vitest'
import { page, plain, redirect, startHost } from '../../tests/page-host.ts'
import { checkLink } from './handler.ts'
import { createOpenPage } from './open-page.ts'

const hosts: { stop: () => Promise<void> }[] = []
async function host(...options: Parameters<typeof startHost>) {
  const started = await startHost(...options)
  hosts.push(started)
  return started
}
afterEach(async () => {
  for (const one of hosts.splice(0)) await one.stop()
})
const codeOf = (opened: { ok: boolean; error?: unknown }) =>
  opened.ok ? 'opened' : Object(opened.error).code

describe('a page', () => {
  test('is opened as a visitor opens it', async () => {
    let headers: unknown
    const { openPage, address } = await host({
      '/': (request, response) => {
        headers = request.headers
        page('<p>Hello')(request, response)
      },
    })
    const opened = await openPage(address())
    expect(opened.ok && [opened.value.status, opened.value.text]).toEqual([
      200,
      expect.stringContaining('<p>Hello'),
    ])
    expect(headers).toMatchObject({
      host: expect.stringMatching(/^practice\.example:/),
      'user-agent': 'FoyerReader/1.0',
    })
    expect(headers).not.toHaveProperty('cookie')
  })

  test('is decoded as it says', async () => {
    const { openPage, address } = await host({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        response.end(Buffer.from('<p>Gómez', 'latin1'))
      },
    })
    const opened = await openPage(address())
    expect(opened.ok && opened.value.text).toBe('<p>Gómez')
  })

  test.each<[string, string, Buffer]>([
    ['a mark in UTF-16', 'text/html', Buffer.from('\ufeff<p>Gómez', 'utf16le')],
    ['a mark against the header', 'text/html; charset=latin1', Buffer.from('\ufeff<p>Gómez')],
    ['quotes in the header', 'text/html; charset = "utf-8"', Buffer.from('<p>Gómez')],
    ['a charset that is none', 'text/html; charset=klingon', Buffer.from('<p>Gómez')],
    ['a charset that is refused', 'text/html; charset=replacement', Buffer.from('<p>Gómez')],
    ['a page that calls itself UTF-16', 'text/html', Buffer.from('<meta charset=utf-16><p>Gómez')],
    [
      'a page that says it alone',
      'text/html',
      Buffer.from('<meta http-equiv=content-type content="text/html;charset=iso-8859-1"><p>Gómez', 'latin1'),
    ],
  ])('is decoded with %s', async (_, type, bytes) => {
    const { openPage, address } = await host({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': type })
        response.end(bytes)
      },
    })
    const opened = await openPage(address())
    expect(opened.ok && opened.value.text).toMatch(/<p>Gómez$/)
  })

  test('of 50 MB is not read to its end', async () => {
    let sent = 0
    const { openPage, address } = await host({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const chunk = Buffer.alloc(64 * 1024, 'x')
        const write = () => {
          while (sent < 50_000_000 && response.writable) {
            sent += chunk.length
            if (!response.write(chunk)) return void response.once('drain', write)
          }
          response.end()
        }
        write()
      },
    })
    expect(codeOf(await openPage(address()))).toBe('too_large')
    expect(sent).toBeLessThan(20_000_000)
  })

  test('that says so is not begun', async () => {
    const { openPage, address } = await host({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '50000000' })
        response.write('x')
      },
    })
    expect(codeOf(await openPage(address()))).toBe('too_large')
  })

  test('that drips is given up', async () => {
    const drips: ReturnType<typeof setInterval>[] = []
    const drip: Parameters<typeof startHost>[0] = {
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        drips.push(setInterval(() => response.write('x'), 20))
      },
    }
    const { openPage, address } = await host(drip, { timeoutMs: 400 })
    expect(codeOf(await openPage(address()))).toBe('too_slow')
    for (const one of drips) clearInterval(one)
  })

  test.each([
    ['a picture', 'image/png', 'not_a_page'],
    ['a PDF', 'application/pdf', 'not_a_page'],
  ])('that is %s is none', async (_, type, code) => {
    const { openPage, address } = await host({ '/': page('', { type }) })
    expect(codeOf(await openPage(address()))).toBe(code)
  })

  test('that is packed is none: what comes out of it could have any size', async () => {
    const { openPage, address } = await host({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x')
      },
    })
    expect(codeOf(await openPage(address()))).toBe('not_a_page')
  })
})

describe('a redirect', () => {
  test('is followed', async () => {
    const { openPage, address } = await host({ '/': redirect('/new'), '/new': page('<p>Here') })
    const opened = await openPage(address())
    expect(opened.ok && opened.value.url.pathname).toBe('/new')
  })

  test('is followed while what comes with it never ends', async () => {
    const drips: ReturnType<typeof setInterval>[] = []
    const { openPage, address } = await host({
      '/': (_, response) => {
        response.writeHead(302, { location: '/new' })
        drips.push(setInterval(() => response.write('x'), 20))
      },
      '/new': page('<p>Here'),
    })
    expect(codeOf(await openPage(address()))).toBe('opened')
    for (const one of drips) clearInterval(one)
  })

  test.each(['http://[', 'http://%00/', '//', 'https://:80/'])('to %j is refused', async (location) => {
    const { openPage, address } = await host({ '/': redirect(location) })
    expect(codeOf(await openPage(address()))).toBe('unreachable')
  })

  test('in a circle is not', async () => {
    const { openPage, address } = await host({ '/': redirect('/a'), '/a': redirect('/') })
    expect(codeOf(await openPage(address()))).toBe('too_many_redirects')
  })

  test.each([
    ['a private address', 'http://10.0.0.7/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['IPv4 inside IPv6', 'http://[::ffff:10.0.0.7]/'],
    ['a local IPv6 address', 'http://[fd00::7]/'],
    ['a name that points inside', 'http://inside.test/'],
    ['a name that points inside and outside', 'http://both.test/'],
    ['a file', 'file:///etc/passwd'],
    ['an address with a user', 'http://a:b@practice.example/'],
    ['an address with a user alone', 'http://a@practice.example/'],
    ['an address with a password alone', 'http://:b@practice.example/'],
    ['another protocol', 'ftp://practice.example/'],
    ['a protocol that only begins like one', 'httpsx://practice.example/'],
    ['a protocol that only ends like one', 'xhttp://practice.example/'],
    ['a number written otherwise', 'http://0xa000007/'],
  ])('to %s is not', async (_, location) => {
    const { openPage, address } = await host(
      { '/': redirect(location) },
      { names: { 'inside.test': ['192.168.0.7'], 'both.test': ['8.8.8.8', 'fe80::1'] } },
    )
    expect(codeOf(await openPage(address()))).toBe('not_public')
  })
})

test('without the setting of tests, nothing of this machine is opened, and no port', async () => {
  const { port } = await host({ '/': page('<p>Inside') })
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return ['127.0.0.1']
  }
  const openPage = createOpenPage({ resolve, allowsLoopback: false })
  expect(codeOf(await openPage(new URL('http://127.0.0.1/')))).toBe('not_public')
  expect(codeOf(await openPage(new URL('http://[::1]/')))).toBe('not_public')
  expect(codeOf(await openPage(new URL(`http://practice.example:${port}/`)))).toBe('not_public')
  // No name is looked up for what is refused as it stands.
  expect(asked).toEqual([])
  expect(codeOf(await openPage(new URL('http://practice.example/')))).toBe('not_public')
  expect(asked).toEqual(['practice.example'])
})

test('a link works, is broken, or is nowhere', async () => {
  const { openPage, address } = await host({ '/': page('<p>Book'), '/gone': plain('x', 500) })
  expect(await checkLink(address(), openPage)).toMatchObject({ state: 'works', is_secure: false })
  expect(await checkLink(address('/gone'), openPage)).toMatchObject({ state: 'broken' })
  expect(await checkLink(address('/', 'nowhere.test'), openPage)).toMatchObject({ state: 'unreachable' })
})
