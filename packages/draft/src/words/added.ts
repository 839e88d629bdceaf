import type { AddedKind, Day } from '@foyer/shared/api/site-edits.ts'

/** The label and the heading of a section that the page has only because something was added to it. */
export const ADDED_HEADS = {
  services: ['Services', 'What we offer'],
  questions: ['Questions', 'Common questions'],
  prices: ['Prices', 'Our prices'],
  team: ['Team', 'Who you will meet'],
  hours: ['Hours', 'Opening hours'],
  places: ['More places', 'Our other locations'],
} as const satisfies Readonly<Record<string, readonly [label: string, heading: string]>>

/** What stands in an empty field of an added item while its owner edits the page. */
export const BLANKS: { readonly [Kind in AddedKind]: { readonly [field: string]: string } } = {
  service: {
    name: 'Name of the service',
    price: '$ price',
    text: 'What it is and for whom, in one sentence.',
  },
  question: { question: 'What people ask', answer: 'Your answer, in a few sentences.' },
  price: {
    name: 'Name of the price or membership',
    price: '$ price',
    text: 'What it includes, so that nobody is surprised.',
  },
  person: {
    name: 'First and last name',
    role: 'Role, in your words',
    text: 'Two sentences: what this person does, and what patients like to know.',
  },
  place: { name: 'Name of the place' },
  notice: { text: 'What is new, in one sentence' },
  hours: {},
}

/** Stands in the editor in place of a week without hours. */
export const NO_HOURS = {
  first: 'mon',
  title: 'Monday to Sunday',
  value: 'Your hours',
  isClosed: false,
} as const

/** Days in the order of a week. */
export const DAY_NAMES: Readonly<Record<Day, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** What stands beside a day without hours, and beside one that is open day and night. */
export const CLOSED = 'Closed'
export const ALL_DAY = 'Open 24 hours'
