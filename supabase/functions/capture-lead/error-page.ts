import type { CaptureErrorCode } from '@foyer/shared/leads/capture-error.ts'
import { FIELD_PREFIX } from '@foyer/shared/widget/form-fields.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import type { Failure } from '../_shared/failure.ts'
import type { FormFields } from '../_shared/read-input.ts'
import type { ShownFailure } from '../_shared/serve-endpoints.ts'
import { ERROR_PAGE_STYLE } from './error-page-style.ts'
import { ownFields } from './read-submission.ts'

type CaptureFailure = Failure<CaptureErrorCode>

const HEADINGS: { readonly [Code in CaptureFailure['code']]?: string } = {
  invalid_fields: 'One more look, please',
  too_many_requests: 'Give it a moment',
  method_not_allowed: 'Nothing to see here',
}

// The fields that a retry repeats besides the email and the consent. The time of the first attempt is left out.
const KEPT = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
  'landing_page',
  'page',
  'referrer',
  'first_touch',
  'click_ids',
  'submission_id',
]

/**
 * The answer to a plain form that could not be captured: works without JavaScript, keeps what was typed, and leads
 * back to where the visitor came from.
 *
 * @param appUrl where a visitor can start instead, without a trailing slash
 */
export function renderErrorPage(shown: ShownFailure<CaptureErrorCode>, appUrl: string): Response {
  const nonce = crypto.randomUUID()
  return new Response(renderPage(shown, appUrl, nonce), {
    status: shown.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Chromium checks the redirect after a form against form-action as well.
      'content-security-policy': [
        `default-src 'none'`,
        `style-src 'nonce-${nonce}'`,
        `form-action 'self' ${new URL(appUrl).origin}`,
        `base-uri 'none'`,
        `frame-ancestors 'none'`,
      ].join('; '),
      // A retry must name its origin; other sites learn nothing.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

function renderPage(
  { request, failure, message, fields }: ShownFailure<CaptureErrorCode>,
  appUrl: string,
  nonce: string,
): string {
  const own = fields && ownFields(fields)
  const heading = HEADINGS[failure.code] ?? 'That did not go through'
  // For a retry, the browser names this page as the referrer: the page of the first attempt is passed along.
  const page = [own?.page, request.headers.get('referer') ?? ''].find(isWebAddress)
  const back = page ? new URL(page) : null
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · Foyer</title>
<style nonce="${nonce}">${ERROR_PAGE_STYLE}</style>
</head>
<body>
<header><svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true"><path class="wall" d="M4 29V14a12 12 0 0 1 24 0v15z"/><path class="light" d="M8 13.2a8 8 0 0 1 16 0z"/><path class="bars" d="M16 13.5V5M16 13.5 9.9 7.3M16 13.5l6.1-6.2"/><path class="light" d="M17 15.4h7V29h4l2 2.6h-9.500L17 29z"/></svg><span>Foyer</span></header>
<main>
<h1>${heading}</h1>
<p id="problem" role="alert">${escapeHtml(message)}</p>
${own ? renderForm({ ...own, page: page ?? '' }, failure) : ''}
<p class="back">${
    back
      ? `<a href="${escapeHtml(back.href)}">Back to ${escapeHtml(back.host)}</a>`
      : `<a href="${escapeHtml(appUrl)}/onboarding/start">Start here instead</a>`
  }</p>
</main>
</body>
</html>
`
}

function isWebAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)
}

/** Without an action a form is sent to the address of its page, which is this function as the browser knows it. */
function renderForm(fields: FormFields, { code, fields: wrong, meant }: CaptureFailure): string {
  const isEmailWrong = code === 'invalid_fields' && wrong?.email !== undefined
  const kept = KEPT.filter((name) => fields[name])
  const consent = fields.consent
  const email = meant ?? fields.email ?? ''
  return `<form method="post" accept-charset="utf-8">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}"${
    isEmailWrong ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''
  }>
${consent ? renderConsent(consent) : ''}
${kept.map((name) => `<input type="hidden" name="${FIELD_PREFIX}${name}" value="${escapeHtml(fields[name] ?? '')}">`).join('\n')}
<button>Send again</button>
</form>`
}

/** JSON that a script wrote into a field is passed along, not shown. */
function renderConsent(consent: string): string {
  const value = escapeHtml(consent)
  if (consent.trim().startsWith('{'))
    return `<input type="hidden" name="${FIELD_PREFIX}consent" value="${value}">`
  const text = consent.trim() === 'on' ? 'I agree' : value
  return `<label class="consent"><input type="checkbox" name="${FIELD_PREFIX}consent" value="${value}" checked><span>${text}</span></label>`
}
