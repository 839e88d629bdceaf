// What the screens say about links and codes has to be what the backend does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CODE_LENGTH } from './src/features/auth/code-field.tsx'
import { RESEND_WAIT_SECONDS } from './src/features/auth/sent-link.ts'

const config = z
  .object({
    auth: z.object({
      email: z.object({ otp_expiry: z.number(), otp_length: z.number(), max_frequency: z.string() }),
    }),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, '../../supabase/config.toml'), 'utf8')))
const { email } = config.auth

it('gives links the 24 hours that the screen promises', () => {
  expect(email.otp_expiry).toBe(24 * 60 * 60)
})

it('has codes of the length that the field takes', () => {
  expect(email.otp_length).toBe(CODE_LENGTH)
})

it('counts down the wait that the service keeps', () => {
  expect(email.max_frequency).toBe(`${RESEND_WAIT_SECONDS}s`)
})
