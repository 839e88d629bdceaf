import type { EntryPanelView } from '../components/layouts/entry-panel-view.ts'
import { Envelope } from '../components/scene/envelope.tsx'

const envelope = <Envelope />

/** The panel beside each screen. Titles of the specification keep their spelling. */
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
    artwork: envelope,
  },
  confirm: {
    title: 'The Key Fits Once',
    subtitle: 'Links in our mails work one time, for 24 hours.',
    open: 0.28,
    artwork: envelope,
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
} as const satisfies Record<string, EntryPanelView>
