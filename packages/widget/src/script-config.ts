import { readAccent } from './read-accent.ts'

const MODES = ['inline', 'popup', 'button'] as const
const HANDOFFS = ['redirect', 'tab', 'stay'] as const
const THEMES = ['auto', 'light', 'dark'] as const

/** The settings of one tag, with defaults. */
export type WidgetConfig = ReturnType<typeof readConfig>
export type HandoffKind = (typeof HANDOFFS)[number]

const CONSENT = 'Foyer may keep my email and how I found this page, to prepare my website draft.'

/**
 * Reads the settings of one widget.
 *
 * @param read returns the value of the attribute `data-NAME`, or null
 */
export function readConfig(read: (name: string) => string | null) {
  const text = (name: string, initial = '') => read(name)?.trim() || initial
  /** One of the choices; the first by default. */
  const choice = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((known) => known === read(name)) ?? choices[0]
  const mode = choice('mode', MODES)
  const consent = text('consent')
  const isConsentRequired = /^required\b/.test(consent)
  return {
    /** The referral code of the partner. */
    ref: text('ref'),
    mode,
    /** The full address of the capture endpoint, or an empty string. */
    api: text('api'),
    title: text('title', 'Get a free website draft'),
    text: text('text', 'Leave your email. A first draft is ready within 24 hours.'),
    button: text('button', 'Get my draft'),
    launcher: text('launcher', 'Free website draft'),
    placeholder: text('placeholder', 'you@practice.com'),
    success: text('success', 'Thank you. We have your email.'),
    handoff: choice('handoff', HANDOFFS),
    /** Whether the visitor must tick a box. Until then, nothing is stored on the device. */
    isConsentRequired,
    /** The consent sentence, or an empty string. */
    consent: isConsentRequired ? consent.slice(9).trim() || CONSENT : consent,
    theme: choice('theme', THEMES),
    accent: readAccent(text('accent')),
    trigger: text('trigger', mode === 'popup' ? 'delay:5' : ''),
  }
}
