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
      'Hard words send them to the phone, or away.',
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
    lead: 'Colors, type and photos that look cared for.',
    caption: 'More room, fewer kinds of things.',
    patient: ['People form a picture of your office from your pages, before they have seen the door.'],
    first: [
      'One typeface, one set of colors, and more room between things.',
      'Then photos of the real place.',
    ],
    proof: ['Show a friend the site and then the office.', 'They say it is the same place.'],
  },
  navigation: {
    lead: 'Hours, services and the phone number in a few seconds.',
    caption: 'Nine ways in become four.',
    example: ['Hours', 'Visits', 'Find us', 'Call'],
    patient: [
      'Most visitors come for one thing, such as your hours or a form.',
      'A long menu makes that one thing harder to find.',
    ],
    first: ['A menu no longer than a phone screen.', 'Hours and number on all pages, in one spot.'],
    proof: ['Hand your phone to a neighbor and ask when you are open.', 'The answer comes without help.'],
  },
  functionality: {
    lead: 'Booking, forms and links that do what they should.',
    caption: 'Each way through, tried once by hand.',
    patient: ['A form that fails costs a patient time, and often a call.', 'Some do not try again.'],
    first: [
      'Every button, form and link, pressed once by a person.',
      'What is broken gets fixed before anything new.',
    ],
    proof: ['Send yourself a request for a visit.', 'It arrives, and an answer tells you so.'],
  },
  brand_alignment: {
    lead: 'One name, one look and one tone in every place.',
    caption: 'Sign, listing and site: one name.',
    patient: [
      'Your name meets people on a sign, in a listing and online.',
      'If the three differ, they wonder whether they are in the right place.',
    ],
    first: ['Name, address and hours, written the same way everywhere.', 'Then the look, and last the tone.'],
    proof: ['Put the site, the listing and the sign side by side.', 'All three read as one practice.'],
  },
  content: {
    lead: 'A page for each service, your team and common questions.',
    caption: 'Questions first, then pages.',
    example: ['What should I bring?', 'Where do I park?', 'Do you take my plan?'],
    patient: ['What the site does not say, a patient has to ask.', 'Not everyone will.'],
    first: ['A list of what your front desk is asked most.', 'Each of them gets its own short answer.'],
    proof: ['For a week, note what callers want to know.', 'Nearly all of it is on the site.'],
  },
  engagement: {
    lead: 'A clear next step on each page: call, book or write.',
    caption: 'Every page ends in the same place.',
    patient: [
      'Someone who has found the right page still needs a way on.',
      'Without one, they read and leave.',
    ],
    first: ['A single next step under every text, always in the same words.'],
    proof: ['Open any page you like.', 'Within one screen you see how to reach the practice.'],
  },
  mobile: {
    lead: 'Easy to read and to tap on a phone.',
    caption: 'A thumb reaches the lower half. What matters goes there.',
    example: ['Ask for a visit'],
    patient: [
      'Many people look you up on a phone, often in a hurry.',
      'Small text and tight buttons may stop them before they reach you.',
    ],
    first: [
      'Asking for a visit with one thumb.',
      'That means text at reading size, wide buttons, and the number in reach.',
    ],
    proof: ['Book a visit on your own phone, as a new patient would.', 'You never zoom, and you never hunt.'],
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
      patient: ['You know this better than we do, so we take it as you wrote it.'],
      ask: ['Which page should change before the others?', 'Who can check that it is right?'],
      proof: ['What would you hear at the front desk, or stop hearing?'],
    },
  },
  {
    lead: 'Yours too, as you put it.',
    points: {
      patient: ['Nothing to add from us before we have talked.'],
      ask: ['Where do people meet this first?', 'Has it been tried before?'],
      proof: ['Name one thing that would be different after a month.'],
    },
  },
  {
    lead: 'One more of your own.',
    points: {
      patient: ['It stands here in the words you chose.'],
      ask: ['How much would it help if only this were done?'],
      proof: ['Whose day would be easier?'],
    },
  },
]

/** The lead of an own area after those. */
export const LATER_OWN_LEAD = 'From you, unchanged.'
