import { expect, test } from 'vitest'
import { readSiteMailSettings, readSitesSettings } from './site-settings.ts'

const LEAST = {
  SUPABASE_URL: 'http://127.0.0.1:54321/',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  FOYER_APP_URL: 'https://app.example/',
  FOYER_SITES_DOMAIN: 'foyer.site',
}

test('reads addresses without a trailing slash, and the defaults of the others', () => {
  expect(readSiteMailSettings('domains', LEAST)).toMatchObject({
    supabaseUrl: 'http://127.0.0.1:54321',
    secretKey: 'sb_secret_x',
    appUrl: 'https://app.example',
    supportEmail: 'help@foyer.example',
    mail: { resend: null },
    operator: 'Foyer',
  })
})

test('names the operator as the pages of the app do', () => {
  const named = { ...LEAST, VITE_COMPANY_NAME: 'Lindgren Health LLC', VITE_COMPANY_ADDRESS: '12 Main St' }
  expect(readSiteMailSettings('domains', named).operator).toBe('Lindgren Health LLC, 12 Main St')
})

test.each([
  ['SUPABASE_SECRET_KEYS', ''],
  ['FOYER_APP_URL', 'app.example'],
  ['FOYER_SITES_DOMAIN', 'https://foyer.site'],
  ['FOYER_SUPPORT_EMAIL', 'the desk'],
])('names %s when it cannot be used', (name, value) => {
  expect(() => readSiteMailSettings('domains', { ...LEAST, [name]: value })).toThrow(
    `domains cannot start. ${name}: `,
  )
})

test('certificates come by themselves unless both variables of Cloudflare are set', () => {
  const cloudflare = { FOYER_CLOUDFLARE_ZONE_ID: 'zone', FOYER_CLOUDFLARE_API_TOKEN: 'token' }
  expect(readSitesSettings('sites', LEAST).certificates.apexLine).toBe('A')
  expect(readSitesSettings('sites', { ...LEAST, ...cloudflare }).certificates.apexLine).toBe('ALIAS')
  expect(() => readSitesSettings('sites', { ...LEAST, FOYER_CLOUDFLARE_ZONE_ID: 'zone' })).toThrow(
    'sites cannot start. FOYER_CLOUDFLARE_API_TOKEN: ',
  )
})
