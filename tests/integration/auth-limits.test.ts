import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../supabase/local/config.ts'

const load = (env: Record<string, string> = {}) =>
  loadConfig(resolve(import.meta.dirname, '../..'), { FOYER_APP_URL: 'https://foyer.example', ...env }).auth

describe('the limits of sign-in', () => {
  it('make an 8-digit code that lives 24 hours safe', () => {
    const { email, rate_limit } = load()
    expect(email).toMatchObject({
      max_frequency: '60s',
      otp_expiry: 86_400,
      otp_length: 8,
      enable_confirmations: true,
      double_confirm_changes: true,
    })
    const guessesPerDay = rate_limit.token_verifications * 12 * 24
    expect(guessesPerDay / 10 ** email.otp_length).toBeLessThan(0.0001)
  })

  it('can be set from the environment, as with the CLI', () => {
    const { email, rate_limit } = load({
      SUPABASE_AUTH_EMAIL_MAX_FREQUENCY: '1s',
      SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: '100000',
      SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: '',
    })
    expect(email.max_frequency).toBe('1s')
    expect(rate_limit).toEqual({ token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 100_000 })
  })

  it('are refused when they are no numbers', () => {
    expect(() => load({ SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS: 'many' })).toThrow(
      /auth\.rate_limit\.token_verifications/,
    )
  })
})
