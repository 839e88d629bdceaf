import type { AuthFailure } from '../../session/auth-failure.ts'

/** Returns the message for a code that was refused. */
export function codeProblem({ code, message }: AuthFailure): string {
  switch (code) {
    case 'otp_expired':
      return 'This code is wrong or too old. Check the newest mail from us.'
    case 'otp_attempts_exceeded':
      return 'Five wrong codes: this code no longer works. Use the link in the same mail, or send the mail again.'
    case 'over_request_rate_limit':
      return 'Too many tries. Wait five minutes, then try again.'
    case 'unreachable':
      return 'We could not reach the server. Check your connection and press Enter to try again.'
    default:
      return message
  }
}
