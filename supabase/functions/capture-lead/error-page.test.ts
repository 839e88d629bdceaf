import { CAPTURE_MAX_BYTES } from '@foyer/shared/leads/limits.ts'
import { err } from '@foyer/shared/result.ts'
import { EMAIL_CORPUS } from '@foyer/shared/testing/email-corpus.ts'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from '../_shared/escape-html.ts'
import { EMAIL, form, ID, request, setUp } from './test-endpoint.ts'

describe('the error page of a plain form', () => {
  async function pageOf(response: Response): Promise<string> {
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    return response.text()
  }

  test('shows the message, keeps the input and links back', async () => {
    const { handle } = setUp()
    const fields = {
      email: 'ana@practice',
      foyer_ref: 'ABCD2345',
      foyer_utm_source: 'news & "more"',
      foyer_page: 'https://partner.example/pricing',
      foyer_consent: 'I agree <b>fully</b>',
      foyer_submission_id: ID,
      foyer_elapsed_ms: '900',
      foyer_more: '',
      company: 'Harbor',
    }
    const response = await handle(form(fields))
    expect(response.status).toBe(400)
    const page = await pageOf(response)
    expect(page).toContain('Enter an email address like name@practice.com.')
    expect(page).toContain(
      'name="email" type="email" autocomplete="email" required value="ana@practice" aria-invalid="true"',
    )
    expect(page).toContain('<input type="hidden" name="foyer_ref" value="ABCD2345">')
    expect(page).toContain(
      '<input type="hidden" name="foyer_utm_source" value="news &amp; &quot;more&quot;">',
    )
    expect(page).toContain(`<input type="hidden" name="foyer_submission_id" value="${ID}">`)
    expect(page).toContain('name="foyer_consent" value="I agree &lt;b&gt;fully&lt;/b&gt;" checked')
    expect(page).toContain('<a href="https://partner.example/pricing">Back to partner.example</a>')
    expect(page).not.toMatch(/<b>|elapsed_ms|<script/)
  })

  test('carries the page of the first try along', async () => {
    const { handle } = setUp()
    const page = await pageOf(await handle(form({ email: 'x' }, { referer: 'https://partner.example/from' })))
    expect(page).toContain('<input type="hidden" name="foyer_page" value="https://partner.example/from">')
  })

  test('runs nothing, loads nothing and cannot be framed', async () => {
    const { handle } = setUp()
    const response = await handle(form({ email: 'x' }))
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://app.example")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await pageOf(response)).toContain(`<style nonce="${nonce}">`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  const repaired = EMAIL_CORPUS.flatMap(([typed, taken, offered]) =>
    taken === null && offered && typed.isWellFormed() ? [{ typed, offered }] : [],
  )
  test.each(repaired)('offers $offered for $typed', async ({ typed, offered }) => {
    const { handle } = setUp()
    const page = await pageOf(await handle(form({ email: typed })))
    const shown = escapeHtml(offered)
    expect(page).toContain(`Did you mean ${shown}?`)
    expect(page).toContain(`required value="${shown}" aria-invalid="true"`)
  })

  test.each([
    ['the referrer', {}, 'https://partner.example/from', 'https://partner.example/from'],
    ['no script', { foyer_page: 'javascript:alert(1)' }, '', 'https://app.example/onboarding/start'],
    ['no other scheme', { foyer_page: 'data:text/html,x' }, '', 'https://app.example/onboarding/start'],
    ['the app when nothing is known', {}, '', 'https://app.example/onboarding/start'],
  ])('links back to %s', async (_, fields, referer, back) => {
    const { handle } = setUp()
    const page = await pageOf(await handle(form({ email: 'x', ...fields }, { referer })))
    expect(page).toContain(`<p class="back"><a href="${back}">`)
  })

  test('has the status and headers of the failure', async () => {
    const { handle } = setUp({
      storeLead: async () => err({ code: 'too_many_requests', retryAfterSeconds: 3000 }),
    })
    const response = await handle(form({ email: EMAIL }))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3000')
    expect(await pageOf(response)).toContain('Please try again in 50 minutes.')
  })

  test('explains the address to a person who opens it', async () => {
    const { handle } = setUp()
    const response = await handle(request({ method: 'GET', headers: { accept: 'text/html' } }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    const page = await pageOf(response)
    expect(page).toContain('This address only takes a submitted form.')
    expect(page).not.toContain('<form')
  })

  test('says how large a form may be', async () => {
    const { handle } = setUp()
    const response = await handle(form({ email: EMAIL, padding: 'x'.repeat(CAPTURE_MAX_BYTES) }))
    expect(response.status).toBe(413)
    expect(await pageOf(response)).toContain('Please send at most 16 KB.')
  })
})
