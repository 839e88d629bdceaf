import { env } from './env.ts'

/** The links to pages outside of the app, and the support address. */
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
