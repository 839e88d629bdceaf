import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const LEAST = {
  SUPABASE_URL: 'http://127.0.0.1:54321/',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  FOYER_APP_URL: 'https://app.example/',
}

test('needs three values and knows the rest', () => {
  expect(readSettings(LEAST)).toEqual({
    supabaseUrl: 'http://127.0.0.1:54321',
    secretKey: 'sb_secret_x',
    appUrl: 'https://app.example',
    hashSecret: 'foyer-hash:sb_secret_x',
  })
  expect(readSettings({ ...LEAST, FOYER_HASH_SECRET: 'h' }).hashSecret).toBe('h')
})

test.each(['SUPABASE_URL', 'SUPABASE_SECRET_KEYS', 'FOYER_APP_URL'])(
  'names %s when it is missing',
  (name) => {
    expect(() => readSettings({ ...LEAST, [name]: undefined })).toThrow(`waitlist cannot start. ${name}: `)
  },
)
