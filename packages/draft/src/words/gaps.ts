import { FACT_TASKS, type FactTask, type FactTaskId } from '@foyer/shared/facts/site-facts.ts'
import { PAGE_WORDS } from '@foyer/shared/sites/page-words.ts'

/** A thing that only the owner has. `%name` is the first name of the owner, the name of the practice, or that of a page. */
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

const ofRank = (rank: FactTask['rank']) =>
  FACT_TASKS.filter((task) => task.rank === rank).map((task) => [task.task, task] as const)

// What is no fact with fields: a name, a story, a photo, a link of the answers.
const NAME: GapWords = {
  label: 'the name of your practice',
  advice: 'Your own name is fine until you have one.',
  why: 'It is the first thing on the page, and what people search for.',
  minutes: 2,
}
const STORY: GapWords = {
  label: 'your story',
  advice: 'Why you do this work, in 100 to 250 words.',
  why: 'People choose a person first. Only you can write this part.',
  minutes: 30,
}
const PHOTO: GapWords = {
  label: 'a photo of %name',
  advice: 'By a window, looking at the camera.',
  why: 'It is easier to meet someone whose face you know.',
  minutes: 15,
}
const SERVICE_PAGE: GapWords = {
  label: 'a page for “%name”',
  advice: `With ${PAGE_WORDS} words, questions included, it gets a page of its own.`,
  why: 'People search for what they need, and choose the page that is about it.',
  minutes: 20,
}
const PERSON_PAGE: GapWords = {
  label: 'a page for %name',
  advice: 'A few sentences in the person’s own words: training, work, and what people should know.',
  why: 'People like to know whom they will see.',
  minutes: 15,
}
const PRESENCE_LINK: GapWords = {
  label: 'the link',
  advice: 'Open the page and copy its address.',
  why: 'Without it we cannot compare name, hours and number.',
  minutes: 2,
}

/** What a page may lack. */
export type GapKind =
  | FactTaskId
  | 'name'
  | 'story'
  | 'photo'
  | 'service-page'
  | 'person-page'
  | 'presence-link'

/** In the order in which patients need them: how to reach you, where, what it costs, who you are, what the law asks. */
export const GAP_WORDS = Object.fromEntries([
  ['name', NAME],
  ...ofRank(1),
  ...ofRank(2),
  ['story', STORY],
  ['photo', PHOTO],
  ['service-page', SERVICE_PAGE],
  ['person-page', PERSON_PAGE],
  ...ofRank(3),
  ['presence-link', PRESENCE_LINK],
]) as { readonly [Kind in GapKind]: GapWords }

/** The kinds of gaps, in that order. */
export const GAP_KINDS = Object.keys(GAP_WORDS) as GapKind[]

/** What is asked for before sentences are to be confirmed. */
export const FIRST_GAPS: readonly GapKind[] = ['name', ...ofRank(1).map(([task]) => task)]

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
  values: 'A few words are hard to show large, so they stand at the size of text. People may ask: how?',
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
