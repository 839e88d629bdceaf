import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const LEAST = { SUPABASE_URL: 'https://project.example/', SUPABASE_SECRET_KEY: 'sb_secret_abc-D_e' }

test('needs the project and its key', () => {
  expect(readSettings(LEAST)).toEqual({
    supabaseUrl: 'https://project.example',
    secretKey: 'sb_secret_abc-D_e',
    port: 4322,
    folder: null,
    maxBytes: 1e10,
  })
  expect(readSettings({ ...LEAST, SUPABASE_SECRET_KEY: 'eyJhb.eyJpc3M.c2ln' }).secretKey).toBe(
    'eyJhb.eyJpc3M.c2ln',
  )
  expect(readSettings({ ...LEAST, FOYER_SITES_MAX_GB: '0.5', FOYER_SITES_PORT: '0' })).toMatchObject({
    port: 0,
    maxBytes: 5e8,
  })
})

test.each([
  { SUPABASE_URL: '' },
  { SUPABASE_URL: 'project.example' },
  { SUPABASE_URL: 'file:///etc' },
  { SUPABASE_SECRET_KEY: undefined },
  { SUPABASE_SECRET_KEY: 'x' },
  { SUPABASE_SECRET_KEY: 'sb_publishable_abc' },
  { SUPABASE_SECRET_KEY: 'sb_secret_' },
  { FOYER_SITES_PORT: '-1' },
  { FOYER_SITES_PORT: '80.5' },
  { FOYER_SITES_PORT: '70000' },
  { FOYER_SITES_PORT: 'http' },
  { FOYER_SITES_MAX_GB: '-1' },
  { FOYER_SITES_MAX_GB: '0' },
  { FOYER_SITES_MAX_GB: 'ten' },
  { FOYER_SITES_MAX_GB: 'Infinity' },
])('%j is refused in one sentence that names the variable', (wrong) => {
  expect(() => readSettings({ ...LEAST, ...wrong })).toThrow(
    new RegExp(`^${Object.keys(wrong)[0]} is no[t ].*\\.$`),
  )
})
