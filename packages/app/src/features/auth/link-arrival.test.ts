import { afterEach, describe, expect, it } from 'vitest'
import { clearLinkError, linkError, takeLinkArrival } from './link-arrival.ts'

const arriveAt = (address: string) => {
  history.replaceState(null, '', address)
  return takeLinkArrival(window)
}

afterEach(clearLinkError)

describe('takeLinkArrival', () => {
  it('takes a session out of the fragment', () => {
    const arrival = arriveAt(
      '/onboarding/onboarding-guide?a=1#access_token=x.y.z&refresh_token=r&sb=&type=magiclink',
    )
    expect(arrival).toEqual({ kind: 'session', tokens: { accessToken: 'x.y.z', refreshToken: 'r' } })
    expect(location.href).toBe('https://app.test/onboarding/onboarding-guide?a=1')
    expect(linkError()).toBeNull()
  })

  it.each([
    ['/#error=access_denied&error_code=otp_expired&error_description=Gone', 'otp_expired'],
    ['/?error=access_denied&error_code=user_banned&error_description=No#error=access_denied', 'user_banned'],
    ['/#error=server_error', 'server_error'],
  ])('takes the reason out of %s', (address, code) => {
    expect(arriveAt(address)).toEqual({ kind: 'error', code })
    expect(location.href).toBe('https://app.test/')
    expect(linkError()).toBe(code)
  })

  it.each(['/', '/#part', '/?error=mine#access_token=only'])('leaves %s alone', (address) => {
    expect(arriveAt(address)).toBeNull()
    expect(location.pathname + location.search + location.hash).toBe(address)
  })
})
