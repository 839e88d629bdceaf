import type { ImprovementId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** What we say of an area of a website: true of most practice sites, said about none. */
type AreaWords = {
  readonly lead: string
  /** Under the drawing, which is an example and never the owner's site. */
  readonly caption: string
  /** Words in the drawing, which has a place for so many. */
  readonly example?: readonly string[]
  readonly patient: readonly string[]
  readonly first: readonly string[]
  readonly proof: readonly string[]
}

/** The titles of the three points of an area. */
export const POINT_TITLES = {
  patient: 'For a patient',
  first: 'What comes first',
  proof: 'How we would know',
  ask: 'What we would ask',
} as const

export const AREA_WORDS: { readonly [Id in ImprovementId]: AreaWords } = {
  copy: {
    lead: 'Words that sound like you and that patients understand.',
    caption: 'An example of the change, not a line from your site.',
    example: ['Documentation is to be presented at intake', 'Bring your papers to the first visit'],
    patient: [
      'People want to know whom you treat, how a first visit goes and what to bring.',
      'If the words are hard, they call to ask, or they leave.',
    ],
    first: [
      'The opening sentence, then the text about a first visit.',
      'Both in plain words, as you would say them across the desk.',
    ],
    proof: [
      'Read it aloud to someone who is not a clinician.',
      'They can tell you what you do and how it starts.',
    ],
  },
  design: {
    lead: 'Colors, type and photos that go together.',
    caption: 'More space, fewer fonts and colors.',
    patient: ['People picture your office from your website before they see the door.'],
    first: ['One typeface, one set of colors and more white space.', 'Then photos of the real place.'],
    proof: ['Show a friend the site and then the office.', 'They say it is the same place.'],
  },
  navigation: {
    lead: 'Hours, services and the phone number in a few seconds.',
    caption: 'Nine menu items become four.',
    example: ['Hours', 'Visits', 'Find us', 'Call'],
    patient: [
      'Most visitors come for one thing, such as your hours or a form.',
      'A long menu makes that one thing harder to find.',
    ],
    first: ['A menu that fits on a phone screen.', 'Hours and phone number in the same spot on every page.'],
    proof: ['Hand your phone to a neighbor and ask when you are open.', 'They find it without help.'],
  },
  functionality: {
    lead: 'Booking, forms and links that do what they should.',
    caption: 'We try each step by hand.',
    patient: ['A form that fails costs a patient time. Some do not try again.'],
    first: ['A person tries every button, form and link.', 'What is broken is fixed before anything new.'],
    proof: ['Send yourself a request for a visit.', 'It arrives, and the page says so.'],
  },
  brand_alignment: {
    lead: 'One name, one look and one tone in every place.',
    caption: 'Sign, listing and site: one name.',
    patient: [
      'People see your name on a sign, in a listing and online.',
      'If the three differ, they wonder if they have the right place.',
    ],
    first: ['Name, address and hours, written the same way everywhere.', 'Then the look, and the tone last.'],
    proof: ['Put the site, the listing and the sign side by side.', 'All three read as one practice.'],
  },
  content: {
    lead: 'Your services, your team and answers to common questions.',
    caption: 'Questions first, then the answers.',
    example: ['What should I bring?', 'Where do I park?', 'Do you take my plan?'],
    patient: ['If it is not on the site, a patient has to ask. Not everyone will.'],
    first: ['A list of what your front desk is asked most.', 'Each question gets a short answer.'],
    proof: ['For a week, note what callers want to know.', 'Nearly all of it is on the site.'],
  },
  engagement: {
    lead: 'A clear next step on each page: call, book or write.',
    caption: 'Every page ends with the same button.',
    patient: ['People who find the right page still need a next step.', 'Without one, they read and leave.'],
    first: ['One next step at the end of every page, always in the same words.'],
    proof: ['Open any page.', 'You see how to reach the practice without scrolling far.'],
  },
  mobile: {
    lead: 'Easy to read and to tap on a phone.',
    caption: 'Wide buttons and text that you can read.',
    example: ['Request a visit'],
    patient: [
      'Many people look you up on a phone, often in a hurry.',
      'Small text and tight buttons can stop them before they call.',
    ],
    first: [
      'Requesting a visit with one hand.',
      'That means larger text, wide buttons and a phone number you can tap.',
    ],
    proof: ['Book a visit on your own phone, as a new patient would.', 'You never have to zoom or search.'],
  },
}

/** What we say of areas that the owner wrote; a fourth one and later ones stand as they were written. */
export const OWN_AREA_WORDS: readonly {
  readonly lead: string
  readonly points: Pick<AreaWords, 'patient' | 'proof'> & { readonly ask: readonly string[] }
}[] = [
  {
    lead: 'Your point, in your words.',
    points: {
      patient: ['You know your patients, so it is here as you wrote it.'],
      ask: ['Which page should change before the others?', 'Who can check that it is right?'],
      proof: ['What would people say at the front desk, or stop saying?'],
    },
  },
  {
    lead: 'Also in your words.',
    points: {
      patient: ['We add nothing to it.'],
      ask: ['Where do people notice this first?', 'Have you tried to change it before?'],
      proof: ['Name one thing that would be different after a month.'],
    },
  },
  {
    lead: 'One more from you.',
    points: {
      patient: ['It stands here in the words you chose.'],
      ask: ['How much would it help if we changed only this?'],
      proof: ['Whose day gets easier?'],
    },
  },
]

/** The lead of an own area after those. */
export const LATER_OWN_LEAD = 'From you, unchanged.'
