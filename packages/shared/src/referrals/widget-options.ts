export const WIDGET_MODES = ['inline', 'popup', 'button'] as const
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const
export const WIDGET_HANDOFFS = ['redirect', 'tab', 'stay'] as const

export type WidgetMode = (typeof WIDGET_MODES)[number]
export type WidgetTheme = (typeof WIDGET_THEMES)[number]
export type WidgetHandoff = (typeof WIDGET_HANDOFFS)[number]

/** A partner's settings for a widget; an empty text means the widget's default. */
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

/** The widget's defaults (a test compares them with the widget's own). */
export const WIDGET_DEFAULTS: WidgetOptions = {
  mode: 'inline',
  title: 'Get a free website draft',
  text: 'Leave your email. A first draft is ready within 24 hours.',
  button: 'Get my draft',
  launcher: 'Free website draft',
  placeholder: 'you@practice.com',
  success: 'Thank you. We have your email.',
  handoff: 'redirect',
  theme: 'auto',
  accent: '',
  trigger: 'delay:5',
  isConsentRequired: false,
  consent: 'Foyer may keep my email and how I found this page, to prepare my website draft.',
}
