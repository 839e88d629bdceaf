import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const LEAST = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  FOYER_APP_URL: 'https://app.example/',
}

describe('readSettings', () => {
  test('needs three values and knows the rest', () => {
    expect(readSettings(LEAST)).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      secretKey: 'sb_secret_x',
      appUrl: 'https://app.example',
      allowedOrigins: null,
      hashSecret: 'foyer-hash:sb_secret_x',
      turnstile: null,
    })
  })

  test('takes the older service_role key where there is no newer one', () => {
    const env = { ...LEAST, SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: 'eyJhb.eyJpc3M.c2ln' }
    expect(readSettings(env).secretKey).toBe('eyJhb.eyJpc3M.c2ln')
    expect(readSettings({ ...env, SUPABASE_SECRET_KEYS: 'not json' }).secretKey).toBe('eyJhb.eyJpc3M.c2ln')
    expect(readSettings({ ...LEAST, SUPABASE_SERVICE_ROLE_KEY: 'eyJhb.eyJpc3M.c2ln' }).secretKey).toBe(
      'sb_secret_x',
    )
  })

  test.each([
    [undefined, null],
    ['', null],
    ['*', null],
    ['https://a.example, *', null],
    ['env(FOYER_ALLOWED_ORIGINS)', null],
    ['https://a.example', ['https://a.example']],
    [
      ' https://a.example/ ,https://b.example:8443/path\nhttp://c.example',
      ['https://a.example', 'https://b.example:8443', 'http://c.example'],
    ],
  ])('FOYER_ALLOWED_ORIGINS %j means %j', (FOYER_ALLOWED_ORIGINS, origins) => {
    expect(readSettings({ ...LEAST, FOYER_ALLOWED_ORIGINS }).allowedOrigins).toEqual(origins)
  })

  test('asks for a challenge when its secret is set', () => {
    expect(readSettings({ ...LEAST, TURNSTILE_SECRET_KEY: 's' }).turnstile).toEqual({
      secretKey: 's',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    })
    const env = { ...LEAST, TURNSTILE_SECRET_KEY: 's', TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/verify' }
    expect(readSettings(env).turnstile?.verifyUrl).toBe('http://127.0.0.1:9/verify')
  })

  test('hashes with a secret of its own when there is one', () => {
    expect(readSettings({ ...LEAST, FOYER_HASH_SECRET: 'h' }).hashSecret).toBe('h')
  })

  test.each([
    ['FOYER_APP_URL', { FOYER_APP_URL: undefined }],
    ['FOYER_APP_URL', { FOYER_APP_URL: 'app.example' }],
    ['SUPABASE_URL', { SUPABASE_URL: 'ftp://x.example' }],
    ['SUPABASE_SECRET_KEYS', { SUPABASE_SECRET_KEYS: undefined }],
    ['TURNSTILE_VERIFY_URL', { TURNSTILE_VERIFY_URL: 'nonsense' }],
  ])('names %s when it cannot be used', (name, rest) => {
    expect(() => readSettings({ ...LEAST, ...rest })).toThrow(`capture-lead cannot start. ${name}: `)
  })
})
