import { DESIGN_STYLES } from '../../../design-styles.ts'
import { describesPractice, tellsStory } from '../branches.ts'
import { LOCATIONS } from '../catalogues/locations.ts'
import type { StepOf } from '../step.ts'
import { CONTINUE, SAVING } from '../step.ts'

/** The toast text when no location type is selected. */
export const LOCATION_TYPE_REQUIRED = {
  title: 'Please select at least one location type',
  description: 'Select how you plan to deliver care',
}

export const practiceLocation: StepOf<'practiceLocation'> = {
  key: 'practiceLocation',
  stepNumber: 11,
  kind: 'location',
  path: '/onboarding/build-presence/practice-location',
  section: 'marketing_strategy',
  panel: {
    title: 'Put Your Practice on the Map',
    subtitle: 'Patients look for two things first: how near you are, and whether you can see them online.',
  },
  title: 'Where will you be practicing?',
  hint: 'Select all that apply',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-fallback',
  appliesWhen: describesPractice,
  selectedField: 'selected_locations',
  storedAs: 'list',
  options: LOCATIONS,
  columns: 1,
  required: LOCATION_TYPE_REQUIRED,
}

export const clinicianDetails: StepOf<'clinicianDetails'> = {
  key: 'clinicianDetails',
  stepNumber: 12,
  kind: 'story',
  path: '/onboarding/build-presence/clinician-details',
  section: 'website_creation',
  panel: {
    title: 'The Person Behind the Practice',
    subtitle: 'Patients choose a person first. Your own words are the best start.',
  },
  title: 'Share Your Background, Story, and Experience',
  hint: 'A PDF or a few paragraphs is enough. Both are welcome.',
  uploadLabel: 'Upload a PDF',
  uploadHint: 'Resume, CV or article, up to 10 MB',
  divider: 'Or',
  textLabel: 'Write your story',
  textPlaceholder: 'Where you trained, whom you treat, and what brought you to this work.',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-message',
  appliesWhen: tellsStory,
}

export const designDetails: StepOf<'designDetails'> = {
  key: 'designDetails',
  stepNumber: 13,
  kind: 'single-choice',
  path: '/onboarding/build-presence/design-details',
  section: 'website_creation',
  panel: {
    title: 'Choose Your Look',
    subtitle: 'Same words, five looks. You can switch later with one click.',
  },
  title: 'What style most resonates with you?',
  continueLabel: CONTINUE,
  busyLabel: SAVING,
  saveFailure: 'toast-with-message',
  appliesWhen: describesPractice,
  finishes: 'build-presence',
  selectedField: 'selected_style',
  storedAs: 'id',
  options: DESIGN_STYLES,
  columns: 2,
  required: { title: 'Style required', description: 'Please select a design style' },
  isAutosubmit: false,
}
