import { describe, expect, it } from 'vitest'
import { pageLoadOf } from './page-load.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const NOW = new Date('2026-11-29T23:59:59Z')
const PAGE = { status: 200, isPage: true }

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return new Request('https://Cedar.example/about?utm=1', {
    method,
    headers: { 'user-agent': BROWSER, ...headers },
  })
}

describe('what is counted', () => {
  it('has host, day, path and the host name of the referrer, and nothing else', () => {
    const request = ask({ referer: 'https://Directory.example:8443/list?q=secret', cookie: 'id=1' })
    expect(pageLoadOf(request, PAGE, NOW)).toEqual({
      host: 'cedar.example',
      day: '2026-11-29',
      page: '/about',
      source: 'directory.example',
    })
  })

  it.each([
    'https://cedar.example/',
    'https://CEDAR.example./',
    'about:blank',
    'android-app://x.y/',
    'no address',
  ])('names no source for the referrer %s', (referer) =>
    expect(pageLoadOf(ask({ referer }), PAGE, NOW)?.source).toBe(''),
  )

  it('includes a page that the browser already has', () => {
    expect(pageLoadOf(ask(), { ...PAGE, status: 304 }, NOW)).toBeDefined()
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
    ['a frame', ask({ 'sec-fetch-dest': 'iframe' }), PAGE],
    ['HEAD', ask({}, 'HEAD'), PAGE],
    ['a picture', ask(), { status: 200, isPage: false }],
    ['a page that is missing', ask(), { status: 404, isPage: true }],
    ['a site that is unavailable', ask(), { status: 503, isPage: true }],
    ['a redirect', ask(), { status: 308, isPage: true }],
  ])('leaves out %s', (_what, request, answer) => {
    expect(pageLoadOf(request, answer, NOW)).toBeUndefined()
  })
})
