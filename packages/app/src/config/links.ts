import { env } from './env.ts'

/** Where the app points to outside of itself. */
export function outsideLinks() {
  const { termsUrl, privacyUrl, schedulingUrl, supportEmail, guideUrl, calculatorUrl } = env()
  return {
    terms: termsUrl,
    privacy: privacyUrl,
    scheduling: schedulingUrl,
    support: `mailto:${supportEmail}`,
    supportEmail,
    guide: guideUrl,
    calculator: calculatorUrl,
  } as const
}
