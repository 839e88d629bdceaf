import { env } from './env.ts'

/** Where the app points to outside of itself. */
export function outsideLinks() {
  const { termsUrl, privacyUrl, schedulingUrl, supportEmail } = env()
  return {
    terms: termsUrl,
    privacy: privacyUrl,
    scheduling: schedulingUrl,
    support: `mailto:${supportEmail}`,
    supportEmail,
  } as const
}
