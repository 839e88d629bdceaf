import { PROOF_PATH, pointerPath } from '@foyer/shared/sites/pointer.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, HTML, sha256 } from '../testing/bucket.ts'
import { HOST, startEngine } from '../testing/start-engine.ts'

const nextSecond = () => vi.advanceTimersByTime(1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a live site', () => {
  it('is served with the hash of its content as ETag, and is asked for again on each visit', async () => {
    const { bucket, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    const response = await get()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('Hello')
    const etag = `"${sha256(bytesOf('Hello'))}"`
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag,
      'content-type': HTML,
      'content-length': '5',
      'cache-control': 'max-age=0, must-revalidate',
    })
    const again = await get('/', { 'if-none-match': `"x", W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  })

  it('counts its pages, not what is missing and not without a browser', async () => {
    const { bucket, get, loads } = startEngine()
    const deploy = bucket.publish(HOST, 'Hello')
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }
    await get('/', { ...browser, referer: 'https://directory.example/list' })
    await get('/missing', browser)
    await get('/')
    await get('/', browser, 'nobody.example')
    expect(loads).toEqual([
      {
        host: HOST,
        deploy,
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        page: '/',
        source: 'directory.example',
      },
    ])
  })

  it('answers 200 to the ETag of another page of equal length', async () => {
    const { bucket, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    const etag = (await get()).headers.get('etag') ?? ''
    bucket.publish(HOST, 'Howdy')
    nextSecond()
    const response = await get('/', { 'if-none-match': etag })
    expect([response.status, await response.text()]).toEqual([200, 'Howdy'])
  })

  it('has pages of its own at their folders, and leads there without the last slash', async () => {
    const { bucket, get } = startEngine()
    const deploy = bucket.deployPage('Hello', { '/emdr/': { body: 'EMDR in Atlanta' } })
    bucket.point(HOST, { state: 'live', deploy, previous: [] })
    const page = await get('/emdr/')
    expect([page.status, await page.text()]).toEqual([200, 'EMDR in Atlanta'])
    const short = await get('/emdr?from=ad')
    expect([short.status, short.headers.get('location')]).toEqual([308, '/emdr/?from=ad'])
    expect((await get('/emdr/index.html')).status).toBe(404)
    expect((await get('/assets')).status).toBe(404)
  })

  it('has its own page for what is not there, which no ETag shortens', async () => {
    const { bucket, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    for (const path of [
      '/other',
      '/404.html',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f',
      '/a//b',
      '/%ff',
      '/__proto__',
    ]) {
      const response = await get(path, { 'if-none-match': '*' })
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not on this site'])
      expect(response.headers.get('etag')).toBeNull()
    }
  })

  it('serves immutable files of the deploys before it, but not their pages', async () => {
    const { bucket, get } = startEngine()
    const font = { '/assets/a.woff2': { body: 'font', type: 'font/woff2' } } as const
    const first = bucket.deployPage('One', { ...font, '/old.html': { body: 'old' } })
    bucket.point(HOST, { state: 'live', deploy: first, previous: [] })
    expect((await get('/assets/a.woff2')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    bucket.point(HOST, { state: 'live', deploy: bucket.deployPage('Two'), previous: [first] })
    nextSecond()
    expect(await (await get()).text()).toBe('Two')
    expect(await (await get('/assets/a.woff2')).text()).toBe('font')
    expect((await get('/old.html')).status).toBe(404)
  })

  it('answers HEAD without a body, and no other method', async () => {
    const { bucket, engine } = startEngine()
    bucket.publish(HOST, 'Hello')
    const head = await engine.fetch(new Request(`http://${HOST}/`, { method: 'HEAD' }))
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', ''])
    const post = await engine.fetch(new Request(`http://${HOST}/`, { method: 'POST', body: 'x' }))
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([true, false])('allows neither script nor form nor frame (secure: %s)', async (isSecure) => {
    const { bucket, get } = startEngine({ isSecure })
    bucket.publish(HOST, 'Hello')
    const { headers } = await get('/', { 'x-forwarded-proto': 'https' })
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('script')
    // Every source is the site itself, or data in the page.
    expect(policy).not.toMatch(/https?:|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('strict-transport-security')).toBe(isSecure ? 'max-age=63072000' : null)
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('a redirect', () => {
  it('leads from a name that has moved to the one that serves', async () => {
    const { bucket, get } = startEngine()
    bucket.point('www.cedar.example', { state: 'moved', canonical: 'cedar.example' })
    const response = await get('/a?b=c', {}, 'WWW.Cedar.Example.:4322')
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'http://cedar.example:4322/a?b=c',
    ])
  })

  it('leads in one hop from plain HTTP to TLS', async () => {
    const { bucket, get } = startEngine({ isSecure: true })
    bucket.point('www.cedar.example', { state: 'moved', canonical: 'cedar.example' })
    bucket.publish(HOST, 'Hello')
    const moved = await get('/a', {}, 'www.cedar.example')
    expect(moved.headers.get('location')).toBe('https://cedar.example/a')
    const plain = await get('/?x=1', { 'x-forwarded-proto': 'http' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${HOST}/?x=1`])
    expect((await get('/', { 'x-forwarded-proto': 'https' })).status).toBe(200)
  })
})

describe('the proof of a domain', () => {
  it.each([
    { state: 'waiting' },
    { state: 'offline' },
    { state: 'moved', canonical: 'other.example' },
  ] as const)('is answered whatever its state: $state', async (pointer) => {
    const { bucket, get } = startEngine({ isSecure: true })
    bucket.point(HOST, { ...pointer, proof: 'k3v9' })
    const response = await get(PROOF_PATH, { 'x-forwarded-proto': 'http' })
    expect([response.status, await response.text()]).toEqual([200, 'k3v9'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await get(`${PROOF_PATH}/x`)).status).not.toBe(200)
  })

  it('is no file of a site without one', async () => {
    const { bucket, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    expect((await get(PROOF_PATH)).status).toBe(404)
  })
})

describe('an address without a site', () => {
  it.each([
    ['offline', 'This website is offline'],
    ['waiting', 'This website is not ready yet'],
  ] as const)('that is %s says so, and search engines leave it out', async (state, heading) => {
    const { bucket, get } = startEngine()
    bucket.point(HOST, { state })
    const response = await get('/anything')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<h1>${heading}</h1>`)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is nobody’s, and Storage is not asked for what is no hostname', async () => {
    const { bucket, get } = startEngine()
    for (const host of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      `${'a'.repeat(10_000)}.example`,
      `${'a.'.repeat(200)}b`,
    ]) {
      const response = await get('/', {}, host)
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('There is no website here'),
      ])
    }
    expect(bucket.reads).toEqual([])
    expect((await get()).status).toBe(404)
    expect(bucket.reads).toEqual([pointerPath(HOST)])
  })

  it('that looks like another in another script is another', async () => {
    const { bucket, get } = startEngine()
    bucket.publish(HOST, 'Hello')
    // Cyrillic "с" and "е".
    const response = await get('/', {}, 'сеdar.foyer.example')
    expect(response.status).toBe(404)
    expect(bucket.reads).toEqual([expect.stringMatching(/^hosts\/xn--[a-z0-9-]+\.foyer\.example\.json$/)])
  })

  it('is unavailable, not nobody’s, while Storage is silent and nothing is kept', async () => {
    const { get, silence } = startEngine()
    silence()
    const response = await get()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })
})
