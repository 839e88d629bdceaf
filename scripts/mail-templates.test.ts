import { expect, test } from 'vitest'
import { renderHtml } from '../supabase/local/auth/mail-template.ts'
import { loadConfig } from '../supabase/local/config.ts'
import { fillMailTemplate, MAIL_TEMPLATES, mailTemplateOverrides } from './mail-templates.ts'
import { ROOT } from './run-command.ts'

const VALUES = {
  SiteURL: 'https://app.example',
  Email: 'dana@harbor.example',
  NewEmail: 'new@harbor.example',
  SendingTo: 'dana@harbor.example',
  Token: '48291736',
  TokenHash: '5d1c',
  RedirectTo: 'https://app.example/home',
}

test.each(MAIL_TEMPLATES)('%s names the operator, with help and privacy', (file) => {
  const html = renderHtml(
    fillMailTemplate(file, {
      VITE_COMPANY_NAME: 'Lindgren & {{ .Token }} LLC',
      VITE_COMPANY_ADDRESS: '12 Main St, Chattanooga, TN 37402',
    }),
    VALUES,
  )
  const foot =
    /Lindgren &#38; &#123;&#123; \.Token &#125;&#125; LLC, 12 Main St, Chattanooga, TN 37402<br><a [^>]*href="https:\/\/app\.example\/support"[^>]*>Help<\/a> &middot; <a [^>]*href="https:\/\/app\.example\/privacy"/
  expect(html).toMatch(foot)
})

test.each(MAIL_TEMPLATES)('%s names Foyer where nobody is set', (file) => {
  expect(fillMailTemplate(file, {})).toContain('>Foyer<br>')
})

test('a template without a place for the operator is an error', () => {
  expect(() => fillMailTemplate('../config.toml', {})).toThrow(/has no <!-- operator -->/)
})

test('the embedded stack sends every mail of the auth service with the operator', () => {
  const env = { FOYER_APP_URL: 'https://app.example', VITE_COMPANY_NAME: 'Lindgren Health LLC' }
  const { auth } = loadConfig(ROOT, { ...env, ...mailTemplateOverrides(env) })
  const templates = Object.values(auth.email.template)
  expect(templates).toHaveLength(4)
  for (const { content } of templates) expect(content).toContain('Lindgren Health LLC<br>')
})
