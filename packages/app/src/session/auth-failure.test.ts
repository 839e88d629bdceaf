import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { authFailure } from './auth-failure.ts'

it('passes on the message of the service', () => {
  const error = new AuthApiError('Token has expired or is invalid', 403, 'otp_expired')
  expect(authFailure(error)).toEqual({ code: 'otp_expired', message: 'Token has expired or is invalid' })
})

it.each([
  new AuthUnknownError('Unexpected token < in JSON at position 0', new Error()),
  new AuthRetryableFetchError('Bad Gateway', 502),
  new AuthRetryableFetchError('HTTP 503', 503),
  new AuthRetryableFetchError('{}', 500),
])('says in a sentence that the server has a problem: $message', (error) => {
  expect(authFailure(error).message).toBe('Our server has a problem just now. Please try again in a moment.')
})

it('names a lost connection', () => {
  expect(authFailure(new AuthRetryableFetchError('Failed to fetch', 0)).code).toBe('unreachable')
})
