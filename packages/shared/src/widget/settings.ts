// The contract between the tag on a partner's page, the widget, the snippet builder and the documentation. It has no
// dependencies, because the widget bundles it.
import { WIDGET_CONSENT, WIDGET_TEXTS, type WidgetTextName } from './texts.ts'

// The first of each is the default.
export const WIDGET_MODES = ['inline', 'popup', 'button'] as const
export const WIDGET_THEMES = ['auto', 'light', 'dark', 'page'] as const
export const WIDGET_HANDOFFS = ['redirect', 'tab', 'stay'] as const

/** The widget dispatches each as `foyer:NAME`, and `Foyer.on` takes the bare name. */
export const WIDGET_EVENTS = ['open', 'close', 'captured', 'error'] as const

export const DEFAULT_TRIGGER = 'delay:5'
/** For how many days after it was opened or closed a popup does not open by itself again. */
export const DEFAULT_SNOOZE_DAYS = 7

export type WidgetMode = (typeof WIDGET_MODES)[number]
export type WidgetTheme = (typeof WIDGET_THEMES)[number]
export type WidgetHandoff = (typeof WIDGET_HANDOFFS)[number]
export type WidgetEvent = (typeof WIDGET_EVENTS)[number]

/** The settings of one tag, with defaults. */
export type WidgetSettings = ReturnType<typeof readSettings>

/**
 * Reads the settings of one widget.
 *
 * @param read returns the value of the attribute `data-NAME`, or null
 * @param pageLanguage the `lang` of the page, for tags without `data-lang`
 */
export function readSettings(read: (name: string) => string | null, pageLanguage: string) {
  const text = (name: string) => (read(name) || '').trim()
  const choice = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((known) => known === text(name)) || choices[0]
  const lang = text('lang') || pageLanguage
  const language = /^es\b/i.test(lang) ? 1 : 0
  const mode = choice('mode', WIDGET_MODES)
  const consent = text('consent')
  const isConsentRequired = /^required\b/i.test(consent)
  const accent = text('accent')
  return {
    /** The referral code of the partner. */
    ref: text('ref'),
    mode,
    /** The full address of the capture endpoint, or an empty string. */
    api: text('api'),
    handoff: choice('handoff', WIDGET_HANDOFFS),
    theme: choice('theme', WIDGET_THEMES),
    /** A color of three or six hexadecimal digits, or an empty string. */
    accent: /^#([\da-f]{3}){1,2}$/i.test(accent) ? accent : '',
    trigger: text('trigger') || (mode === 'popup' ? DEFAULT_TRIGGER : ''),
    snoozeDays: Number(/^[\d.]+/.exec(text('snooze')) || DEFAULT_SNOOZE_DAYS),
    /** Whether the visitor must tick a box. Until then, nothing is stored on the device. */
    isConsentRequired,
    /** The consent sentence, or an empty string. */
    consent: isConsentRequired ? consent.slice(9).trim() || WIDGET_CONSENT[language] : consent,
    /** The language of the texts, for screen readers; may be empty. */
    lang,
    isEnglish: !language,
    /** Returns a text of the widget: the tag's own, or else the default in the tag's or the page's language. */
    say: (name: WidgetTextName) => text(name) || WIDGET_TEXTS[name][language],
  }
}
