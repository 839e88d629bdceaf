// What the screens say about links, codes and lists must match the settings of the backend.
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

it('keeps links valid for the 24 hours that the screen states', () => {
  expect(email.otp_expiry).toBe(24 * 60 * 60)
})

it('has codes as long as the field', () => {
  expect(email.otp_length).toBe(CODE_LENGTH)
})

it('counts down the wait that the service enforces', () => {
  expect(email.max_frequency).toBe(`${RESEND_WAIT_SECONDS}s`)
})
