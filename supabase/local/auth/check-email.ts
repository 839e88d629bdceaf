import { invalidRequest } from './auth-error.ts'

// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)
const MAX_EMAIL_LENGTH = 255

/** The address in lower case, as it is stored and hashed; 400 if it is invalid. */
export function checkEmail(text: string): string {
  if (text.length > MAX_EMAIL_LENGTH) throw invalidRequest('An email address is too long')
  const email = text.toLowerCase()
  if (!EMAIL.test(email)) throw invalidRequest('Unable to validate email address: invalid format')
  return email
}
