import { afterEach, describe, expect, it } from 'vitest'
import { clearFailedLink, failedLinkCode, takeAuthCallback } from './auth-callback.ts'

const openAt = (address: string) => {
  history.replaceState(null, '', address)
  return takeAuthCallback(window)
}

afterEach(clearFailedLink)

describe('takeAuthCallback', () => {
  it('reads a session from the fragment', () => {
    const callback = openAt(
      '/onboarding/onboarding-guide?a=1#access_token=x.y.z&refresh_token=r&sb=&type=magiclink',
    )
    expect(callback).toEqual({ kind: 'session', tokens: { accessToken: 'x.y.z', refreshToken: 'r' } })
    expect(location.href).toBe('https://app.test/onboarding/onboarding-guide?a=1')
    expect(failedLinkCode()).toBeNull()
  })

  it.each([
    ['/#error=access_denied&error_code=otp_expired&error_description=Gone', 'otp_expired'],
    ['/?error=access_denied&error_code=user_banned&error_description=No#error=access_denied', 'user_banned'],
    ['/#error=server_error', 'server_error'],
  ])('reads the error code of %s', (address, code) => {
    expect(openAt(address)).toEqual({ kind: 'error', code })
    expect(location.href).toBe('https://app.test/')
    expect(failedLinkCode()).toBe(code)
  })

  it.each(['/', '/#part', '/?error=mine#access_token=only'])('ignores %s', (address) => {
    expect(openAt(address)).toBeNull()
    expect(location.pathname + location.search + location.hash).toBe(address)
  })
})
