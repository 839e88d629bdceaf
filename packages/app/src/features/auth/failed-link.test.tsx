import { afterEach, expect, it } from 'vitest'
import { clearFailedLink, failedLinkCode, takeFailedLink } from './failed-link.ts'

const openAt = (address: string) => {
  history.replaceState(null, '', address)
  return takeFailedLink(window)
}

afterEach(clearFailedLink)

it.each([
  ['/#error=access_denied&error_code=otp_expired&error_description=Gone', 'otp_expired'],
  ['/?error=access_denied&error_code=user_banned&error_description=No#error=access_denied', 'user_banned'],
  ['/#error=server_error', 'server_error'],
])('reads the error code of %s', (address, code) => {
  expect(openAt(address)).toBe(code)
  expect(location.href).toBe('https://app.test/')
  expect(failedLinkCode()).toBe(code)
})

it.each(['/', '/#part', '/?error=mine#part', '/#access_token=x.y.z&refresh_token=r'])(
  'ignores %s',
  (address) => {
    expect(openAt(address)).toBeNull()
    expect(location.pathname + location.search + location.hash).toBe(address)
  },
)
