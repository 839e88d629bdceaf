import { describesPractice, hasWebsiteToImprove } from '../branches.ts'
import { CLINIC_MODELS } from '../catalogues/clinic-models.ts'
import { MOTIVATIONS } from '../catalogues/motivations.ts'
import { PRACTICE_TYPES } from '../catalogues/practice-types.ts'
import { SHARING_WAYS } from '../catalogues/sharing-ways.ts'
import { VISIONS } from '../catalogues/visions.ts'
import type { StepOf } from '../step.ts'
import { CONTINUE, SAVING } from '../step.ts'

export const buildPresence: StepOf<'buildPresence'> = {
  key: 'buildPresence',
  stepNumber: 6,
  kind: 'single-choice',
  path: '/onboarding/build-presence',
  section: 'marketing_strategy',
  panel: {
    title: "Let's get to know you.",
    subtitle: 'Write at your own pace, or tell a person on a call.',
  },
  title: 'How would you like to share your information?',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'log-only',
  appliesWhen: (earlier) => !hasWebsiteToImprove(earlier),
  back: ['webPresence', 'businessDetails'],
  selectedField: 'selected_id',
  storedAs: 'id',
  options: SHARING_WAYS,
  columns: 1,
  required: { title: 'Please choose one', description: 'Write here, or talk with a person' },
  isAutosubmit: true,
}

export const practiceVision: StepOf<'practiceVision'> = {
  key: 'practiceVision',
  stepNumber: 7,
  kind: 'multiple-choice',
  path: '/onboarding/build-presence/practice-vision',
  section: 'marketing_strategy',
  panel: {
    title: 'Define Your Vision',
    subtitle: 'What you choose becomes a section of your site, in your own words where you add them.',
  },
  title: 'What makes your practice special?',
  hint: 'Select all that apply',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-fallback',
  appliesWhen: describesPractice,
  back: ['buildPresence', 'websiteFeedback'],
  selectedField: 'selected_visions',
  storedAs: 'list',
  options: VISIONS,
  columns: 2,
  required: {
    title: 'Please select at least one vision',
    description: 'Select the visions you want to achieve with your website',
  },
  disabledReason: 'Select at least one to continue.',
  custom: {
    field: 'custom_visions',
    addLabel: 'Add Your Own',
    addTitle: 'Add Value Proposition',
    editTitle: 'Edit Value Proposition',
  },
}

export const practiceMotivation: StepOf<'practiceMotivation'> = {
  key: 'practiceMotivation',
  stepNumber: 8,
  kind: 'multiple-choice',
  path: '/onboarding/build-presence/practice-motivation',
  section: 'marketing_strategy',
  panel: {
    title: "Defining Your 'Why'",
    subtitle: 'Patients remember why you do this. A few honest words are enough.',
  },
  title: 'What motivates you?',
  hint: 'Select all that apply',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-fallback',
  appliesWhen: describesPractice,
  back: ['practiceVision'],
  selectedField: 'selected_motivations',
  storedAs: 'list',
  options: MOTIVATIONS,
  columns: 2,
  required: {
    title: 'Please select at least one motivation',
    description: 'Select what motivates you in your practice',
  },
  custom: {
    field: 'custom_motivations',
    addLabel: 'Add Your Own',
    addTitle: 'Add Motivation',
    editTitle: 'Edit Motivation',
  },
}

export const practiceType: StepOf<'practiceType'> = {
  key: 'practiceType',
  stepNumber: 9,
  kind: 'single-choice',
  path: '/onboarding/build-presence/practice-type',
  section: 'marketing_strategy',
  panel: {
    title: 'What You Treat',
    subtitle: 'One focus makes a first page clear. More services can follow later.',
  },
  title: 'What type of practice are you building?',
  hint: 'Choose what describes most of your visits',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-fallback',
  appliesWhen: describesPractice,
  selectedField: 'selected_types',
  storedAs: 'list',
  options: PRACTICE_TYPES,
  columns: 2,
  required: {
    title: 'Please select a practice type',
    description: 'Select the type of care you plan to deliver',
  },
  custom: {
    field: 'custom_types',
    addLabel: 'Add Your Own',
    addTitle: 'Add Practice Type',
    editTitle: 'Edit Practice Type',
  },
  isAutosubmit: false,
}

export const clinicModel: StepOf<'clinicModel'> = {
  key: 'clinicModel',
  stepNumber: 10,
  kind: 'single-choice',
  path: '/onboarding/build-presence/clinic-model',
  section: 'marketing_strategy',
  panel: {
    // The specification uses this title for the clinic model, not for the practice type.
    title: 'Your Practice Type',
    subtitle: 'Concierge or traditional, small or online: it decides how your site explains visits.',
  },
  title: 'Which of the following best describes your business model?',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-fallback',
  appliesWhen: describesPractice,
  selectedField: 'selected_model',
  storedAs: 'id',
  options: CLINIC_MODELS,
  columns: 2,
  required: {
    title: 'Please select a clinic model',
    description: 'Select the type of clinic you plan to operate',
  },
  isAutosubmit: false,
}
