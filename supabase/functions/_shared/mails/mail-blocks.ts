import { escapeHtml } from '../escape-html.ts'

/** What a mail consists of; HTML and text are made of the same blocks. All texts are plain. */
export type MailBlock =
  /** A note is quieter; the first mention of `bold` stands out. */
  | { readonly kind: 'text' | 'note'; readonly text: string; readonly bold?: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'amount'; readonly amount: string; readonly note: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** A row without a value is left out. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string | null])[] }
  | { readonly kind: 'steps'; readonly steps: readonly MailStep[] }
  | {
      readonly kind: 'list'
      readonly title: string
      readonly items: readonly { readonly title: string; readonly text: string }[]
    }
  | {
      readonly kind: 'sum'
      readonly rows: readonly { readonly title: string; readonly note: string; readonly amount: string }[]
      readonly total: { readonly title: string; readonly amount: string }
    }

type MailStep = {
  readonly state: 'done' | 'now' | 'ahead'
  readonly title: string
  readonly note?: string
}

export const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
export const SERIF = 'Besley,Rockwell,Georgia,serif'

const MARKS = { done: '(x)', now: '(*)', ahead: '( )' } as const

/** A block as plain text. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'code':
      return block.code
    case 'amount':
      return `${block.amount}\n${block.note}`
    case 'button':
      return `${block.label}: ${block.href}`
    case 'facts':
      return block.rows.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])).join('\n')
    case 'steps':
      return block.steps
        .map(({ state, title, note }) => `${MARKS[state]} ${title}${note ? `\n    ${note}` : ''}`)
        .join('\n')
    case 'list':
      return [
        block.title,
        ...block.items.map(({ title, text }, index) => `${index + 1}. ${title} ${text}`),
      ].join('\n')
    case 'sum': {
      const rows = block.rows.map(
        ({ title, note, amount }) => `${title}  ${amount}${note ? `\n  ${note}` : ''}`,
      )
      return [...rows, `${block.total.title}  ${block.total.amount}`].join('\n')
    }
  }
}

/** A block as HTML, with inline styles and the classes of the frame. */
export function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="text" style="margin:14px 0 0;font:400 17px/1.5 ${SANS};color:#12231c;overflow-wrap:anywhere">${words(block)}</p>`
    case 'note':
      return `<p class="muted" style="margin:18px 0 0;font:400 15px/1.5 ${SANS};color:#4a5a52;overflow-wrap:anywhere">${words(block)}</p>`
    case 'code':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px"><tr><td class="lit text" bgcolor="#fff4d3" style="background:#fff4d3;border-radius:8px;padding:16px 24px;font:500 34px/1.1 ${SERIF};letter-spacing:3px;white-space:nowrap;font-variant-numeric:tabular-nums;color:#12231c">${escapeHtml(block.code)}</td></tr></table>`
    case 'amount':
      return layout(
        `<tr><td class="lit" bgcolor="#fff4d3" style="background:#fff4d3;border-radius:8px;padding:16px 22px"><p class="text" style="margin:0;font:500 32px/1.15 ${SERIF};letter-spacing:-.3px;font-variant-numeric:tabular-nums;color:#12231c">${escapeHtml(block.amount)}</p><p class="text" style="margin:4px 0 0;font:400 15px/1.45 ${SANS};color:#12231c">${escapeHtml(block.note)}</p></td></tr>`,
      )
    case 'button':
      return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td class="press" bgcolor="#14503e" style="background:#14503e;border-radius:8px;mso-padding-alt:15px 26px"><a class="press" href="${escapeHtml(block.href)}" style="display:inline-block;padding:15px 26px;border-radius:8px;background:#14503e;font:700 17px/1.1 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`
    case 'facts':
      return layout(
        block.rows
          .filter(([, value]) => value)
          .map(factRow)
          .join(''),
      )
    case 'steps': {
      const isPadded = block.steps.some(({ state }) => state === 'now')
      return layout(block.steps.map((step) => stepRow(step, isPadded)).join(''))
    }
    case 'list':
      return `<h2 class="text" style="margin:30px 0 10px;font:500 20px/1.25 ${SERIF};color:#12231c">${escapeHtml(block.title)}</h2>
${layout(block.items.map(listRow).join(''), 0)}`
    case 'sum':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px;border-collapse:collapse">${block.rows.map(sumRow).join('')}<tr><td class="text ink" style="padding:10px 0 0;border-top:2px solid #12231c;font:700 15px/1.45 ${SANS};color:#12231c">${escapeHtml(block.total.title)}</td><td class="text ink" align="right" style="padding:10px 0 0 16px;border-top:2px solid #12231c;font:700 17px/1.3 ${SANS};font-variant-numeric:tabular-nums;white-space:nowrap;color:#12231c">${escapeHtml(block.total.amount)}</td></tr></table>`
  }
}

function words({ text, bold }: { readonly text: string; readonly bold?: string }): string {
  const at = bold ? text.indexOf(bold) : -1
  if (!bold || at < 0) return lines(text)
  return `${lines(text.slice(0, at))}<b>${lines(bold)}</b>${lines(text.slice(at + bold.length))}`
}

/** With the line breaks of typed text. */
function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

function layout(rows: string, marginTop = 20): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:${marginTop}px">${rows}</table>`
}

const ruleAbove = (index: number) => (index === 0 ? '' : ';border-top:1px solid #d3dbd2')

function factRow([name, value]: readonly [string, string | null], index: number): string {
  const rule = ruleAbove(index)
  return `<tr><td class="muted rule col" valign="top" width="150" style="width:150px;padding:9px 12px 9px 0${rule};font:400 15px/1.45 ${SANS};color:#4a5a52;overflow-wrap:anywhere">${escapeHtml(name)}</td><td class="text rule col2" valign="top" style="padding:9px 0${rule};font:400 15px/1.45 ${SANS};color:#12231c;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value ?? '')}</td></tr>`
}

function stepRow({ state, title, note }: MailStep, isPadded: boolean): string {
  const isNow = state === 'now'
  const [first, second] = isPadded ? ['8px 0 8px 12px', '8px 12px 8px 0'] : ['8px 0', '8px 0']
  const lit = (corners: string) => (isNow ? `background:#fff4d3;border-radius:${corners};` : '')
  const cell = isNow ? 'class="lit" bgcolor="#fff4d3" ' : ''
  const width = isPadded ? 34 : 22
  const mark =
    state === 'ahead'
      ? '<span class="muted" style="color:#4a5a52">&#9671;</span>'
      : '<span class="link" style="color:#14503e">&#9670;</span>'
  const named = isNow ? `<b>${escapeHtml(title)}</b>` : escapeHtml(title)
  const noted = note ? `<br><span class="muted" style="color:#4a5a52">${escapeHtml(note)}</span>` : ''
  return `<tr><td ${cell}width="${width}" valign="top" aria-hidden="true" style="width:${width}px;${lit('8px 0 0 8px')}padding:${first};font:400 15px/1.45 ${SANS}">${mark}</td><td ${cell}style="${lit('0 8px 8px 0')}padding:${second};font:400 15px/1.45 ${SANS}"><span class="text" style="color:#12231c">${named}</span>${noted}</td></tr>`
}

function listRow({ title, text }: { readonly title: string; readonly text: string }, index: number): string {
  return `<tr><td valign="top" class="link rule" style="width:28px;padding:11px 0;border-top:1px solid #d3dbd2;font:500 18px/1.35 ${SERIF};color:#14503e">${index + 1}</td><td class="text rule" style="padding:11px 0;border-top:1px solid #d3dbd2;font:400 16px/1.5 ${SANS};color:#12231c"><b>${escapeHtml(title)}</b> <span class="muted" style="color:#4a5a52">${escapeHtml(text)}</span></td></tr>`
}

function sumRow(
  { title, note, amount }: { readonly title: string; readonly note: string; readonly amount: string },
  index: number,
): string {
  const rule = ruleAbove(index)
  const noted = note ? `<br><span class="muted" style="color:#4a5a52">${escapeHtml(note)}</span>` : ''
  return `<tr><td class="text rule" valign="top" style="padding:9px 0${rule};font:400 15px/1.45 ${SANS};color:#12231c;word-break:break-word">${escapeHtml(title)}${noted}</td><td class="text rule" valign="top" align="right" style="padding:9px 0 9px 16px${rule};font:400 15px/1.45 ${SANS};font-variant-numeric:tabular-nums;white-space:nowrap;color:#12231c">${escapeHtml(amount)}</td></tr>`
}
