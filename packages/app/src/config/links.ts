import { env } from './env.ts'

/** Where the app points to outside of itself. */
export function outsideLinks() {
  const { termsUrl, privacyUrl, supportEmail } = env()
  return { terms: termsUrl, privacy: privacyUrl, support: `mailto:${supportEmail}`, supportEmail } as const
}
