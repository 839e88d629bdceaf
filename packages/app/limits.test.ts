// What the screens say about links and codes has to be what the backend does.
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

it('takes a list for cut off at the number of rows where the API cuts it', () => {
  expect(config.api.max_rows).toBe(MAX_ROWS)
})

it('gives links the 24 hours that the screen promises', () => {
  expect(email.otp_expiry).toBe(24 * 60 * 60)
})

it('has codes of the length that the field takes', () => {
  expect(email.otp_length).toBe(CODE_LENGTH)
})

it('counts down the wait that the service keeps', () => {
  expect(email.max_frequency).toBe(`${RESEND_WAIT_SECONDS}s`)
})
