// What a page says of itself, in every style.

/** The link that leads past the header. */
export const SKIP = 'Skip to the content'

/** What a screen reader calls the band of what is new. */
export const NEWS = 'News'

/** What a screen reader calls the line with the numbers to call in a crisis. */
export const CRISIS_NAME = 'Help in a crisis'

/** The links that stay in reach on a phone. */
export const BAR_WORDS = { name: 'Call or book', call: 'Call', book: 'Book' } as const

/** The names of menus, for screen readers. */
export const MENU_NAMES = { page: 'On this page', proposal: 'Contents' } as const

/** Stands before what only the owner has. */
export const TO_ADD = 'To add:'

/** How a screen reader names the mark of a suggestion. */
export const MARK_NAME = 'suggested'

/** Explains the mark of suggestions: `sample` carries it. */
export const LEGEND = {
  request: 'Please confirm.',
  sample: 'Words with this mark',
  meaning: 'are our suggestion.',
} as const

/** The last line of a draft. */
export const MADE = 'Draft made with Foyer'

/** What a published site says at an address that it does not have. */
export const NOT_FOUND = {
  title: 'Page not found',
  lede: 'There is no page at this address.',
  action: 'Go to our website',
} as const

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Says how many people are not shown beside those who are. */
export function otherPeople(count: number): string {
  return `and ${NUMBERS[count - 1] ?? count} more`
}

/** The names of parts of a page of its own. */
export const PAGE_PARTS = {
  here: 'You are here',
  call: 'Before you call',
  services: 'What we do here',
  team: 'Who you will see',
  what: 'What it is',
  who: 'Who it is for',
  how: 'What happens',
  price: 'What you pay',
  questions: 'Questions people ask',
  about: 'About',
  training: 'License and experience',
  next: 'Also here',
} as const
