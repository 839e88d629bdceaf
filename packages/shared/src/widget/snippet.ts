import { readAccentColor } from './accent.ts'
import { FIELD_PREFIX, TRAP_FIELD } from './form-fields.ts'
import { type WidgetOptions, widgetDefaults } from './options.ts'
import { reservePlace } from './reserve-place.ts'
import { WIDGET_TEXTS } from './texts.ts'

/**
 * script: the tag, and the place of an inline form; form: a form that works without JavaScript, and the tag; pinned: as
 * script, with a fixed version and its hash; manager: the tag alone with its settings in the URL, because tag managers
 * remove `data-` attributes.
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
  const place = options.mode === 'inline' ? `${reservePlace(options)}\n` : ''
  if (kind === 'pinned') {
    const script = formatScript([
      ['src', `${target.appUrl}/widget/${target.version}/widget.js`],
      ['integrity', target.integrity],
      ['crossorigin', 'anonymous'],
      ...data,
    ])
    return place + script
  }
  const script = formatScript([['src', `${target.appUrl}/widget.js`], ...data])
  return kind === 'form' ? `${formatForm(code, options, target)}\n${script}` : place + script
}

/** Returns the widget's settings, named as after `data-`, in the order in which they are written. */
function widgetSettings(
  code: string,
  options: WidgetOptions,
  target: Pick<SnippetTarget, 'captureUrl' | 'builtInCaptureUrl'>,
): readonly (readonly [name: string, value: string])[] {
  const { mode, lang, isConsentRequired } = options
  const defaults = widgetDefaults(lang)
  const own = (name: 'title' | 'text' | 'button' | 'launcher' | 'placeholder' | 'success' | 'consent') => {
    const text = options[name].trim()
    return text === defaults[name] ? '' : text
  }
  const other = (name: 'handoff' | 'theme') => (options[name] === defaults[name] ? '' : options[name])
  const accent = readAccentColor(options.accent)
  const trigger = TRIGGER.test(options.trigger.trim()) ? options.trigger.trim() : defaults.trigger
  const settings: readonly Attribute[] = [
    ['ref', code],
    ['mode', mode],
    ['lang', lang],
    ['title', own('title')],
    ['text', own('text')],
    ['button', own('button')],
    ['launcher', mode === 'button' ? own('launcher') : ''],
    ['placeholder', own('placeholder')],
    ['success', own('success')],
    ['handoff', other('handoff')],
    ['theme', other('theme')],
    ['accent', accent?.fill ?? ''],
    ['trigger', mode === 'popup' && trigger !== defaults.trigger ? trigger : ''],
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

/**
 * A look for pages that style no forms. `:where` counts less than any rule of the page, which keeps its own look; fonts are
 * always the page's. Light or dark is what the page declares; old browsers without `light-dark()` show their own button.
 */
const FORM_STYLE = `<style>
  :where(form[data-foyer]) { max-width: 35em; padding: 1.25em 1.5em; border: 1px solid #8886; border-radius: 12px; line-height: 1.45; }
  :where(form[data-foyer] h2) { margin: 0; font-size: 1.3125em; line-height: 1.25; }
  :where(form[data-foyer] p) { margin: 0.4em 0 0.7em; }
  :where(form[data-foyer] > div) { display: flex; flex-wrap: wrap; gap: 0.5em; margin-top: 0.4em; }
  :where(form[data-foyer] [type="email"], form[data-foyer] button) { box-sizing: border-box; min-height: 46px; padding: 0 0.75em; border: 1.5px solid #888; border-radius: 8px; font: inherit; }
  :where(form[data-foyer] [type="email"]) { flex: 999 1 13em; width: 0; background: none; color: inherit; }
  :where(form[data-foyer] [type="email"])::placeholder { color: inherit; opacity: 0.75; }
  :where(form[data-foyer] button) { flex: auto; border-color: transparent; background: light-dark(#14503e, #ffd974); color: light-dark(#fff, #12231c); font-weight: 650; cursor: pointer; }
  :where(form[data-foyer]:has(> [data-kind="sent"]) > :not([data-kind])) { display: none; }
</style>`

function formatForm(code: string, options: WidgetOptions, { captureUrl }: SnippetTarget): string {
  const defaults = widgetDefaults(options.lang)
  const text = (name: 'title' | 'text' | 'button' | 'placeholder' | 'consent') =>
    escapeHtml(options[name].trim() || defaults[name])
  const consent = text('consent')
  const [english, spanish] = WIDGET_TEXTS.label
  const lang = options.lang && ` lang="${options.lang}"`
  return [
    FORM_STYLE,
    `<form method="post" action="${escapeHtml(captureUrl)}" data-foyer${lang}>`,
    `  <h2>${text('title')}</h2>`,
    `  <p>${text('text')}</p>`,
    `  <input type="hidden" name="${FIELD_PREFIX}ref" value="${escapeHtml(code)}">`,
    `  <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other" aria-hidden="true" style="position:absolute;left:-9999px">`,
    `  <div><label for="foyer-email">${options.lang === 'es' ? spanish : english}</label></div>`,
    '  <div>',
    `    <input id="foyer-email" name="email" type="email" size="30" autocomplete="email" placeholder="${text('placeholder')}" required>`,
    `    <button type="submit">${text('button')}</button>`,
    '  </div>',
    ...(options.isConsentRequired
      ? [
          `  <div><label><input type="checkbox" name="${FIELD_PREFIX}consent" value="${consent}" required> ${consent}</label></div>`,
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
