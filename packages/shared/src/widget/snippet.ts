import { readAccentColor } from './accent.ts'
import { WIDGET_DEFAULTS, type WidgetOptions } from './options.ts'

/**
 * script: the tag alone; form: a form that works without JavaScript, and the tag; pinned: the tag with a fixed version
 * and its hash; manager: the tag with its settings in the URL, because tag managers remove `data-` attributes.
 */
export type SnippetKind = 'script' | 'form' | 'pinned' | 'manager'

/** The URLs and the widget version that a snippet refers to. */
export type SnippetTarget = {
  /** The app's origin, without a trailing slash. */
  readonly appUrl: string
  readonly captureUrl: string
  /** The capture URL in `/widget.js`; a tag of that file names its capture URL only when it differs. */
  readonly builtInCaptureUrl: string
  /** The newest released version. */
  readonly version: string
  readonly integrity: string
}

type Attribute = readonly [name: string, value: string]

const LINE_LENGTH = 68

/** The triggers that the widget supports; the popup would never open with any other. */
const TRIGGER = /^(load|exit|(delay|scroll):\d+|click:.*\S.*)$/

/**
 * Returns the HTML that a partner pastes. It contains only settings that differ from the widget's defaults, and always
 * the mode, because readers look for it.
 */
export function buildSnippet(
  kind: SnippetKind,
  code: string,
  options: WidgetOptions,
  target: SnippetTarget,
): string {
  // The file of a version knows no addresses, because it is kept for ever.
  const builtInCaptureUrl = kind === 'pinned' ? '' : target.builtInCaptureUrl
  const settings = widgetSettings(code, options, { ...target, builtInCaptureUrl })
  if (kind === 'manager') {
    const query = new URLSearchParams(Object.fromEntries(settings))
    return formatScript([['src', `${target.appUrl}/widget.js?${query}`]])
  }
  const data = settings.map(([name, value]): Attribute => [`data-${name}`, value])
  if (kind === 'pinned') {
    return formatScript([
      ['src', `${target.appUrl}/widget/${target.version}/widget.js`],
      ['integrity', target.integrity],
      ['crossorigin', 'anonymous'],
      ...data,
    ])
  }
  const script = formatScript([['src', `${target.appUrl}/widget.js`], ...data])
  return kind === 'form' ? `${formatForm(code, options, target)}\n${script}` : script
}

/** Returns the widget's settings, named as after `data-`, in the order in which they are written. */
function widgetSettings(
  code: string,
  options: WidgetOptions,
  target: Pick<SnippetTarget, 'captureUrl' | 'builtInCaptureUrl'>,
): readonly (readonly [name: string, value: string])[] {
  const { mode, isConsentRequired } = options
  const own = (name: 'title' | 'text' | 'button' | 'launcher' | 'placeholder' | 'success' | 'consent') => {
    const text = options[name].trim()
    return text === WIDGET_DEFAULTS[name] ? '' : text
  }
  const other = (name: 'handoff' | 'theme') => (options[name] === WIDGET_DEFAULTS[name] ? '' : options[name])
  const accent = readAccentColor(options.accent)
  const trigger = TRIGGER.test(options.trigger.trim()) ? options.trigger.trim() : WIDGET_DEFAULTS.trigger
  const settings: readonly Attribute[] = [
    ['ref', code],
    ['mode', mode],
    ['title', own('title')],
    ['text', own('text')],
    ['button', own('button')],
    ['launcher', mode === 'button' ? own('launcher') : ''],
    ['placeholder', own('placeholder')],
    ['success', own('success')],
    ['handoff', other('handoff')],
    ['theme', other('theme')],
    ['accent', accent?.fill ?? ''],
    ['trigger', mode === 'popup' && trigger !== WIDGET_DEFAULTS.trigger ? trigger : ''],
    ['consent', isConsentRequired ? `required ${own('consent')}`.trim() : ''],
    ['api', target.captureUrl === target.builtInCaptureUrl ? '' : target.captureUrl],
  ]
  return settings.filter(([, value]) => value)
}

/** Formats one HTML attribute with double quotes. */
function formatAttribute([name, value]: Attribute): string {
  return `${name}="${escapeHtml(value)}"`
}

/** Breaks lines between attributes, so that the pasted tag stays readable. */
function formatScript(attributes: readonly Attribute[]): string {
  const [first = '', ...others] = attributes.map(formatAttribute)
  const lines = [`<script async ${first}`]
  for (const part of others) {
    const line = lines.at(-1) ?? ''
    if (lines.length > 1 && line.length + part.length < LINE_LENGTH)
      lines[lines.length - 1] = `${line} ${part}`
    else lines.push(`  ${part}`)
  }
  return `${lines.join('\n')}></script>`
}

function formatForm(code: string, options: WidgetOptions, { captureUrl }: SnippetTarget): string {
  const text = (name: 'title' | 'text' | 'button' | 'placeholder' | 'consent') =>
    escapeHtml(options[name].trim() || WIDGET_DEFAULTS[name])
  const consent = text('consent')
  return [
    `<form method="post" action="${escapeHtml(captureUrl)}" data-foyer>`,
    `  <h2>${text('title')}</h2>`,
    `  <p>${text('text')}</p>`,
    `  <input type="hidden" name="ref" value="${escapeHtml(code)}">`,
    '  <input type="hidden" name="channel" value="form">',
    '  <input name="website" tabindex="-1" autocomplete="off" aria-hidden="true" style="position:absolute;left:-9999px">',
    '  <div><label for="foyer-email">Work email</label></div>',
    '  <div>',
    `    <input id="foyer-email" name="email" type="email" size="30" autocomplete="email" placeholder="${text('placeholder')}" required>`,
    `    <button type="submit">${text('button')}</button>`,
    '  </div>',
    ...(options.isConsentRequired
      ? [
          `  <div><label><input type="checkbox" name="consent" value="${consent}" required> ${consent}</label></div>`,
        ]
      : []),
    '</form>',
  ].join('\n')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
