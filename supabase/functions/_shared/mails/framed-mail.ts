import { MAIL_CHOOSE_HASH } from '@foyer/shared/api/mails.ts'
import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { escapeHtml } from '../escape-html.ts'
import { blockHtml, blockText, type MailBlock, SANS, SERIF } from './mail-blocks.ts'
import type { Mail } from './send-mail.ts'

type Link = { readonly label: string; readonly href: string }

export type FramedMail = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'headers'> & {
  readonly title: string
  /** The line beside the subject in a list of mails. */
  readonly preview: string
  /** Above everything else; the mail is complete without it. */
  readonly picture?: { readonly src: string; readonly alt: string; readonly href: string } | null
  /** What there is to say; `null` says nothing. */
  readonly blocks: readonly (MailBlock | null)[]
  /** Why this person gets the mail. */
  readonly why: string
  /** What can be done about it. */
  readonly links?: readonly Link[]
  /** Where its reader chooses mails, and whether this one can be stopped there. */
  readonly choice?: { readonly href: string; readonly canStop: boolean }
}

export type MailSender = {
  /** Without a trailing slash. */
  readonly appUrl: string
  /** Name and postal address. */
  readonly operator: string
}

/** A mail in the frame that all mails to people have, as supabase/templates have it for sign-in mails. */
export function framedMail({ appUrl, operator }: MailSender, mail: FramedMail): Mail {
  const { title, preview, picture, blocks, why, links, choice, ...envelope } = mail
  return { ...envelope, text: framedMailText(mail, operator), html: framedMailHtml(mail, appUrl, operator) }
}

/** The beginning of the first sentence. */
export function hello(firstName: StrangersWords | null): string {
  const name = firstName?.firstName()
  return name ? `Hello ${name}, ` : 'Hello, '
}

const saysSomething = (block: MailBlock | null) => block !== null

function framedMailText({ title, blocks, why, links = [], choice }: FramedMail, operator: string): string {
  const all = [...links, ...(choice ? choiceLinks(choice) : [])]
  const foot = ['--', why, ...all.map(({ label, href }) => `${label}: ${href}`), operator].join('\n')
  return `${[title, ...blocks.filter(saysSomething).map(blockText), foot].join('\n\n')}\n`
}

/** 600 px wide tables with inline styles, dark by media query. */
function framedMailHtml(mail: FramedMail, appUrl: string, operator: string): string {
  const { title, preview, picture, blocks, why, links = [], choice } = mail
  const [choose, stop] = choice ? choiceLinks(choice) : []
  const foot = [
    escapeHtml(why),
    links.map(anchor).join(' &middot; '),
    choose &&
      (stop
        ? `${anchor(choose)} or ${anchor({ ...stop, label: 'stop these with one click' })}.`
        : `${anchor(choose)}.`),
  ].filter(Boolean)
  const under = [
    { label: 'Help', href: `${appUrl}/support` },
    { label: 'Privacy', href: `${appUrl}/privacy` },
  ]
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
  .col { display: block !important; width: auto !important; padding-bottom: 0 !important; border-bottom: 0 !important; }
  .col2 { display: block !important; width: auto !important; padding-top: 2px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0d1512 !important; }
  .card { background: #141e1a !important; border-color: #27352e !important; }
  .hall { background: #0f2a20 !important; }
  .on-hall { color: #eef4ec !important; }
  .text { color: #e9f0ea !important; }
  .muted { color: #a6b6ac !important; }
  .rule { border-color: #27352e !important; }
  .lit { background: #2c2914 !important; }
  .ink { border-color: #e9f0ea !important; }
  .press { background: #ffd974 !important; color: #12231c !important; }
  .link { color: #ffd974 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f0f3ee;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f0f3ee"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#fcfdfb;border:1px solid #d3dbd2;border-collapse:separate;border-radius:12px;overflow:hidden;text-align:left">
<tr><td class="hall pad" bgcolor="#113529" style="background:#113529;border-radius:11px 11px 0 0;padding:22px 40px">${LOGO}</td></tr>
${picture ? `<tr><td style="padding:0"><a href="${escapeHtml(picture.href)}" style="display:block;text-decoration:none"><img src="${escapeHtml(picture.src)}" width="600" alt="${escapeHtml(picture.alt)}" style="display:block;width:100%;height:auto;border:0"></a></td></tr>\n` : ''}<tr><td class="pad" style="padding:34px 40px 8px">
<h1 class="text" style="margin:0;font:500 28px/1.18 ${SERIF};letter-spacing:-.4px;color:#12231c">${escapeHtml(title)}</h1>
${blocks.filter(saysSomething).map(blockHtml).join('\n')}
</td></tr>
<tr><td class="pad" style="padding:26px 40px 30px"><p class="muted rule" style="margin:0;padding-top:18px;border-top:1px solid #d3dbd2;font:400 14px/1.55 ${SANS};color:#4a5a52;overflow-wrap:anywhere">${foot.join(' ')}</p></td></tr>
</table>
<p class="muted" style="margin:18px 0 0;font:400 13px/1.6 ${SANS};color:#4a5a52">${escapeHtml(operator)}<br>${under.map(anchor).join(' &middot; ')}</p>
</td></tr></table>
</body>
</html>
`
}

function choiceLinks({ href, canStop }: NonNullable<FramedMail['choice']>): readonly Link[] {
  const choose = { label: 'Choose your mails', href: `${href}${MAIL_CHOOSE_HASH}` }
  return canStop ? [choose, { label: 'Stop these mails', href }] : [choose]
}

function anchor({ label, href }: Link): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:#14503e">${escapeHtml(label)}</a>`
}

const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="30" valign="middle" aria-hidden="true" style="width:30px;font-size:0;line-height:0"><table role="presentation" width="30" cellpadding="0" cellspacing="0" border="0"><tr><td colspan="2" height="15" bgcolor="#ffd974" style="height:15px;background:#ffd974;border-radius:15px 15px 0 0;font-size:0;line-height:0">&nbsp;</td></tr><tr><td colspan="2" height="2" style="height:2px;font-size:0;line-height:0">&nbsp;</td></tr><tr><td width="16" height="19" bgcolor="#2f6450" style="width:16px;height:19px;background:#2f6450;font-size:0;line-height:0">&nbsp;</td><td width="14" height="19" bgcolor="#ffd974" style="width:14px;height:19px;background:#ffd974;font-size:0;line-height:0">&nbsp;</td></tr></table></td><td class="on-hall" valign="middle" style="padding-left:12px;font:500 23px/36px ${SERIF};letter-spacing:-.3px;color:#f5f8f1">Foyer</td></tr></table>`
