import type { LinkType, MarketingHelpId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** Nobody has looked at the site, and the proposal says so. */
export const HONEST = [
  'Nobody has looked at your site for this.',
  'What follows comes from your answers and from what holds for most practice websites.',
  'It says nothing about what is good or bad on yours.',
] as const

/** What stands over the list of places, by who looks after marketing today. */
export const PRESENCE_LEADS: { readonly [Id in MarketingHelpId | 'unknown']: string } = {
  unknown: 'Every place should give the same name, hours and number.',
  none: 'Even people who come by word of mouth look you up before they call.',
  self: 'You look after these yourselves, so the list should stay short.',
  past: 'Before anything moves, find out who holds the passwords to the site and the listings.',
  current: 'Whoever helps you now should see this list first.',
}

/** A line about each place. */
export const PLACE_TEXTS: { readonly [Type in LinkType]: string } = {
  website: 'The site that is online today.',
  google: 'Your hours in Google Search and Maps.',
  facebook: 'The page of the practice, apart from your own.',
  instagram: 'Pictures from the practice, open to all.',
  zocdoc: 'A profile where people can book.',
  healthgrades: 'Reviews, next to your name and address.',
  other: 'Any directory, hospital page or further profile.',
}

/** The questions that a full draft needs and this branch never asked. */
export const OFFER_QUESTIONS = [
  { id: 'type', title: 'What kind of practice is it?', text: ['Your field, from a list or in your words.'] },
  { id: 'model', title: 'How do patients join and pay?', text: ['Insurance, membership or a mix.'] },
  { id: 'place', title: 'Where do you see them?', text: ['An office, a screen, and in which states.'] },
  { id: 'vision', title: 'What makes the practice special?', text: ['As many points as you like.'] },
  { id: 'reason', title: 'Why do you do this work?', text: ['A single reason is enough.'] },
  { id: 'style', title: 'Which of the five styles?', text: ['You have just seen them.'] },
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
  understood: 'Your answers, and nothing else.',
  oneChange: 'One thing, done well.',
  changes: 'The first on your list is the first we would do.',
  screens: ['The same name and the same facts, five times.', 'Which one would your patients know as yours?'],
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
  wishes: 'To make better',
  help: 'Marketing',
} as const

/** How points in the owner's words end the list of wishes. */
export const OWN_WISHES = { one: 'a point of your own', several: 'points of your own' } as const

/** The names of places that the catalogue names otherwise, or no longer. */
export const PLACE_NAMES = { website: 'Website', healthgrades: 'Healthgrades' } as const
