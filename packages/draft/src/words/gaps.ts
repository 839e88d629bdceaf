import type { GAP_KINDS } from '../line.ts'

/** A thing that only the owner has. `%name` is the first name of the owner, or the name of the practice. */
type GapWords = {
  /** Follows "To add:". */
  readonly label: string
  /** One sentence on what to send. */
  readonly advice: string
  /** Why a patient or a rule asks for it. */
  readonly why: string
  /** About how long it takes the owner. */
  readonly minutes: number
}

/** In the order in which patients need them: how to reach you, where, what it costs, who you are, what the law asks. */
export const GAP_WORDS: { readonly [Kind in (typeof GAP_KINDS)[number]]: GapWords } = {
  name: {
    label: 'the name of your practice',
    advice: 'Your own name is fine until you have one.',
    why: 'It is the first thing on the page, and what people search for.',
    minutes: 2,
  },
  phone: {
    label: 'a phone number',
    advice: 'The one you answer. A booking link works, too.',
    why: 'Every button on the page leads here.',
    minutes: 1,
  },
  'booking-link': {
    label: 'a booking link',
    advice: 'The page where people pick a time, if you have one.',
    why: 'Many people book after hours, when nobody answers the phone.',
    minutes: 3,
  },
  address: {
    label: 'street and suite',
    advice: 'Add where to park and if there are steps.',
    why: 'People want to know how far it is before they call.',
    minutes: 2,
  },
  costs: {
    label: 'prices and insurance',
    advice: 'What a first visit costs, and which plans you take, if any.',
    why: 'Most sites do not say. People look elsewhere when they cannot find it.',
    minutes: 10,
  },
  insurances: {
    label: 'insurance plans',
    advice: 'Which ones you take, or that you take none.',
    why: 'People look for the name of their plan first.',
    minutes: 5,
  },
  hours: {
    label: 'your hours',
    advice: 'And when someone answers the phone.',
    why: 'Then nobody calls a closed office.',
    minutes: 2,
  },
  services: {
    label: 'your services',
    advice: 'One on each line, the most important first.',
    why: 'People look for the name of what they need.',
    minutes: 5,
  },
  story: {
    label: 'your story',
    advice: 'Why you do this work, in 100 to 250 words.',
    why: 'Patients choose a person first. Only you can write this part.',
    minutes: 30,
  },
  photo: {
    label: 'a photo of %name',
    advice: 'By a window, looking at the camera.',
    why: 'It is easier to visit someone whose face you know.',
    minutes: 15,
  },
  'privacy-notice': {
    label: 'notice of privacy practices',
    advice: 'A link to the notice that you give to patients.',
    why: 'Federal law asks practices under HIPAA to post theirs on the website; we never write it for you.',
    minutes: 10,
  },
  'licence-line': {
    label: 'your licenses',
    advice: 'State and number, as your board asks for them.',
    why: 'Some states ask for it on the page, above all for video visits.',
    minutes: 5,
  },
  'nondiscrimination-notice': {
    label: 'notice of non-discrimination',
    advice: 'Only if you take federal money, such as Medicare or Medicaid.',
    why: 'Practices with federal money have to post one.',
    minutes: 10,
  },
  'patient-email': {
    label: 'an address for patients',
    advice: 'Only if someone reads it each day.',
    why: 'Some people cannot call. Others like to write.',
    minutes: 1,
  },
  'portal-link': {
    label: 'your patient portal',
    advice: 'If you have one.',
    why: 'Your patients look for it here.',
    minutes: 1,
  },
  'presence-link': {
    label: 'the link',
    advice: 'Open the page and copy its address.',
    why: 'Without it we cannot compare name, hours and number.',
    minutes: 2,
  },
}

/** Asked for where the story is shorter than 25 words. */
export const SHORT_STORY_WORDS = {
  label: 'a longer story',
  advice: 'Answer one or two of five short questions. Your words stay as you type them.',
}

/** Asked for where a street is known and its city is not. */
export const CITY_ADVICE = 'Add the city too: a street alone is on no map.'

/** What is said of typed words that cannot stand large, by their place. */
export const REPAIR_WORDS = {
  lede: 'Until you write a sentence, a general one of ours opens the page.',
  story: 'A few words are hard to show large, so they stand as text, without your signature.',
  values: 'A few words are hard to show large, so they stand at the size of text. Patients may ask: how?',
  why: 'A few words are hard to show large, so they stand at the size of text.',
} as const

/** Why and how long, for the other two kinds of lines of the checklist. */
export const REVIEW_WORDS = {
  confirm: {
    why: 'We guessed it from your answers. It is published only if you say it is true.',
    minutes: 1,
  },
  prove: { minutes: 5 },
} as const
