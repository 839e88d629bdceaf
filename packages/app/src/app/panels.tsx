import type { ReactNode } from 'react'
import { Envelope } from '../components/scene/envelope.tsx'

/** What the hall shows beside a screen. */
export type Panel = {
  readonly title: string
  readonly subtitle: string
  /** How far the door stands open. */
  readonly open: number
  /** What stands in the light; the website of the practice when left out. */
  readonly front?: ReactNode
}

const envelope = <Envelope />

/** The panels by step. Titles of the specification keep their spelling. */
export const PANELS = {
  onboardingStart: {
    title: 'Start Marketing Your Dream Practice',
    subtitle: 'Answer a few questions about your practice. A first website comes back to your inbox.',
    open: 0.12,
  },
  signIn: {
    title: 'Welcome Back',
    subtitle: 'Everything is where you left it.',
    open: 0.16,
  },
  checkEmail: {
    title: 'The Key Is in Your Inbox',
    subtitle: 'No password to choose, none to remember.',
    open: 0.26,
    front: envelope,
  },
  confirm: {
    title: 'The Key Fits Once',
    subtitle: 'Links in our mails work one time, for 24 hours.',
    open: 0.28,
    front: envelope,
  },
  guide: {
    title: "Let's Walk Through This Together",
    subtitle: 'Each answer opens the door a little further.',
    open: 0.28,
  },
  waitingDraft: {
    title: 'Your Website is Coming to Life',
    subtitle: 'The door is open. Come in and look around.',
    open: 0.92,
  },
} as const satisfies Record<string, Panel>

const handle = (panel: Panel) => ({ panel })
export type PanelHandle = ReturnType<typeof handle>

/** The `handle` of a route that shows this panel. */
export const withPanel = handle

/** Whether a route's handle names a panel. */
export function isPanelHandle(value: unknown): value is PanelHandle {
  return typeof value === 'object' && value !== null && 'panel' in value
}
