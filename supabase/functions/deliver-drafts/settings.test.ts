import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const LEAST = {
  SUPABASE_URL: 'http://127.0.0.1:54321/',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  FOYER_APP_URL: 'https://app.example/',
  FOYER_SITES_DOMAIN: 'foyer.site',
}

test('reads addresses without a trailing slash, and the defaults of the others', () => {
  expect(readSettings(LEAST)).toMatchObject({
    supabaseUrl: 'http://127.0.0.1:54321',
    secretKey: 'sb_secret_x',
    appUrl: 'https://app.example',
    supportEmail: 'help@foyer.example',
    mail: { resend: null },
  })
})

test.each([
  ['SUPABASE_SECRET_KEYS', ''],
  ['FOYER_APP_URL', 'app.example'],
  ['FOYER_SITES_DOMAIN', 'https://foyer.site'],
  ['FOYER_SUPPORT_EMAIL', 'the desk'],
])('names %s when it cannot be used', (name, value) => {
  expect(() => readSettings({ ...LEAST, [name]: value })).toThrow(`deliver-drafts cannot start. ${name}: `)
})
