import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { createProductionConfig, findEnvironmentProblems, readSecrets } from './production-config.ts'

const PRODUCTION = {
  FOYER_APP_URL: 'https://app.practice.example/',
  FOYER_SITES_DOMAIN: 'sites.example',
  FOYER_MAIL_FROM: '"Foyer Health" <hello@practice.example>',
  FOYER_SMTP_HOST: 'smtp.practice.example',
  FOYER_SMTP_PORT: '587',
  FOYER_SMTP_USER: 'foyer',
  FOYER_SMTP_PASSWORD: 'password',
  FOYER_SUPPORT_EMAIL: 'help@practice.example',
  FOYER_PAYOUT_KEY: 'QvY0pN3sXw7uJrZc5bTgLk2mHf8aEd1o',
  RESEND_API_KEY: 're_production',
  VITE_COMPANY_NAME: 'Lindgren Health LLC',
  VITE_COMPANY_ADDRESS: '12 Main St, Chattanooga, TN 37402',
  VITE_GOVERNING_LAW: 'Tennessee',
  VITE_PROCESSORS: 'Supabase (database), Resend (mail)',
}

test('accepts a complete environment', () => {
  expect(findEnvironmentProblems(PRODUCTION)).toEqual([])
})

test.each(Object.keys(PRODUCTION))('asks for %s when it is missing or empty', (name) => {
  const sentence = expect.stringMatching(`^${name} is not set: set it to .+\\.$`)
  expect(findEnvironmentProblems({ ...PRODUCTION, [name]: undefined })).toEqual([sentence])
  expect(findEnvironmentProblems({ ...PRODUCTION, [name]: ' ' })).toEqual([sentence])
})

test.each([
  ['FOYER_SITES_DOMAIN', 'localhost:4322'],
  ['FOYER_APP_URL', 'http://app.example'],
  ['FOYER_APP_URL', 'https://localhost'],
  ['FOYER_APP_URL', 'https://127.0.0.1:5173'],
  ['FOYER_APP_URL', 'https://[::1]'],
  ['FOYER_APP_URL', 'https://app.example/path'],
  ['FOYER_APP_URL', 'env(FOYER_APP_URL)'],
  ['FOYER_MAIL_FROM', 'hello@practice.example'],
  ['FOYER_MAIL_FROM', 'Foyer <nobody>'],
  ['FOYER_SMTP_HOST', 'smtp://smtp.practice.example'],
  ['FOYER_SMTP_PORT', 'env(FOYER_SMTP_PORT)'],
  ['FOYER_SUPPORT_EMAIL', 'help'],
  ['FOYER_PAYOUT_KEY', 'short'],
])('refuses %s=%s', (name, value) => {
  expect(findEnvironmentProblems({ ...PRODUCTION, [name]: value })).toEqual([
    expect.stringMatching(`^${name} cannot be used: set it to .+\\.$`),
  ])
})

test('refuses what is for tests alone', () => {
  expect(findEnvironmentProblems({ ...PRODUCTION, FOYER_READER_ALLOWS_LOOPBACK: 'for tests' })).toEqual([
    expect.stringMatching(/^FOYER_READER_ALLOWS_LOOPBACK is set/),
  ])
})

test('adds the values of production to config.toml and keeps the others', () => {
  expect(parse(createProductionConfig(PRODUCTION))).toMatchObject({
    project_id: 'foyer',
    auth: {
      site_url: 'https://app.practice.example',
      additional_redirect_urls: [],
      rate_limit: { email_sent: 300, token_verifications: 30 },
      email: {
        otp_length: 8,
        smtp: {
          enabled: true,
          host: 'smtp.practice.example',
          port: 587,
          pass: 'env(FOYER_SMTP_PASSWORD)',
          admin_email: 'hello@practice.example',
          sender_name: 'Foyer Health',
        },
      },
    },
  })
})

test('reads the secrets that the functions know and the environment sets', () => {
  expect(readSecrets(PRODUCTION)).toEqual({
    FOYER_APP_URL: PRODUCTION.FOYER_APP_URL,
    FOYER_SITES_DOMAIN: PRODUCTION.FOYER_SITES_DOMAIN,
    FOYER_MAIL_FROM: PRODUCTION.FOYER_MAIL_FROM,
    FOYER_PAYOUT_KEY: PRODUCTION.FOYER_PAYOUT_KEY,
    FOYER_SUPPORT_EMAIL: PRODUCTION.FOYER_SUPPORT_EMAIL,
    RESEND_API_KEY: PRODUCTION.RESEND_API_KEY,
    VITE_COMPANY_NAME: PRODUCTION.VITE_COMPANY_NAME,
    VITE_COMPANY_ADDRESS: PRODUCTION.VITE_COMPANY_ADDRESS,
  })
})
