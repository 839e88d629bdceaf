import type { LinkType, MarketingHelpId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** What a proposal is made of: true whether or not the site was read. */
export const HONEST = [
  'This proposal comes from your answers and from what is true of most practice websites.',
  'It does not judge the site you have.',
] as const

/** What stands over the list of places, by who looks after marketing today. */
export const PRESENCE_LEADS: { readonly [Id in MarketingHelpId | 'unknown']: string } = {
  unknown: 'Name, hours and phone number should be the same everywhere.',
  none: 'People who hear of you from a friend still look you up before they call.',
  self: 'You keep these up yourselves. A short list is easier to keep right.',
  past: 'First find out who has the passwords to the site and the listings.',
  current: 'Show this list to whoever helps you now.',
}

/** A line about each place. */
export const PLACE_TEXTS: { readonly [Type in LinkType]: string } = {
  website: 'The site you have today.',
  google: 'Your hours in Google Search and Maps.',
  facebook: 'The practice’s page, separate from your own.',
  instagram: 'Photos from the practice.',
  zocdoc: 'A profile where people can book.',
  healthgrades: 'Reviews, next to your name and address.',
  other: 'A directory, a hospital page or another profile.',
}

/** The questions that a full draft needs and this branch never asked. */
export const OFFER_QUESTIONS = [
  { id: 'type', title: 'What kind of practice is it?', text: ['Pick your field, or write it.'] },
  { id: 'model', title: 'How do patients join and pay?', text: ['Insurance, membership or a mix.'] },
  {
    id: 'place',
    title: 'Where do you see patients?',
    text: ['At an office, by video or both, and in which states.'],
  },
  { id: 'vision', title: 'What makes the practice special?', text: ['Pick as many as you like.'] },
  { id: 'reason', title: 'Why do you do this work?', text: ['One reason is enough.'] },
  { id: 'style', title: 'Which of the five styles?', text: ['You saw them above.'] },
] as const

/** The headings of a proposal: `label` is a word or two for the contents, `heading` the title of the section. */
export const PROPOSAL_HEADINGS = {
  understood: { label: 'What you told us', heading: 'What you told us' },
  changes: { label: 'What we would change', heading: 'What we would change, in the order you chose' },
  presence: { label: 'Where people find you', heading: 'Where people find you today' },
  screens: { label: 'Five first screens', heading: 'One practice, five first screens' },
  offer: { label: 'The next step', heading: 'Answer six questions for the full draft' },
} as const

/** What stands on the cover. */
export const PROPOSAL_TITLE = 'Redesign proposal'

/** The first sentences of sections. */
export const PROPOSAL_LEADS = {
  understood: 'Your answers, in your order.',
  oneChange: 'One change, done well.',
  changes: 'We would start with the first on your list.',
  screens: ['The same name and facts, in five styles.', 'Which one would your patients recognize as yours?'],
  offer: 'Then you see your whole site in the style you pick.',
} as const

/** The link of the offer. */
export const OFFER_ACTION = 'Answer six questions'

/** The names of what the owner answered. */
export const ANSWER_TERMS = {
  person: 'Your name',
  stage: 'Stage',
  website: 'Website',
  found: 'Also found on',
  wishes: 'To improve',
  help: 'Marketing',
} as const

/** How points in the owner's words end the list of wishes. */
export const OWN_WISHES = { one: 'a point of your own', several: 'points of your own' } as const

/** The names of places that the catalogue names otherwise, or no longer. */
export const PLACE_NAMES = { website: 'Website', healthgrades: 'Healthgrades' } as const
