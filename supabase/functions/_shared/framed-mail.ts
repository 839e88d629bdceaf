import { escapeHtml } from './escape-html.ts'

/** What a mail consists of; HTML and text are made of the same blocks. */
type MailBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'steps'
      readonly steps: readonly { readonly isDone: boolean; readonly title: string; readonly note: string }[]
    }
  | {
      readonly kind: 'sum'
      readonly rows: readonly { readonly title: string; readonly note: string; readonly amount: string }[]
      readonly total: { readonly title: string; readonly amount: string }
    }

export type FramedMail = {
  readonly title: string
  /** The line beside the subject in a list of mails. */
  readonly preview: string
  readonly blocks: readonly MailBlock[]
  /** Why this person gets the mail. */
  readonly why: string
  /** Links of the last line. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = 'Besley,Rockwell,Georgia,serif'

/** The text part of a mail. */
export function framedMailText({ title, blocks, why, links }: FramedMail): string {
  const parts = [
    title,
    ...blocks.map(blockText),
    '--',
    why,
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ]
  return `${parts
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n\n(?=[^\n]+: https?:)/g, '\n')}\n`
}

/** The HTML part: 600 px wide tables with inline styles, dark by media query. */
export function framedMailHtml({ title, preview, blocks, why, links }: FramedMail): string {
  const foot = links
    .map(
      ({ label, href }) =>
        `<a class="link" href="${escapeHtml(href)}" style="color:#14503e">${escapeHtml(label)}</a>`,
    )
    .join(' &middot; ')
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
  .pad { padding-left: 22px !important; padding-right: 22px !important; }
  .button { width: 100% !important; }
  .press { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0d1512 !important; }
  .card { background: #141e1a !important; border-color: #27352e !important; }
  .hall { background: #0f2a20 !important; }
  .on-hall { color: #eef4ec !important; }
  .text { color: #e9f0ea !important; }
  .muted { color: #a6b6ac !important; }
  .rule { border-color: #27352e !important; }
  .ink { border-color: #e9f0ea !important; }
  .press { background: #ffd974 !important; color: #12231c !important; }
  .link { color: #ffd974 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f0f3ee;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f0f3ee"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#fcfdfb;border:1px solid #d3dbd2;border-collapse:separate;border-radius:12px;overflow:hidden;text-align:left">
<tr><td class="hall pad" bgcolor="#113529" style="background:#113529;border-radius:11px 11px 0 0;padding:22px 40px">${LOGO}</td></tr>
<tr><td class="pad" style="padding:34px 40px 8px">
<h1 class="text" style="margin:0;font:500 28px/1.18 ${SERIF};letter-spacing:-.4px;color:#12231c">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="pad" style="padding:26px 40px 30px"><p class="muted rule" style="margin:0;padding-top:18px;border-top:1px solid #d3dbd2;font:400 14px/1.55 ${SANS};color:#4a5a52">${escapeHtml(why)}<br>${foot}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="30" valign="middle" aria-hidden="true" style="width:30px;font-size:0;line-height:0"><table role="presentation" width="30" cellpadding="0" cellspacing="0" border="0"><tr><td colspan="2" height="15" bgcolor="#ffd974" style="height:15px;background:#ffd974;border-radius:15px 15px 0 0;font-size:0;line-height:0">&nbsp;</td></tr><tr><td colspan="2" height="2" style="height:2px;font-size:0;line-height:0">&nbsp;</td></tr><tr><td width="16" height="19" bgcolor="#2f6450" style="width:16px;height:19px;background:#2f6450;font-size:0;line-height:0">&nbsp;</td><td width="14" height="19" bgcolor="#ffd974" style="width:14px;height:19px;background:#ffd974;font-size:0;line-height:0">&nbsp;</td></tr></table></td><td class="on-hall" valign="middle" style="padding-left:12px;font:500 23px/36px ${SERIF};letter-spacing:-.3px;color:#f5f8f1">Foyer</td></tr></table>`

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'code':
      return block.code
    case 'button':
      return `${block.label}: ${block.href}`
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'steps':
      return block.steps
        .map(({ isDone, title, note }) => `${isDone ? '*' : '-'} ${title}. ${note}`)
        .join('\n')
    case 'sum': {
      const rows = block.rows.map(
        ({ title, note, amount }) => `${title}  ${amount}${note ? `\n  ${note}` : ''}`,
      )
      return [...rows, `${block.total.title}  ${block.total.amount}`].join('\n')
    }
  }
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="text" style="margin:14px 0 0;font:400 17px/1.5 ${SANS};color:#12231c">${escapeHtml(block.text)}</p>`
    case 'note':
      return `<p class="muted" style="margin:18px 0 0;font:400 15px/1.5 ${SANS};color:#4a5a52">${escapeHtml(block.text)}</p>`
    case 'code':
      return `<p class="text" style="margin:22px 0 0;font:700 34px/1.2 ${SANS};letter-spacing:3px;font-variant-numeric:tabular-nums;color:#12231c">${escapeHtml(block.code)}</p>`
    case 'button':
      return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td class="press" bgcolor="#14503e" style="background:#14503e;border-radius:8px"><a class="press" href="${escapeHtml(block.href)}" style="display:inline-block;padding:15px 26px;border-radius:8px;background:#14503e;font:700 17px/1.1 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`
    case 'facts':
      return table(
        block.rows.map(
          ([name, value]) =>
            `<tr><td class="muted rule" valign="top" width="130" style="width:130px;padding:9px 0;border-top:1px solid #d3dbd2;font:400 15px/1.45 ${SANS};color:#4a5a52">${escapeHtml(name)}</td><td class="text rule" valign="top" style="padding:9px 0;border-top:1px solid #d3dbd2;font:400 15px/1.45 ${SANS};color:#12231c;word-break:break-word">${escapeHtml(value)}</td></tr>`,
        ),
      )
    case 'steps':
      return table(
        block.steps.map(
          ({ isDone, title, note }) =>
            `<tr><td width="22" valign="top" aria-hidden="true" style="width:22px;padding:8px 0;font:400 15px/1.45 ${SANS}"><span class="${isDone ? 'link' : 'muted'}" style="color:${isDone ? '#14503e' : '#4a5a52'}">${isDone ? '&#9670;' : '&#9671;'}</span></td><td style="padding:8px 0;font:400 15px/1.45 ${SANS}"><span class="text" style="color:#12231c">${escapeHtml(title)}</span><br><span class="muted" style="color:#4a5a52">${escapeHtml(note)}</span></td></tr>`,
        ),
      )
    case 'sum':
      return table([
        ...block.rows.map(
          ({ title, note, amount }) =>
            `<tr><td class="text rule" valign="top" style="padding:9px 0;border-top:1px solid #d3dbd2;font:400 15px/1.45 ${SANS};color:#12231c;word-break:break-word">${escapeHtml(title)}${note ? `<br><span class="muted" style="color:#4a5a52">${escapeHtml(note)}</span>` : ''}</td><td class="text rule" valign="top" align="right" style="padding:9px 0 9px 16px;border-top:1px solid #d3dbd2;font:400 15px/1.45 ${SANS};font-variant-numeric:tabular-nums;white-space:nowrap;color:#12231c">${escapeHtml(amount)}</td></tr>`,
        ),
        `<tr><td class="text ink" style="padding:10px 0 0;border-top:2px solid #12231c;font:700 15px/1.45 ${SANS};color:#12231c">${escapeHtml(block.total.title)}</td><td class="text ink" align="right" style="padding:10px 0 0 16px;border-top:2px solid #12231c;font:700 17px/1.3 ${SANS};font-variant-numeric:tabular-nums;white-space:nowrap;color:#12231c">${escapeHtml(block.total.amount)}</td></tr>`,
      ])
  }
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:20px;border-collapse:collapse">${rows.join('')}</table>`
}
