/** Every value that can be configured, with the name of its environment variable. All of them are public. */
export const CONFIG_VARIABLES = {
  supabaseUrl: 'VITE_SUPABASE_URL',
  supabaseKey: 'VITE_SUPABASE_PUBLISHABLE_KEY',
  apiOnOwnOrigin: 'VITE_API_ON_OWN_ORIGIN',
  appUrl: 'VITE_APP_URL',
  sitesDomain: 'VITE_SITES_DOMAIN',
  termsUrl: 'VITE_TERMS_URL',
  privacyUrl: 'VITE_PRIVACY_URL',
  termsVersion: 'VITE_TERMS_VERSION',
  schedulingUrl: 'VITE_SCHEDULING_URL',
  companyName: 'VITE_COMPANY_NAME',
  companyAddress: 'VITE_COMPANY_ADDRESS',
  governingLaw: 'VITE_GOVERNING_LAW',
  priceRange: 'VITE_PRICE_RANGE',
  processors: 'VITE_PROCESSORS',
  supportEmail: 'VITE_SUPPORT_EMAIL',
  guideUrl: 'VITE_GUIDE_URL',
  calculatorUrl: 'VITE_CALCULATOR_URL',
} as const

export type ConfigName = keyof typeof CONFIG_VARIABLES

/** Values that a server can put into the page; they win over those set at build time. */
export type RuntimeConfig = { readonly [Name in ConfigName]?: string }

/** The id of the data block in the page that carries it. */
export const CONFIG_ELEMENT_ID = 'foyer-config'
