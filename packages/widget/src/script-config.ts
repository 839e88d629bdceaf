import { readAccent } from './read-accent.ts'

const MODES = ['inline', 'popup', 'button'] as const
const HANDOFFS = ['redirect', 'tab', 'stay'] as const
const THEMES = ['auto', 'light', 'dark'] as const

/** What one tag asks for, with every default filled in. */
export type WidgetConfig = ReturnType<typeof readConfig>
export type HandoffKind = (typeof HANDOFFS)[number]

const CONSENT = 'Foyer may keep my email and how I found this page, to prepare my website draft.'

/**
 * Reads the settings of one widget.
 *
 * @param read gives the value of the attribute `data-NAME`, or nothing when the tag does not have it
 */
export function readConfig(read: (name: string) => string | null) {
  const text = (name: string, usual = '') => read(name)?.trim() || usual
  /** One of the choices; the first unless the tag names another. */
  const choice = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((known) => known === read(name)) ?? choices[0]
  const mode = choice('mode', MODES)
  const consent = text('consent')
  const isConsentRequired = /^required\b/.test(consent)
  return {
    /** The code of the partner who is credited. */
    ref: text('ref'),
    mode,
    /** The full address of the capture endpoint; empty when the tag names none. */
    api: text('api'),
    title: text('title', 'Get a free website draft'),
    text: text('text', 'Leave your email. A first draft is ready within 24 hours.'),
    button: text('button', 'Get my draft'),
    launcher: text('launcher', 'Free website draft'),
    placeholder: text('placeholder', 'you@practice.com'),
    success: text('success', 'Thank you. We have your email.'),
    handoff: choice('handoff', HANDOFFS),
    /** Whether a box must be ticked, before which nothing is stored on the device. */
    isConsentRequired,
    /** The sentence that the visitor agrees to; empty when the tag asks for no consent. */
    consent: isConsentRequired ? consent.slice(9).trim() || CONSENT : consent,
    theme: choice('theme', THEMES),
    accent: readAccent(text('accent')),
    trigger: text('trigger', mode === 'popup' ? 'delay:5' : ''),
  }
}
