import { describe, expect, it } from 'vitest'
import cases from './resolve-redirect.test-cases.json' with { type: 'json' }
import { isRedirectAllowed, resolveRedirect } from './resolve-redirect.ts'

describe('the redirect allow list', () => {
  it.each(cases)('$test: $desc ($redirect)', (row) => {
    const rules = { siteUrl: row.site_url, allowList: row.allow_list }
    if (row.valid !== undefined) expect(isRedirectAllowed(rules, row.redirect)).toBe(row.valid)
    else expect(resolveRedirect(rules, row.redirect)).toBe(row.result)
  })

  const rules = { siteUrl: 'https://app.example', allowList: ['https://*.preview.example/**', 'my_app://**'] }

  it.each([
    ['\thttps://2130706433/'],
    ['https://2130706433/'],
    ['https://app.example.evil.example/'],
    ['https://app.example@evil.example/'],
    ['https://evil.example/#https://x.preview.example/'],
    ['https://evil.example/?x=https://x.preview.example/'],
    ['https:evil.example'],
    ['https://evil.example\\@app.example/'],
    ['https:\\\\evil.example'],
    ['https:///evil.example'],
    ['javascript:alert(1)'],
    ['//evil.example/'],
    ['https://[::2]/'],
  ])('refuses %j', (redirect) => {
    expect(resolveRedirect(rules, redirect)).toBe('https://app.example')
  })

  it.each([['https://a-b.preview.example/deep/path?x=1#y'], ['my_app://callback'], ['http://[::1]:9999/x']])(
    'allows %j',
    (redirect) => {
      expect(resolveRedirect(rules, redirect)).toBe(redirect)
    },
  )

  it('falls back to an allowed Referer before the site', () => {
    expect(resolveRedirect(rules, 'https://evil.example', 'https://app.example/start')).toBe(
      'https://app.example/start',
    )
  })
})
