import { describe, expect, it } from 'vitest'
import { parseEnv, readRawConfig } from './env.ts'

const ORIGIN = 'https://app.test'
const required = { supabaseUrl: 'https://api.test/', supabaseKey: 'key', sitesDomain: 'sites.test' }

describe('parseEnv', () => {
  it('derives the optional values', () => {
    const parsed = parseEnv(required, ORIGIN)
    expect(parsed.ok && parsed.value).toMatchObject({
      supabaseUrl: 'https://api.test',
      functionsUrl: 'https://api.test/functions/v1',
      appUrl: ORIGIN,
      termsUrl: '/terms',
      privacyUrl: '/privacy',
      supportEmail: expect.stringContaining('@'),
      companyName: 'Foyer',
      companyAddress: '',
      guideUrl: '/marketing-guide',
      calculatorUrl: '/budget-calculator',
    })
  })

  it.each([
    ['true', ORIGIN],
    ['false', 'https://api.test'],
    ['', 'https://api.test'],
  ])(
    'reaches the API with VITE_API_ON_OWN_ORIGIN=%s at %s, and captures at its own address',
    (value, apiUrl) => {
      const parsed = parseEnv({ ...required, apiOnOwnOrigin: value }, ORIGIN)
      expect(parsed.ok && parsed.value).toMatchObject({
        apiUrl,
        functionsUrl: 'https://api.test/functions/v1',
        supabaseUrl: 'https://api.test',
      })
    },
  )

  it('needs the domain of sites, except on one machine', () => {
    const { sitesDomain: _, ...others } = required
    const local = parseEnv(others, 'http://127.0.0.1:5173')
    expect(local.ok && local.value.sitesDomain).toBe('localhost:4322')
    const deployed = parseEnv(others, ORIGIN)
    expect(deployed.ok ? [] : deployed.error.problems).toEqual(['VITE_SITES_DOMAIN is missing'])
    const wrong = parseEnv({ ...others, sitesDomain: 'https://sites.test' }, ORIGIN)
    expect(wrong.ok ? [] : wrong.error.problems).toEqual(['VITE_SITES_DOMAIN is not a domain'])
  })

  it('names every variable that is missing or wrong', () => {
    const parsed = parseEnv(
      {
        supabaseUrl: '',
        apiOnOwnOrigin: 'yes',
        termsUrl: 'javascript:alert(1)',
        supportEmail: 'nobody',
      },
      ORIGIN,
    )
    expect(parsed.ok ? [] : parsed.error.problems).toEqual([
      'VITE_SUPABASE_URL is missing',
      'VITE_SUPABASE_PUBLISHABLE_KEY is missing',
      'VITE_API_ON_OWN_ORIGIN is neither true nor false',
      'VITE_TERMS_URL is not a web address',
      'VITE_SUPPORT_EMAIL is not an email address',
    ])
  })
})

describe('readRawConfig', () => {
  it('prefers the values of the page over those of the build', () => {
    const page = new DOMParser().parseFromString(
      '<script type="application/json" id="foyer-config">{"supabaseUrl":"https://other.test"}</script>',
      'text/html',
    )
    expect(readRawConfig(page)).toMatchObject({
      supabaseUrl: 'https://other.test',
      supabaseKey: 'sb_publishable_test',
    })
  })
})
