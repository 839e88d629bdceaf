export const WIDGET_MODES = ['inline', 'popup', 'button'] as const
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const
export const WIDGET_HANDOFFS = ['redirect', 'tab', 'stay'] as const

export type WidgetMode = (typeof WIDGET_MODES)[number]
export type WidgetTheme = (typeof WIDGET_THEMES)[number]
export type WidgetHandoff = (typeof WIDGET_HANDOFFS)[number]

/** What a partner chooses for a widget; texts that are empty are the widget's own. */
export type WidgetOptions = {
  readonly mode: WidgetMode
  readonly title: string
  readonly text: string
  readonly button: string
  /** On the floating button. */
  readonly launcher: string
  readonly placeholder: string
  readonly success: string
  readonly handoff: WidgetHandoff
  readonly theme: WidgetTheme
  /** A color that `readAccentColor` takes, or empty for the widget's own. */
  readonly accent: string
  /** For the popup, such as `delay:5`; see the widget's `data-trigger`. */
  readonly trigger: string
  readonly isConsentRequired: boolean
  /** The sentence beside the box; empty for the widget's own. */
  readonly consent: string
}

/** What the widget does when a tag says nothing (a test compares them with the widget's own). */
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
