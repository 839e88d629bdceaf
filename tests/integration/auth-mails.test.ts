import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillMailTemplate } from '../../scripts/mail-templates.ts'
import { renderHtml, renderSubject } from '../../supabase/local/auth/mail-template.ts'
import { loadConfig } from '../../supabase/local/config.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const APP = 'https://foyer.example'
const { auth } = loadConfig(ROOT, { FOYER_APP_URL: APP })
const redirectTo = `${APP}/onboarding/onboarding-guide?from=mail&lead=1`
const values = {
  SiteURL: APP,
  Email: 'dana@harbor.example',
  Token: '48291736',
  TokenHash: '5d1c',
  RedirectTo: redirectTo,
}
const changed = { ...values, NewEmail: 'new@harbor.example' }

function render(kind: string, data: Record<string, string>) {
  const template = auth.email.template[kind]
  if (!template?.content_path || !template.subject) throw new Error(`no template for ${kind}`)
  const html = renderHtml(readFileSync(resolve(ROOT, template.content_path), 'utf8'), data)
  const links = Array.from(
    html.matchAll(/href="([^"]+)"/g),
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )
  return { subject: renderSubject(template.subject, data), html, links }
}

describe.each(['confirmation', 'magic_link', 'recovery'])('the %s mail', (kind) => {
  const mail = render(kind, values)

  it('leads to the page that asks before it spends the token', () => {
    const [button, copied] = mail.links
    expect(`${button?.origin}${button?.pathname}`).toBe(`${APP}/auth/confirm`)
    expect(Object.fromEntries(button?.searchParams ?? [])).toEqual({
      token_hash: '5d1c',
      type: 'email',
      code: '48291736',
      redirect_to: redirectTo,
    })
    expect(copied?.href).toBe(`${APP}/auth/confirm?token_hash=5d1c&type=email`)
  })

  it('shows the code as two groups of four, in the subject too', () => {
    expect(mail.html).toContain('4829&nbsp;1736')
    expect(mail.subject).toBe('4829 1736 is your Foyer sign-in code')
  })

  it('shows a code of another length undivided', () => {
    const short = render(kind, { ...values, Token: '482917' })
    expect(short.html).toContain('>482917<')
    expect(short.subject).toBe('482917 is your Foyer sign-in code')
  })

  it('names the address and escapes it', () => {
    const { html } = render(kind, { ...values, Email: '<script>alert(1)</script>@harbor.example' })
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;@harbor.example')
    expect(html).not.toContain('<script>')
  })
})

describe('the email_change mail', () => {
  it('asks the new address to confirm and the old one to approve', () => {
    const toNew = render('email_change', { ...changed, SendingTo: 'new@harbor.example' })
    const toOld = render('email_change', { ...changed, SendingTo: 'dana@harbor.example' })
    expect(toNew.subject).toBe('Confirm your new email for Foyer')
    expect(toOld.subject).toBe('Approve your new email for Foyer')
    expect(toNew.html).toContain('dana@harbor.example')
    expect(toOld.html).toContain('new@harbor.example')
    expect(toOld.links[0]?.searchParams.get('type')).toBe('email_change')
    expect(toOld.links[0]?.searchParams.get('redirect_to')).toBe(redirectTo)
  })
})

describe.each(['sign-in', 'email-change'])('the template %s.html', (name) => {
  const source = readFileSync(resolve(ROOT, `supabase/templates/${name}.html`), 'utf8')

  it('promises the lifetime that the configuration gives', () => {
    const hours = /within (\d+)&nbsp;hours/.exec(source)?.[1]
    expect(Number(hours) * 3600).toBe(auth.email.otp_expiry)
  })

  it('loads nothing and stays far below the 102 kB at which mail clients cut', () => {
    expect(source).not.toMatch(/<img|<link|<script|url\(|@import/)
    expect(Buffer.byteLength(source)).toBeLessThan(20_000)
  })

  it('has no comment but the place of the operator, for the hosted service drops them all', () => {
    expect(fillMailTemplate(`${name}.html`, {})).not.toContain('<!--')
  })

  it('uses the colors of the app and no other', () => {
    const tokens = readFileSync(resolve(ROOT, 'packages/app/src/tokens.css'), 'utf8').toLowerCase()
    const colors = new Set(source.toLowerCase().match(/#[0-9a-f]{6}\b/g))
    expect([...colors].filter((color) => !tokens.includes(color))).toEqual([])
  })
})
