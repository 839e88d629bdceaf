import { escapeHtml } from './escape-html.ts'

export type CardMail = {
  readonly title: string
  /** Shown beside the subject in lists of mails. */
  readonly preview: string
  readonly paragraphs: readonly string[]
  /** Facts, each with its name. */
  readonly rows?: readonly (readonly [name: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Below the facts and the action. */
  readonly after?: readonly string[]
  /** Why the mail comes. */
  readonly reason: string
  readonly appUrl: string
}

const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = 'Besley,Rockwell,Georgia,serif'

/** A mail of a few facts and one action, in the look of supabase/templates. All texts are plain. */
export function cardMailHtml({
  title,
  preview,
  paragraphs,
  rows = [],
  action,
  after = [],
  reason,
  appUrl,
}: CardMail): string {
  const app = escapeHtml(appUrl)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .button { width: 100% !important; }
  .action { display: block !important; text-align: center !important; }
  .name { display: block !important; width: auto !important; padding-bottom: 0 !important; }
  .value { display: block !important; width: auto !important; padding-top: 2px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0d1512 !important; }
  .card { background: #141e1a !important; border-color: #27352e !important; }
  .brand { background: #0f2a20 !important; }
  .brand-name { color: #eef4ec !important; }
  .text { color: #e9f0ea !important; }
  .muted { color: #a6b6ac !important; }
  .rule { border-color: #27352e !important; }
  .action { background: #ffd974 !important; color: #12231c !important; }
  .link { color: #ffd974 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f0f3ee;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f0f3ee">
<tr><td align="center" style="padding:32px 12px">
  <table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#fcfdfb;border:1px solid #d3dbd2;border-collapse:separate;border-radius:12px;overflow:hidden;text-align:left">
  <tr><td class="brand pad" bgcolor="#113529" style="background:#113529;border-radius:11px 11px 0 0;padding:22px 40px">
    <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
      <td width="30" valign="middle" aria-hidden="true" style="width:30px;font-size:0;line-height:0">
        <table role="presentation" width="30" cellpadding="0" cellspacing="0" border="0">
        <tr><td colspan="2" bgcolor="#ffd974" height="15" style="height:15px;background:#ffd974;border-radius:15px 15px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
        <tr><td colspan="2" height="2" style="height:2px;font-size:0;line-height:0">&nbsp;</td></tr>
        <tr><td bgcolor="#2f6450" width="16" height="19" style="width:16px;height:19px;background:#2f6450;font-size:0;line-height:0">&nbsp;</td><td bgcolor="#ffd974" width="14" height="19" style="width:14px;height:19px;background:#ffd974;font-size:0;line-height:0">&nbsp;</td></tr>
        </table>
      </td>
      <td class="brand-name" valign="middle" style="padding-left:12px;font:500 23px/36px ${SERIF};letter-spacing:-.3px;color:#f5f8f1">Foyer</td>
    </tr></table>
  </td></tr>
  <tr><td class="pad" style="padding:32px 40px 8px">
    <h1 class="text" style="margin:0;font:500 28px/1.18 ${SERIF};letter-spacing:-.4px;color:#12231c">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('')}${rows.length > 0 ? table(rows) : ''}${action ? button(action) : ''}${after.map(paragraph).join('')}  </td></tr>
  <tr><td class="pad" style="padding:18px 40px 32px">
    <p class="muted rule" style="margin:0;padding-top:18px;border-top:1px solid #d3dbd2;font:400 14px/1.55 ${SANS};color:#4a5a52">${escapeHtml(reason)}</p>
  </td></tr>
  </table>
  <p class="muted" style="margin:18px 0 0;font:400 13px/1.5 ${SANS};color:#4a5a52"><a class="link" href="${app}/support" style="color:#14503e;text-decoration:underline">Help</a> · <a class="link" href="${app}/privacy" style="color:#14503e;text-decoration:underline">Privacy</a></p>
</td></tr>
</table>
</body>
</html>
`
}

/** The same as plain text. */
export function cardMailText({
  title,
  paragraphs,
  rows = [],
  action,
  after = [],
  reason,
}: Omit<CardMail, 'appUrl' | 'preview'>): string {
  const facts = rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  const link = action ? `${action.label}: ${action.url}` : ''
  const parts = [title, ...paragraphs, facts, link, ...after, `--\n${reason}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function paragraph(text: string): string {
  return `    <p class="text" style="margin:14px 0 0;font:400 17px/1.5 ${SANS};color:#12231c;overflow-wrap:anywhere">${escapeHtml(text)}</p>
`
}

function table(rows: NonNullable<CardMail['rows']>): string {
  const cells = rows.map(([name, value], index) => {
    const rule = index === 0 ? '' : ';border-top:1px solid #d3dbd2'
    return `    <tr><td class="muted name rule" valign="top" width="150" style="width:150px;padding:9px 12px 9px 0${rule};font:400 15px/1.45 ${SANS};color:#4a5a52">${escapeHtml(name)}</td><td class="text value rule" valign="top" style="padding:9px 0${rule};font:400 15px/1.45 ${SANS};color:#12231c;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`
  })
  return `    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:20px">
${cells.join('\n')}
    </table>
`
}

function button({ label, url }: NonNullable<CardMail['action']>): string {
  const link = escapeHtml(url)
  return `    <table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr>
      <td class="action" bgcolor="#14503e" style="background:#14503e;border-radius:8px;mso-padding-alt:15px 26px"><a class="action" href="${link}" style="display:inline-block;padding:15px 26px;border-radius:8px;background:#14503e;font:700 17px/1.1 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
    </tr></table>
`
}
