// What the screens say about links, codes and lists must match the settings of the backend.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CODE_LENGTH } from './src/features/auth/code-field.tsx'
import { RESEND_WAIT_SECONDS } from './src/features/auth/sent-link.ts'
import { MAX_ROWS } from './src/lib/row-limit.ts'

const config = z
  .object({
    api: z.object({ max_rows: z.number() }),
    auth: z.object({
      email: z.object({ otp_expiry: z.number(), otp_length: z.number(), max_frequency: z.string() }),
    }),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, '../../supabase/config.toml'), 'utf8')))
const { email } = config.auth

it('detects a cut-off list at the row limit of the API', () => {
  expect(config.api.max_rows).toBe(MAX_ROWS)
})

it('keeps links valid for the 24 hours that the screen states', () => {
  expect(email.otp_expiry).toBe(24 * 60 * 60)
})

it('has codes as long as the field', () => {
  expect(email.otp_length).toBe(CODE_LENGTH)
})

it('counts down the wait that the service enforces', () => {
  expect(email.max_frequency).toBe(`${RESEND_WAIT_SECONDS}s`)
})
