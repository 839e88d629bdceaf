import { RESPONSE_SAVED } from '../../toasts.ts'
import { hasOpened, hasPresence, hasWebsiteToImprove, lacksLinks } from '../branches.ts'
import { IMPROVEMENTS } from '../catalogues/improvements.ts'
import { JOURNEYS } from '../catalogues/journeys.ts'
import { MARKETING_HELP } from '../catalogues/marketing-help.ts'
import { WEB_PRESENCES } from '../catalogues/web-presences.ts'
import type { StepOf } from '../step.ts'
import { CONTINUE, SAVING } from '../step.ts'

export const businessDetails: StepOf<'businessDetails'> = {
  key: 'businessDetails',
  stepNumber: 1,
  kind: 'single-choice',
  path: '/onboarding/business-details',
  section: 'business_info',
  panel: {
    title: "Let's Start Where You Are",
    subtitle: 'Your answer decides which questions come next, and how many.',
  },
  // The specification spells 'descibes' this way.
  title: 'What best descibes where you are in your practice journey?',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-message',
  successToast: RESPONSE_SAVED,
  selectedField: 'selected_type',
  storedAs: 'id',
  options: JOURNEYS,
  columns: 1,
  required: { title: 'Please choose where you are', description: 'Pick the card that fits best today' },
  isAutosubmit: true,
}

export const marketingDetails: StepOf<'marketingDetails'> = {
  key: 'marketingDetails',
  stepNumber: 2,
  kind: 'single-choice',
  path: '/onboarding/marketing-details',
  section: 'marketing_strategy',
  panel: {
    title: 'Marketing Strategy',
    subtitle: 'There is no wrong answer. It tells us where your draft should start.',
  },
  title: 'What does marketing look like today?',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-message',
  successToast: RESPONSE_SAVED,
  appliesWhen: hasOpened,
  back: ['businessDetails'],
  selectedField: 'selected_status',
  storedAs: 'id',
  options: MARKETING_HELP,
  columns: 1,
  required: { title: 'Please choose one', description: 'Pick the card that fits best today' },
  isAutosubmit: true,
}

export const webPresence: StepOf<'webPresence'> = {
  key: 'webPresence',
  stepNumber: 3,
  kind: 'multiple-choice',
  path: '/onboarding/web-presence',
  section: 'marketing_strategy',
  panel: {
    title: 'Where Patients Find You',
    subtitle: 'Show us what exists, so that nothing is built twice.',
  },
  title: "What is your practice's web presence?",
  hint: 'Select all that apply',
  continueLabel: CONTINUE,
  emptyContinueLabel: 'None of the above',
  busyLabel: SAVING,
  saveFailure: 'log-only',
  appliesWhen: hasOpened,
  back: ['marketingDetails'],
  selectedField: 'selected_options',
  storedAs: 'list',
  options: WEB_PRESENCES,
  columns: 1,
}

export const webPresenceLinks: StepOf<'webPresenceLinks'> = {
  key: 'webPresenceLinks',
  stepNumber: 4,
  kind: 'links',
  path: '/onboarding/web-presence-links',
  section: 'marketing_strategy',
  panel: {
    title: 'Add Your Links',
    subtitle: 'Copy them from your browser. Leave a field empty if you are not sure.',
  },
  title: 'Tell us about your business',
  formTitle: 'Please share your links here',
  continueLabel: 'Next',
  busyLabel: SAVING,
  // The specification's error table has no row for this screen; it behaves like the neighboring screens.
  saveFailure: 'toast-with-fallback',
  appliesWhen: (earlier) => hasOpened(earlier) && hasPresence(earlier),
  isOutdated: lacksLinks,
  back: ['webPresence'],
}

export const websiteFeedback: StepOf<'websiteFeedback'> = {
  key: 'websiteFeedback',
  stepNumber: 5,
  kind: 'multiple-choice',
  path: '/onboarding/current-website-feedback',
  section: 'website_creation',
  panel: {
    title: 'Provide feedback',
    subtitle: 'Point at what you would change. The first draft starts there.',
  },
  title: 'How can your website be improved?',
  hint: 'Select all that apply',
  continueLabel: 'Submit Feedback',
  busyLabel: 'Submitting...',
  saveFailure: 'toast-with-fallback',
  appliesWhen: hasWebsiteToImprove,
  back: ['webPresenceLinks'],
  finishes: 'current-website',
  selectedField: 'selected_areas',
  storedAs: 'list',
  options: IMPROVEMENTS,
  columns: 2,
  required: {
    title: 'Please select at least one area',
    description: "Select the areas where you'd like to see improvements",
  },
  disabledReason: 'Select at least one area to submit.',
  custom: {
    field: 'custom_areas',
    addLabel: 'Add Your Own',
    addTitle: 'Add Improvement Area',
    editTitle: 'Edit Improvement Area',
  },
}
