import type { WidgetHandoff, WidgetMode, WidgetTheme } from './settings.ts'
import { DEFAULT_TRIGGER, WIDGET_HANDOFFS, WIDGET_MODES, WIDGET_THEMES } from './settings.ts'
import { WIDGET_CONSENT, WIDGET_TEXTS } from './texts.ts'

/** A partner's choices in the snippet builder; an empty text means the widget's default. */
export type WidgetOptions = {
  readonly mode: WidgetMode
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

/** The widget's defaults, in English. */
export const WIDGET_DEFAULTS: WidgetOptions = {
  mode: WIDGET_MODES[0],
  title: WIDGET_TEXTS.title[0],
  text: WIDGET_TEXTS.text[0],
  button: WIDGET_TEXTS.button[0],
  launcher: WIDGET_TEXTS.launcher[0],
  placeholder: WIDGET_TEXTS.placeholder[0],
  success: WIDGET_TEXTS.success[0],
  handoff: WIDGET_HANDOFFS[0],
  theme: WIDGET_THEMES[0],
  accent: '',
  trigger: DEFAULT_TRIGGER,
  isConsentRequired: false,
  consent: WIDGET_CONSENT[0],
}
