import { describe, expect, it } from 'vitest'
import { pageLoadOf } from './page-load.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
/** Already the next day in UTC. */
const NOW = Date.parse('2026-11-30T04:59:59Z')
const PAGE = { status: 200, isPage: true, deploy: 'd1' }

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return new Request('https://Cedar.example/about?utm=1', {
    method,
    headers: { 'user-agent': BROWSER, ...headers },
  })
}

const loadOf = (request: Request, answer = PAGE, now = NOW) =>
  pageLoadOf(request, new URL(request.url), answer, now)

describe('what is counted', () => {
  it('has host, day, path and the host name of the referrer, and nothing else', () => {
    const request = ask({ referer: 'https://Directory.example:8443/list?q=secret', cookie: 'id=1' })
    expect(loadOf(request)).toEqual({
      host: 'cedar.example',
      deploy: 'd1',
      day: '2026-11-29',
      page: '/about',
      source: 'directory.example',
    })
  })

  it('says that a page was opened from another page of the site', () => {
    for (const referer of ['https://cedar.example/', 'https://CEDAR.example./'])
      expect(loadOf(ask({ referer }))?.source).toBe('own')
  })

  it('has a page too long to keep as "other"', () => {
    const request = new Request(`https://cedar.example/${'a'.repeat(300)}`, {
      headers: { 'user-agent': BROWSER },
    })
    expect(loadOf(request)).toMatchObject({ page: 'other', source: '' })
  })

  it.each([
    'about:blank',
    'android-app://x.y/',
    'no address',
    'http://[::1]/',
    'http://intranet/',
    'https://203.0.113.7/',
  ])('names no source for the referrer %s', (referer) => expect(loadOf(ask({ referer }))?.source).toBe(''))

  it('has the Eastern day, which ends at midnight in summer and in winter', () => {
    const dayAt = (time: string) => loadOf(ask(), PAGE, Date.parse(time))?.day
    expect(dayAt('2026-11-30T04:59:59.999Z')).toBe('2026-11-29')
    expect(dayAt('2026-11-30T05:00:00Z')).toBe('2026-11-30')
    expect(dayAt('2026-07-01T03:59:59.999Z')).toBe('2026-06-30')
    expect(dayAt('2026-07-01T04:00:00Z')).toBe('2026-07-01')
  })

  it('includes a page that the browser already has', () => {
    expect(loadOf(ask(), { ...PAGE, status: 304 })).toBeDefined()
  })
})

describe('what is not counted', () => {
  it.each([
    [
      'a robot',
      ask({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      PAGE,
    ],
    ['a command-line program', ask({ 'user-agent': 'curl/8.5.0' }), PAGE],
    ['a program without a name', ask({ 'user-agent': '' }), PAGE],
    ['a prefetch', ask({ 'sec-purpose': 'prefetch' }), PAGE],
    ['a prerendered page', ask({ 'sec-purpose': 'prefetch;prerender' }), PAGE],
    ['a prefetch of an old browser', ask({ purpose: 'prefetch' }), PAGE],
    ["Safari's preview", ask({ purpose: 'preview' }), PAGE],
    ['a prefetch of an old Firefox', ask({ 'x-moz': 'prefetch' }), PAGE],
    ["an old Safari's preview", ask({ 'x-purpose': 'preview' }), PAGE],
    ['a link preview of a messenger', ask({ 'user-agent': 'WhatsApp/2.23.20.0' }), PAGE],
    [
      'an assistant',
      ask({
        'user-agent':
          'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      }),
      PAGE,
    ],
    [
      'a headless browser',
      ask({
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
      }),
      PAGE,
    ],
    ['a frame', ask({ 'sec-fetch-dest': 'iframe' }), PAGE],
    ['HEAD', ask({}, 'HEAD'), PAGE],
    ['a picture', ask(), { ...PAGE, isPage: false }],
    ['a page that is missing', ask(), { ...PAGE, status: 404 }],
    ['a site that is unavailable', ask(), { ...PAGE, status: 503 }],
    ['a redirect', ask(), { ...PAGE, status: 308 }],
  ])('leaves out %s', (_what, request, answer) => {
    expect(loadOf(request, answer)).toBeUndefined()
  })
})
