// What owners can put on the page, and the fields of each.
import { type Added, type AddedKind, textForLine } from '@foyer/shared/api/site-edits.ts'
import { PAGE_WORDS } from '@foyer/shared/sites/page-words.ts'
import {
  CalendarClock,
  CircleHelp,
  ListPlus,
  type LucideIcon,
  MapPin,
  Pin,
  Tag,
  UserPlus,
} from 'lucide-react'
import { sectionOfAdded } from '../../../../site/edit-site.ts'

type AddedField = {
  readonly name: string
  readonly label: string
  /** The most characters that look well. */
  readonly limit: number
  /** A field of several lines. */
  readonly isLong?: true
  readonly type?: 'tel' | 'date'
  readonly autoComplete?: string
}

type AddedForm = {
  readonly icon: LucideIcon
  /** In the menu. */
  readonly title: string
  /** Over its fields. */
  readonly name: string
  readonly about: string
  readonly advice: string
  /** The first is what it cannot do without; a week has days instead. */
  readonly fields: readonly AddedField[]
  /** Whether it is typed in its place on the page; others have a form. */
  readonly isTyped: boolean
}

const NAME: AddedField = { name: 'name', label: 'Name', limit: 40 }
const PRICE: AddedField = { name: 'price', label: 'Price', limit: 24 }
const TEXT = { name: 'text', limit: 160, isLong: true } as const

export const ADDED_FORMS: { readonly [Kind in AddedKind]: AddedForm } = {
  question: {
    icon: CircleHelp,
    title: 'A question',
    name: 'Question',
    about: 'With your answer.',
    advice: 'Tab goes to the answer. Ask it as people ask it on the phone.',
    fields: [
      { name: 'question', label: 'Question', limit: 80 },
      { name: 'answer', label: 'Answer', limit: 400, isLong: true },
    ],
    isTyped: true,
  },
  service: {
    icon: ListPlus,
    title: 'A service',
    name: 'Service',
    about: `With a price. It gets a page of its own with ${PAGE_WORDS} words.`,
    advice: `Tab goes to price and text. With ${PAGE_WORDS} words, questions included, the service gets a page of its own.`,
    fields: [
      NAME,
      PRICE,
      { ...TEXT, label: 'What it is', limit: 600 },
      { ...TEXT, name: 'who', label: 'Who it is for', limit: 600 },
      { ...TEXT, name: 'how', label: 'What happens (a line for each step)', limit: 900 },
      { name: 'ask1', label: 'A question that people ask', limit: 80 },
      { ...TEXT, name: 'answer1', label: 'Your answer', limit: 400 },
      { name: 'ask2', label: 'A second question', limit: 80 },
      { ...TEXT, name: 'answer2', label: 'Your answer to the second question', limit: 400 },
      { name: 'ask3', label: 'A third question', limit: 80 },
      { ...TEXT, name: 'answer3', label: 'Your answer to the third question', limit: 400 },
    ],
    isTyped: true,
  },
  price: {
    icon: Tag,
    title: 'A price or membership',
    name: 'Price',
    about: 'Per visit, month or year, and what it covers.',
    advice: 'Tab goes to price and text. Say what is included, and how it ends.',
    fields: [NAME, PRICE, { ...TEXT, label: 'What it includes' }],
    isTyped: true,
  },
  hours: {
    icon: CalendarClock,
    title: 'Opening hours',
    name: 'Opening hours',
    about: 'Seven days, for people and for search engines.',
    advice: 'Days that are alike are shown as one line. A day without hours is closed.',
    fields: [],
    isTyped: false,
  },
  person: {
    icon: UserPlus,
    title: 'A person',
    name: 'Person',
    about: 'Name, role and two sentences.',
    advice: 'Tab goes to role and text. Ask the person first.',
    fields: [
      NAME,
      { ...NAME, name: 'letters', label: 'Letters behind the name', limit: 24 },
      { ...NAME, name: 'role', label: 'Role, board or specialty', limit: 60 },
      { ...NAME, name: 'licence', label: 'License', limit: 60 },
      { ...NAME, name: 'years', label: 'Years', limit: 40 },
      { ...TEXT, label: 'Two sentences', limit: 240 },
      { ...TEXT, name: 'story', label: 'More, for a page of its own', limit: 1200 },
    ],
    isTyped: true,
  },
  place: {
    icon: MapPin,
    title: 'A second place',
    name: 'Place',
    about: 'With its address and its own phone number.',
    advice: 'The street opens a map, and the number is dialed. What you leave empty is not shown.',
    fields: [
      { ...NAME, label: 'Name of the place' },
      { name: 'street', label: 'Street and suite', limit: 60, autoComplete: 'street-address' },
      { name: 'city', label: 'City and state', limit: 40, autoComplete: 'address-level2' },
      { name: 'zip', label: 'ZIP', limit: 10, autoComplete: 'postal-code' },
      { name: 'phone', label: 'Phone number', limit: 24, type: 'tel', autoComplete: 'tel' },
    ],
    isTyped: false,
  },
  notice: {
    icon: Pin,
    title: 'A notice',
    name: 'Notice',
    about: 'One line at the top, until a day that you choose.',
    advice: 'It stands over everything else. After its last day it is left out by itself.',
    fields: [
      { ...TEXT, label: 'Notice', limit: 120 },
      { name: 'until', label: 'Last day', limit: 10, type: 'date' },
    ],
    isTyped: true,
  },
}

/** All kinds, in the order of the menu. */
export const ADDED_KINDS = Object.keys(ADDED_FORMS) as AddedKind[]

/** What an owner has added, with its id. */
export type AddedItem = { readonly id: string; readonly item: Added }

/** The line of an added item: where it stands in the page, and the field that it shows. */
export type AddedLine = { readonly item: string; readonly field: string }

/** Reads the id of a line; `null` for lines that are ours. */
export function addedLine(id: string): AddedLine | null {
  const [, item, field] = /^[a-z]+\/(add-[a-z0-9]+)\/([a-z]+)/.exec(id) ?? []
  return item && field ? { item, field } : null
}

/** The text in a field of an item; empty where there is none. */
export function fieldText(item: Added | undefined, field: string): string {
  const value = (item as Readonly<Record<string, unknown>> | undefined)?.[field]
  return typeof value === 'string' ? value : ''
}

/** Returns what is typed into a field of an item as it is stored: prose keeps its paragraphs. */
export function itemText(item: Added | undefined, id: string, field: string, typed: string): string {
  return item ? textForLine(`${sectionOfAdded(item.kind)}/${id}/${field}`, typed) : typed
}

/** What the parts of an item are called that are typed on the page. */
export const PART_NAMES: { readonly [field: string]: string } = {
  name: 'Name',
  price: 'Price',
  role: 'Role',
  text: 'Sentence',
  question: 'Question',
  answer: 'Answer',
}

/** The field of an item that gives it its name. */
export function mainField(kind: AddedKind): string {
  return ADDED_FORMS[kind].fields[0]?.name ?? 'mon'
}

/** Whether a field says something of the practice; what is dialed, dated or posted does not. */
export function isProse({ type, autoComplete }: AddedField): boolean {
  return type === undefined && autoComplete === undefined
}

/** What an item is called: its name, or what it is. */
export function addedName(item: Added): string {
  const { name } = ADDED_FORMS[item.kind]
  const said = fieldText(item, mainField(item.kind))
  const short = [...said].length > 40 ? `${[...said].slice(0, 39).join('')}…` : said
  return item.kind === 'hours' ? 'the opening hours' : short ? `“${short}”` : `a ${name.toLowerCase()}`
}

/** The fields of an item as another window had left them; `null` where it has replaced nothing. */
export function replacedText({ replaced }: Added): string | null {
  if (!replaced) return null
  const texts = Object.values(replaced).filter((value) => typeof value === 'string')
  return texts.length > 0 ? `“${texts.join(' · ')}”` : 'other times'
}

/** An item without a word. */
export function emptyItem(kind: AddedKind, at: number): Added {
  const fields = ADDED_FORMS[kind].fields.map(({ name }) => [name, ''])
  return { ...Object.fromEntries(fields), kind, at, ...(kind === 'hours' && { days: {} }) } as Added
}

/** Whether nothing has been typed into an item. */
export function isEmptyItem(item: Added): boolean {
  if (item.kind === 'hours') return Object.values(item.days).every((spans) => !spans?.length)
  return ADDED_FORMS[item.kind].fields.every(({ name }) => fieldText(item, name) === '')
}
