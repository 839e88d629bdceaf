import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const LEAST = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  FOYER_APP_URL: 'https://app.example/',
  // As the CLI hands on what is not set.
  FOYER_SUPPORT_EMAIL: 'env(FOYER_SUPPORT_EMAIL)',
  RESEND_API_KEY: 'env(RESEND_API_KEY)',
}

describe('readSettings', () => {
  test('finds the mailbox of `supabase start` by itself', () => {
    expect(readSettings(LEAST)).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      secretKey: 'sb_secret_x',
      supportEmail: 'help@foyer.example',
      appUrl: 'https://app.example',
      operator: 'Foyer',
      mail: {
        resend: null,
        mailpitUrl: 'http://inbucket:8025',
        from: { name: 'Foyer', email: 'hello@foyer.example' },
      },
    })
  })

  test('takes what is set', () => {
    const settings = readSettings({
      ...LEAST,
      FOYER_SUPPORT_EMAIL: 'desk@app.example',
      FOYER_MAIL_FROM: '"Front desk" <desk@app.example>',
      MAILPIT_URL: 'http://127.0.0.1:54324/',
      RESEND_API_KEY: 're_x',
    })
    expect(settings).toMatchObject({
      supportEmail: 'desk@app.example',
      mail: {
        resend: { apiKey: 're_x', url: 'https://api.resend.com' },
        mailpitUrl: 'http://127.0.0.1:54324',
        from: { name: 'Front desk', email: 'desk@app.example' },
      },
    })
    expect(readSettings({ ...LEAST, FOYER_MAIL_FROM: 'desk@app.example' }).mail.from).toEqual({
      name: '',
      email: 'desk@app.example',
    })
  })

  test.each([
    ['FOYER_SUPPORT_EMAIL', 'nobody'],
    ['FOYER_MAIL_FROM', 'Foyer <nobody>'],
    ['MAILPIT_URL', 'inbucket'],
    ['RESEND_URL', 'ftp://x.example'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readSettings({ ...LEAST, [name]: value })).toThrow(`support cannot start. ${name}`)
  })
})
