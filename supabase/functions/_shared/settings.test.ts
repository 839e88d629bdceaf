import { expect, test } from 'vitest'
import { readProjectSettings } from './settings.ts'

const LEAST = { SUPABASE_URL: 'http://127.0.0.1:54321/', SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}' }

test('needs what the platform sets, and nothing else', () => {
  expect(readProjectSettings('sb', LEAST)).toEqual({
    supabaseUrl: 'http://127.0.0.1:54321',
    secretKey: 'sb_secret_x',
  })
})

test.each([
  ['SUPABASE_URL', { SUPABASE_URL: undefined }],
  ['SUPABASE_SECRET_KEYS', { SUPABASE_SECRET_KEYS: '{}' }],
  ['SUPABASE_SECRET_KEYS', { SUPABASE_SECRET_KEYS: '{"default":"x"}' }],
])('names the function and %s when it cannot be used', (name, rest) => {
  expect(() => readProjectSettings('sb', { ...LEAST, ...rest })).toThrow(`sb cannot start. ${name}: `)
})
