import { env } from './env.ts'

/** The links to pages outside of the app, the company and the support address. */
export function outsideLinks() {
  const { termsUrl, privacyUrl, schedulingUrl, guideUrl, calculatorUrl, ...named } = env()
  const { companyName, companyAddress, supportEmail } = named
  return {
    companyName,
    companyAddress,
    terms: termsUrl,
    privacy: privacyUrl,
    scheduling: schedulingUrl,
    support: `mailto:${supportEmail}`,
    supportEmail,
    guide: guideUrl,
    calculator: calculatorUrl,
  } as const
}
