import type { WidgetHandoff, WidgetMode, WidgetTheme } from './settings.ts'
import { DEFAULT_TRIGGER, WIDGET_HANDOFFS, WIDGET_MODES, WIDGET_THEMES } from './settings.ts'
import { WIDGET_CONSENT, WIDGET_TEXTS } from './texts.ts'

/** Empty: the language of the page. */
export const WIDGET_LANGS = ['', 'en', 'es'] as const
export type WidgetLang = (typeof WIDGET_LANGS)[number]

/** A partner's choices in the snippet builder; an empty text means the widget's default. */
export type WidgetOptions = {
  readonly mode: WidgetMode
  readonly lang: WidgetLang
  readonly title: string
  readonly text: string
  readonly button: string
  /** The text of the floating button. */
  readonly launcher: string
  readonly placeholder: string
  readonly success: string
  readonly handoff: WidgetHandoff
  readonly theme: WidgetTheme
  /** A color that `readAccentColor` accepts, or empty for the widget's default. */
  readonly accent: string
  /** When the popup opens, such as `delay:5`; see the widget's `data-trigger`. */
  readonly trigger: string
  readonly isConsentRequired: boolean
  /** The sentence next to the checkbox; empty for the widget's default. */
  readonly consent: string
}

const TEXTS = ['title', 'text', 'button', 'launcher', 'placeholder', 'success'] as const

/** The widget's defaults; for the language of the page, which is not known, in English. */
export function widgetDefaults(lang: WidgetLang): WidgetOptions {
  const language = lang === 'es' ? 1 : 0
  return {
    mode: WIDGET_MODES[0],
    lang,
    title: WIDGET_TEXTS.title[language],
    text: WIDGET_TEXTS.text[language],
    button: WIDGET_TEXTS.button[language],
    launcher: WIDGET_TEXTS.launcher[language],
    placeholder: WIDGET_TEXTS.placeholder[language],
    success: WIDGET_TEXTS.success[language],
    handoff: WIDGET_HANDOFFS[0],
    theme: WIDGET_THEMES[0],
    accent: '',
    trigger: DEFAULT_TRIGGER,
    isConsentRequired: false,
    consent: WIDGET_CONSENT[language],
  }
}

/** The widget's defaults on a page in English. */
export const WIDGET_DEFAULTS = widgetDefaults('')

/** Changes the language: texts that are the defaults of the former one become those of the new one. */
export function inLanguage(options: WidgetOptions, lang: WidgetLang): WidgetOptions {
  const [before, after] = [widgetDefaults(options.lang), widgetDefaults(lang)]
  const names = [...TEXTS, 'consent'] as const
  const texts = names.map((name) => [name, options[name] === before[name] ? after[name] : options[name]])
  return { ...options, ...Object.fromEntries(texts), lang }
}
